"""Mails and pushes that wait to be sent, each in a queue. The outbox does not know their
subject."""
