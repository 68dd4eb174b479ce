-- A private address from which a calendar program reads what falls due for somebody. Only its hash is kept: whoever reads
-- this table has no address. One each; a new one ends the old one.
create table home.calendar_feed (
  site_id integer not null,
  account_id bigint not null,
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create unique index calendar_feed_token on home.calendar_feed (site_id, token_hash);
