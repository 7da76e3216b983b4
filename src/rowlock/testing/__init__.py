"""Conformance suites shipped to others: referee cases, store, bus and player."""
