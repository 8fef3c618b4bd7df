"""Who somebody is, on which devices, and who is there now."""
