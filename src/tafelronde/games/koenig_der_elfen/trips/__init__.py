"""The best trip over a fixed table, and how far a hand reaches. ``solver`` finds it, compiled."""
