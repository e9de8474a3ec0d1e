#!/bin/sh
# Runs once, when the composition makes its database: the role that the shop serves with owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$SERVING_PASSWORD" <<'END'
create role sowgat_shop login password :'password';
END
