"""Playing with one's own dice and pads: score sheets that phones share, and pages of sheets to print."""
