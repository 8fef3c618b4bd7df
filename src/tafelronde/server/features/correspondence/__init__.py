"""Games by days: answers left beforehand, vacations and quiet hours."""
