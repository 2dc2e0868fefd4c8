"""The table on the network: HTTP and sockets. The rules and the fairness are elsewhere; here are doors and guards."""
