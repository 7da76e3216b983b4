"""Learn: the rules, odds and advice as pages, every figure on them computed here."""
