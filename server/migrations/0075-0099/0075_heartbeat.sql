-- A process that can commit says so every ten seconds, by the database's clock.
create table platform.node_heartbeat (
  node text primary key check (length(node) between 1 and 200),
  kind text not null check (kind in ('api', 'worker')),
  started_at timestamptz not null,
  beat_at timestamptz not null
);

-- Times in which no API node could commit. The first heartbeat afterwards writes the row; the unique start keeps it
-- single when several nodes come back together.
create table platform.api_gap (
  id bigint primary key default platform.next_id(),
  began_at timestamptz not null unique,
  ended_at timestamptz not null,
  check (began_at < ended_at)
);

-- exam.pulse is the last acknowledged save of a site from now on; these are the times without any.
create table exam.silence (
  site_id integer not null references site.site (id),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (site_id, began_at),
  check (began_at < ended_at)
);

-- Which gaps were looked at for a site: each is decided once, whoever comes first.
create table exam.gap_weighed (
  site_id integer not null references site.site (id),
  gap_id bigint not null,
  at timestamptz not null default now(),
  primary key (site_id, gap_id)
);

-- An outage as it concerned one exam; who watches over that exam may take it back. It takes the place of exam.outage,
-- which only nodes of the version before still write.
create table exam.downtime (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  exam_id bigint not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  -- The most that was given, as the site had set it then.
  cap_seconds integer not null check (cap_seconds > 0),
  taken_back_at timestamptz,
  taken_back_by bigint,
  primary key (site_id, id),
  unique (site_id, exam_id, began_at),
  foreign key (site_id, exam_id) references exam.exam (site_id, id) on delete cascade,
  foreign key (site_id, taken_back_by) references identity.account (site_id, id),
  check (began_at < ended_at)
);
create index downtime_taken_back_by on exam.downtime (site_id, taken_back_by) where taken_back_by is not null;

-- Whom it moved, and by how much.
create table exam.downtime_move (
  site_id integer not null,
  downtime_id bigint not null,
  attempt_id bigint not null,
  milliseconds integer not null check (milliseconds > 0),
  primary key (site_id, downtime_id, attempt_id),
  foreign key (site_id, downtime_id) references exam.downtime (site_id, id) on delete cascade,
  foreign key (site_id, attempt_id) references exam.attempt (site_id, id) on delete cascade
);
create index downtime_move_of_attempt on exam.downtime_move (site_id, attempt_id);

-- What an invigilator gave by hand.
alter table exam.attempt add column given_seconds integer not null default 0;

alter table exam.act drop constraint act_kind_check;
alter table exam.act add constraint act_kind_check check (kind in
  ('pause', 'resume', 'force', 'reinstate', 'uphold', 'outage', 'outageBack', 'extra', 'given'));
