-- What somebody has begun to write and not yet published. The editor gives each text a key of its own and saves under
-- it again and again (Q-105).
create table profile.draft (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  client_key text not null check (length(client_key) between 8 and 64),
  type text not null check (type in ('article', 'question', 'topic', 'document')),
  title text not null check (length(title) <= 200),
  content jsonb not null,
  -- How the text begins, written with it: a list of drafts reads no texts.
  excerpt text not null check (length(excerpt) <= 120),
  saved_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, account_id, client_key),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index draft_newest on profile.draft (site_id, account_id, saved_at desc, id desc);
