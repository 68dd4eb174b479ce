-- Points: one ledger, double entry, append only. Every movement has entries that add up to nothing; what a person has is
-- the sum of their entries, kept by the entries themselves: no hand of the application writes a balance (Q-110).
create schema points;

create table points.purse (
  site_id integer not null,
  account_id bigint not null,
  -- What may be spent; there is no credit (INV-P03).
  balance bigint not null default 0 check (balance >= 0),
  -- What was ever earned: spending leaves it alone, only the reversal of an earning takes from it.
  lifetime bigint not null default 0 check (lifetime >= 0),
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
) with (fillfactor = 70);

create table points.movement (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  kind text not null
    check (kind in ('earn', 'grant', 'take', 'tip', 'hold', 'release', 'pay', 'suspect', 'reverse')),
  -- Why: a rule of the catalogue, or what another room calls its reason.
  rule text not null check (length(rule) between 1 and 60),
  -- Whose movement it is, and about what: rule, person and object are moved once.
  account_id bigint not null,
  object text not null check (length(object) between 1 and 120),
  amount bigint not null check (amount > 0),
  -- What a reversal could not take back, because it was spent.
  shortfall bigint not null default 0,
  -- The day or month it counts in, in the site's time zone.
  bucket date,
  reverses bigint,
  reason text check (length(reason) <= 200),
  by_id bigint,
  at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, account_id, rule, object, kind),
  unique (site_id, reverses),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, reverses) references points.movement (site_id, id),
  check ((kind = 'reverse') = (reverses is not null)),
  check (shortfall between 0 and amount and (shortfall = 0 or kind = 'reverse'))
);
create index movement_in_bucket on points.movement (site_id, account_id, rule, bucket) where kind in ('earn', 'suspect');
create index movement_newest on points.movement (site_id, at desc, id desc);

-- What is held back: of an order that was not shipped, a bounty, an earning that looks suspicious.
create table points.hold (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  rule text not null,
  object text not null check (length(object) between 1 and 120),
  amount bigint not null check (amount > 0),
  state text not null default 'held' check (state in ('held', 'released', 'paid')),
  at timestamptz not null,
  settled_at timestamptz,
  primary key (site_id, id),
  unique (site_id, account_id, rule, object),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  check ((state = 'held') = (settled_at is null))
);

create table points.entry (
  site_id integer not null,
  movement_id bigint not null,
  leg smallint not null,
  -- Whose book: a person's purse, the house that gives and takes, a hold, the shop.
  book text not null check (book in ('person', 'system', 'escrow', 'shop')),
  account_id bigint,
  hold_id bigint,
  amount bigint not null,
  lifetime bigint not null default 0,
  at timestamptz not null,
  primary key (site_id, movement_id, leg),
  foreign key (site_id, movement_id) references points.movement (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, hold_id) references points.hold (site_id, id),
  check ((book = 'person') = (account_id is not null)),
  check ((book = 'escrow') = (hold_id is not null)),
  check (amount <> 0 or lifetime <> 0),
  check (lifetime = 0 or book = 'person')
);
create index entry_of_person on points.entry (site_id, account_id, at desc, movement_id desc)
  where account_id is not null;
create index entry_of_hold on points.entry (site_id, hold_id) where hold_id is not null;

-- All entries of a movement are written by one statement, add up to nothing, and move the purses they name. It runs as the
-- owner: the application itself has no right to write a purse.
create function points.book_entries() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if exists (select from fresh group by site_id, movement_id having sum(amount) <> 0) then
    raise exception 'The entries of a movement do not add up to nothing.' using errcode = 'check_violation';
  end if;
  insert into points.purse (site_id, account_id)
  select distinct site_id, account_id from fresh where account_id is not null order by 1, 2
  on conflict do nothing;
  update points.purse as purse
  set balance = purse.balance + moved.amount, lifetime = purse.lifetime + moved.lifetime
  from (select site_id, account_id, sum(amount) as amount, sum(lifetime) as lifetime
        from fresh where account_id is not null group by site_id, account_id) as moved
  where purse.site_id = moved.site_id and purse.account_id = moved.account_id;
  return null;
end $$;
create trigger entries_are_booked after insert on points.entry
  referencing new table as fresh for each statement execute function points.book_entries();

-- Whoever moves points holds the purses first, always in the same order: per person all is one after the other.
create function points.hold_purses(site_ids integer[], account_ids bigint[])
  returns table (site_id integer, account_id bigint, balance bigint, lifetime bigint)
  language plpgsql security definer set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  insert into points.purse (site_id, account_id)
  select distinct wanted.site_id, wanted.account_id
  from unnest(site_ids, account_ids) as wanted (site_id, account_id)
  where not exists (select from points.purse as purse
                    where purse.site_id = wanted.site_id and purse.account_id = wanted.account_id)
  order by 1, 2
  on conflict do nothing;
  return query
    select purse.site_id, purse.account_id, purse.balance, purse.lifetime
    from points.purse as purse
    where (purse.site_id, purse.account_id) in (select * from unnest(site_ids, account_ids))
    order by purse.site_id, purse.account_id
    for no key update;
end $$;

-- The day or month in which a moment counts, by the clocks of the site (INV-P06).
create function points.bucket_of(period text, at timestamptz, zone text) returns date
  language sql stable parallel safe as $$
  select case period
    when 'DAY' then (at at time zone zone)::date
    when 'MONTH' then date_trunc('month', at at time zone zone)::date
    when 'ONCE' then date '2000-01-01'
  end
$$;

-- What a site has changed about a rule; the catalogue in the code says the rest.
create table points.rule (
  site_id integer not null references site.site (id),
  name text not null check (length(name) between 1 and 60),
  points integer not null check (points between 0 and 100000),
  period text check (period in ('DAY', 'MONTH', 'ONCE')),
  times integer check (times between 1 and 10000),
  is_on boolean not null default true,
  active_from timestamptz,
  active_until timestamptz,
  changed_at timestamptz not null,
  primary key (site_id, name),
  check ((period is null) = (times is null)),
  check (active_from is null or active_until is null or active_from < active_until)
);

-- One row per day on which somebody came by; the streak is that of the days before, and one more (INV-P07).
create table points.sign_in (
  site_id integer not null,
  account_id bigint not null,
  day date not null,
  streak integer not null check (streak >= 1),
  at timestamptz not null,
  primary key (site_id, account_id, day),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

-- A daily task that was done; collected once (INV-P08).
create table points.task (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  day date not null,
  type text not null check (length(type) between 1 and 40),
  points integer not null check (points >= 0),
  done_at timestamptz not null,
  collected_at timestamptz,
  primary key (site_id, id),
  unique (site_id, account_id, day, type),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

-- The best percentage that each paper of an exam has brought, so that a regrade moves no more than the difference (INV-P14).
create table points.exam_score (
  site_id integer not null,
  account_id bigint not null,
  exam_id bigint not null,
  attempt_id bigint not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  primary key (site_id, account_id, exam_id, attempt_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
