-- What the desk of the points room keeps: the last adding up of the ledger, acts on many people, and what looks suspicious.
create table points.ledger_check (
  site_id integer primary key references site.site (id),
  movements bigint not null,
  entries bigint not null,
  -- How many things were wrong: unbalanced movements, purses and holds that are not what their entries say.
  faults bigint not null,
  checked_at timestamptz not null
);

-- Points given to many, or taken from them, by one act; undone as a whole.
create table points.bulk (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  amount integer not null check (amount <> 0),
  reason text not null check (length(reason) between 1 and 200),
  people integer not null check (people > 0),
  by_id bigint not null,
  at timestamptz not null,
  undone_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, by_id) references identity.account (site_id, id)
);

-- An earning that waits in its hold until somebody has looked at it.
create table points.suspicion (
  site_id integer not null,
  hold_id bigint not null,
  account_id bigint not null,
  kind text not null check (kind in ('ring', 'partner', 'pace')),
  evidence text not null,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  is_approved boolean,
  primary key (site_id, hold_id),
  foreign key (site_id, hold_id) references points.hold (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  check ((decided_at is null) = (is_approved is null))
);
create index suspicion_open on points.suspicion (site_id, at desc) where decided_at is null;

-- Who liked whose things: what the radar looks at.
create index movement_by_rule on points.movement (site_id, rule, at desc);
