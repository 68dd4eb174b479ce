-- People who come by list: imports of files and directories, what they changed and how it looked before; and the tokens
-- and foreign ids of SCIM.

-- A list that comes again and again: how its columns are read, and what it means when somebody is missing from it.
create table people.import_series (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  name text not null check (length(name) between 1 and 60),
  source text not null check (source in ('file', 'directory')),
  match_by text not null default 'staffNo' check (match_by in ('staffNo', 'userName')),
  -- Who is not in the list: stays; leaves if this series brought them; leaves whoever brought them.
  missing text not null default 'keep' check (missing in ('keep', 'series', 'site')),
  create_missing boolean not null default false,
  -- Field to column heading, or to attribute of the directory.
  mapping jsonb not null,
  provider_id bigint,
  filter text check (length(filter) <= 1000),
  is_nightly boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, provider_id) references identity.provider (site_id, id),
  check ((source = 'directory') = (provider_id is not null))
);
create unique index import_series_by_name on people.import_series (site_id, lower(name));
create unique index import_series_of_provider on people.import_series (site_id, provider_id) where provider_id is not null;

create table people.import (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  series_id bigint not null,
  state text not null check (state in
    ('mapping', 'checking', 'ready', 'committing', 'done', 'undoing', 'undone', 'failed', 'discarded')),
  file_name text not null,
  file_id bigint,
  headings text[] not null default '{}',
  samples jsonb not null,
  mapping jsonb not null,
  match_by text not null default 'staffNo' check (match_by in ('staffNo', 'userName')),
  missing text not null default 'keep' check (missing in ('keep', 'series', 'site')),
  create_missing boolean not null default false,
  -- What the check found, what the brake says, what the undo could not restore.
  counts jsonb not null,
  steps_total integer not null default 0,
  steps_done integer not null default 0,
  trouble text,
  by_id bigint not null,
  created_at timestamptz not null default now(),
  -- Moved on with every chunk: what has not moved for minutes has lost its worker and is taken up again.
  moved_at timestamptz not null default now(),
  committed_at timestamptz,
  undo_until timestamptz,
  undone_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, series_id) references people.import_series (site_id, id)
);
create index import_of_series on people.import (site_id, series_id, id desc);
create index import_at_work on people.import (moved_at) where state in ('checking', 'committing', 'undoing');
-- One list at a time writes on a site.
create unique index import_writes_alone on people.import (site_id) where state in ('committing', 'undoing');

create table people.import_row (
  site_id integer not null,
  import_id bigint not null,
  -- The line of the file; people who are missing from it come after the last line.
  line integer not null,
  key text not null,
  act text check (act in ('create', 'change', 'same', 'leave', 'rehire', 'faulty', 'spared')),
  account_id bigint,
  -- What the list says, read and made regular; the cells as they came only where something is wrong with them.
  wish jsonb not null,
  cells text[],
  before jsonb,
  after jsonb,
  -- Fields that differ but were corrected by hand, and so stay.
  sticky text[] not null default '{}',
  problems text[] not null default '{}',
  applied_at timestamptz,
  undone_at timestamptz,
  not_restored text[] not null default '{}',
  primary key (site_id, import_id, line),
  foreign key (site_id, import_id) references people.import (site_id, id)
);
create index import_row_by_key on people.import_row (site_id, import_id, key);
create index import_row_by_name on people.import_row (site_id, import_id, lower(wish->>'userName'));
create index import_row_by_act on people.import_row (site_id, import_id, act, line);

-- Which series brought a person last.
create table people.brought (
  site_id integer not null,
  account_id bigint not null,
  series_id bigint not null,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id) on delete cascade,
  foreign key (site_id, series_id) references people.import_series (site_id, id)
);

create table people.scim_token (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  name text not null check (length(name) between 1 and 60),
  token_hash bytea not null,
  -- Its last four characters, so that people can tell two apart.
  tail text not null,
  by_id bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (site_id, id)
);
create unique index scim_token_by_hash on people.scim_token (site_id, token_hash);

-- What the other house calls a person or a unit.
create table people.scim_name (
  site_id integer not null references site.site (id),
  kind text not null check (kind in ('user', 'group')),
  resource_id bigint not null,
  external_id text not null check (length(external_id) between 1 and 200),
  primary key (site_id, kind, resource_id)
);
create index scim_name_by_external on people.scim_name (site_id, kind, external_id);

-- A list may fill an empty site faster than the database notices by itself how large its tables have become, and until it
-- does, every query is planned for a handful of rows. The application owns nothing, so it may not say so; this may.
create function people.take_stock() returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  analyze identity.account;
  analyze org.unit;
  analyze org.job;
  analyze people.entry;
  analyze people.import_row;
end $$;
