"""Rowlock: play, learn and master the roll-and-write dice game Qwixx (an unaffiliated fan project)."""

__version__ = "0.1.0"
