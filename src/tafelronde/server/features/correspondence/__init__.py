"""Games by days: answers left in advance, vacations and quiet hours."""
