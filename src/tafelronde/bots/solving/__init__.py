"""Small games solved: exact values, best responses, and how far a policy is from an equilibrium."""
