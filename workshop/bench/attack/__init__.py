"""What one address can do to a server, beside a table that plays on."""
