"""Mails and pushes that wait to be sent: one queue each; it does not know what they tell."""
