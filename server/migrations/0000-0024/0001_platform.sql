-- The ground: ids, idempotency keys, facts, the audit chain. One schema per room; this one belongs to no room.
create schema platform;

-- 41 bits of milliseconds, 10 bits of shard, 12 bits of sequence: time-ordered, unique over databases,
-- so that a site can move to another database and keep its ids.
create sequence platform.id_sequence as bigint minvalue 0 maxvalue 4095 cycle cache 64;

create function platform.next_id() returns bigint language sql volatile parallel unsafe as $$
  select (((extract(epoch from clock_timestamp()) * 1000)::bigint - 1704067200000) << 22)
       | (coalesce(nullif(current_setting('lyceum.shard', true), '')::bigint, 0) << 12)
       | nextval('platform.id_sequence')
$$;

-- The answer of a write is kept with its effect: the same key gets the same answer, whatever died in between.
create table platform.idempotency (
  site_id integer not null,
  caller text not null,
  key text not null check (length(key) between 8 and 80),
  request_hash bytea not null,
  status integer,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (site_id, caller, key)
);
create index idempotency_by_age on platform.idempotency (at);

-- What has happened, in the order it was told; reactions are jobs enqueued in the same transaction.
create table platform.fact (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  name text not null,
  details jsonb not null,
  actor_id bigint,
  at timestamptz not null default now(),
  primary key (site_id, id, at)
) partition by range (at);
create index fact_by_name on platform.fact (site_id, name, at);
create table platform.fact_other partition of platform.fact default;

-- A reaction marks the fact it has answered in the transaction of its effect, so a second delivery does nothing.
create table platform.reaction_done (
  site_id integer not null,
  fact_id bigint not null,
  reaction text not null,
  at timestamptz not null default now(),
  primary key (site_id, fact_id, reaction)
);
create index reaction_done_by_age on platform.reaction_done (at);

-- Monthly partitions of a table partitioned by range (at), made ahead of time by a clock job.
create function platform.keep_partitions(parent regclass, months_ahead integer) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  month date;
  part text;
begin
  for ahead in 0..months_ahead loop
    month := date_trunc('month', now())::date + make_interval(months => ahead);
    part := format('%s_%s', parent::text, to_char(month, 'YYYYMM'));
    if to_regclass(part) is null then
      execute format('create table %s partition of %s for values from (%L) to (%L)',
                     part, parent, month, month + interval '1 month');
    end if;
  end loop;
end $$;
select platform.keep_partitions('platform.fact', 2);

-- Administrative acts, chained by hash per site; the application may insert and read, nothing else (D27).
create table platform.audit_entry (
  site_id integer not null,
  seq bigint not null,
  at timestamptz not null,
  actor_id bigint,
  real_actor_id bigint,
  acting_role text,
  session_id bigint,
  address text,
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (site_id, seq)
);
create index audit_entry_by_time on platform.audit_entry (site_id, at desc);
create index audit_entry_by_object on platform.audit_entry (site_id, object, seq desc);

create table platform.audit_head (
  site_id integer primary key,
  seq bigint not null,
  hash bytea not null
);
