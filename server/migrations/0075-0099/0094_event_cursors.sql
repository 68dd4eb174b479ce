-- Handlers read events by a cursor for each handler and site, instead of taking one job for each event.

-- Where an event stands in the order of all: the number of its transaction, above that of every earlier generation (see
-- platform.event_position). Null: no handler reads it by its cursor, because an older version stored a job for each handler,
-- or nothing listens to it. Without a default, so that an older version stores null.
alter table platform.fact add column position bigint;
-- What one handler on one site reads next; and what is new anywhere. The second is on an expression, so that it is never used
-- for the first: without the site and the name it would read past the events of all others.
create index fact_for_handlers on platform.fact (site_id, name, position, id) where position is not null;
create index fact_by_position on platform.fact ((position + 0)) where position is not null;

-- Numbers of transactions begin again in another cluster, for instance after a dump was restored there: the generation then
-- becomes the next one, so that positions always grow.
create table platform.event_generation (
  is_only boolean primary key default true check (is_only),
  cluster bigint not null,
  generation bigint not null check (generation between 0 and 8191)
);
insert into platform.event_generation (cluster, generation) select system_identifier, 0 from pg_control_system();

-- Everything before this position has been handled on every site; a site without a cursor begins here.
create table platform.event_handler (
  handler text primary key,
  position bigint not null
);

create table platform.event_cursor (
  site_id integer not null,
  handler text not null,
  -- The last event that was handled, or set aside.
  position bigint not null,
  event_id bigint not null default 0,
  primary key (site_id, handler)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- The first position of this cluster's generation; begins a new one where the rows came from another cluster.
create function platform.event_base() returns bigint language plpgsql volatile as $$
declare
  current_cluster bigint := (select system_identifier from pg_control_system());
  base bigint;
begin
  select generation << 40 into base from platform.event_generation where cluster = current_cluster;
  if base is null then
    update platform.event_generation set cluster = current_cluster, generation = generation + 1
    where cluster <> current_cluster;
    select generation << 40 into strict base from platform.event_generation where cluster = current_cluster;
  end if;
  return base;
end $$;

-- The position of events that this transaction stores.
create function platform.event_position() returns bigint language sql volatile as $$
  select platform.event_base() + pg_current_xact_id()::text::bigint
$$;

-- Whatever is stored from now on, or by a transaction that is still open, stands here or later; everything before is visible
-- to the next statement, and no more will come. Transactions of other databases do not count. One whose lock is not found
-- has ended since the snapshot was taken: it counts, because this statement does not see its rows.
create function platform.event_horizon() returns bigint language sql volatile as $$
  select platform.event_base() + least(
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint,
    (select min(open::text::bigint) from pg_snapshot_xip(pg_current_snapshot()) as open
     where not exists (
       select from pg_locks join pg_stat_activity using (pid)
       where locktype = 'transactionid' and mode = 'ExclusiveLock' and granted and transactionid = open::xid
         and datid <> (select oid from pg_database where datname = current_database()))))
$$;
