-- The console: tables that people take away as files, the record of acts and how far it was verified, and figures of use.
create schema admin;

-- One file somebody asked for. A run claims it with the next number; only the newest run may finish it, so a worker that
-- was killed, or thought dead, leaves no second file.
create table admin.download (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  owner_id bigint not null,
  -- The role in which it was asked: a worker that takes it up again acts in it.
  role text not null,
  kind text not null,
  format text not null check (format in ('xlsx', 'csv')),
  filter jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed', 'refused', 'cancelled')),
  run integer not null default 0,
  -- Where the newest run puts its bytes: the next one clears it away.
  object_key text collate "C",
  -- Where the asker's right held when the rows were read; whoever holds less by now may not have the file.
  scopes jsonb,
  rows_done integer not null default 0,
  rows_total integer,
  file_id bigint,
  size bigint,
  created_at timestamptz not null default now(),
  beat_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, owner_id) references identity.account (site_id, id),
  foreign key (site_id, file_id) references file.file (site_id, id)
);
create index download_of_owner on admin.download (site_id, owner_id, id desc);
create index download_under_way on admin.download (site_id, beat_at) where state in ('waiting', 'running');
create index download_by_expiry on admin.download (site_id, expires_at) where file_id is not null;
create index download_of_file on admin.download (site_id, file_id) where file_id is not null;

-- How far each chain has been walked and found whole.
create table platform.audit_check (
  site_id integer primary key,
  seq bigint not null,
  hash bytea not null,
  checked_at timestamptz not null,
  broken_at bigint
);
create index audit_entry_by_actor on platform.audit_entry (site_id, actor_id, seq desc);
create index audit_entry_by_action on platform.audit_entry (site_id, action text_pattern_ops, seq desc);

create schema report;

-- People at work and sign-ins of a week, by the unit of their main job (0: none). Everyone counts in one unit only, so
-- the units within a reach add up. It outlives the sessions it was counted from.
create table report.activity (
  site_id integer not null references site.site (id),
  week date not null,
  unit_id bigint not null default 0,
  people integer not null check (people >= 0),
  sign_ins integer not null check (sign_ins >= 0),
  primary key (site_id, week, unit_id)
);

create index session_by_start on identity.session (site_id, created_at);

create index account_never_used on identity.account (site_id, id) where last_login_at is null and state = 'active';
