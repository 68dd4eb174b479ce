#!/bin/sh
# Run once by the postgres image on an empty data folder. The owner migrates; the application owns nothing.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" \
  --set keys_password="$KEYS_PASSWORD" <<'SQL'
create role lyceum_owner login password :'owner_password';
create role lyceum_app login password :'app_password';
create role lyceum_keys login password :'keys_password' in role lyceum_app;
create database lyceum owner lyceum_owner encoding 'UTF8' template template0;
revoke all on database lyceum from public;
grant connect on database lyceum to lyceum_app;
SQL
