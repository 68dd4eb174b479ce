-- A worker takes jobs under one id for each of its lanes. Each row is renewed every few seconds; whoever falls silent
-- has its locks released by another worker, and finds out by released_at.
create table platform.worker_lane (
  pool text primary key,
  node text not null,
  lane text not null,
  -- The names of what it takes from the queue.
  tasks text[] not null,
  started_at timestamptz not null default clock_timestamp(),
  beat_at timestamptz not null default clock_timestamp(),
  released_at timestamptz
);

-- When the clock last started each of its jobs, so that of several workers one does it.
create table platform.clock_tick (
  name text primary key,
  at timestamptz not null
);
