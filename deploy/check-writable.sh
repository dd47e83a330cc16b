#!/bin/sh
# HAProxy's check of a PostgreSQL server: success if it accepts writes. HAProxy passes the address and port of the server
# as the third and fourth argument. The password is that of the file.
export PGPASSFILE=/etc/haproxy/pgpass PGCONNECT_TIMEOUT=2
answer=$(psql -h "$3" -p "$4" -U atrium -d postgres -Atc "show transaction_read_only")
[ "$answer" = "off" ]
