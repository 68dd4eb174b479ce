-- Run after every migration: what the application's roles may do. They own nothing. lyceum_keys may do all that
-- lyceum_app may, and reads the schemas named *_key besides, which the other cannot even see into (INV-E02).
do $$
declare
  room text;
  ledger regclass;
  queue regclass;
begin
  if not exists (select from pg_roles where rolname = 'lyceum_app') then
    create role lyceum_app login;
  end if;
  if not exists (select from pg_roles where rolname = 'lyceum_keys') then
    begin
      create role lyceum_keys login in role lyceum_app;
    exception when duplicate_object or unique_violation then null; -- another database of the cluster was quicker
    end;
  end if;
  for room in select nspname from pg_namespace where nspname ~ '_key$' loop
    execute format('grant usage on schema %I to lyceum_keys', room);
    execute format('grant select, insert, update, delete on all tables in schema %I to lyceum_keys', room);
  end loop;
  for room in select nspname from pg_namespace
              where nspname !~ '^pg_|_key$' and nspname not in ('information_schema', 'public') loop
    execute format('grant usage on schema %I to lyceum_app', room);
    execute format('grant select, insert, update, delete on all tables in schema %I to lyceum_app', room);
    execute format('grant usage, select on all sequences in schema %I to lyceum_app', room);
    execute format('grant execute on all functions in schema %I to lyceum_app', room);
  end loop;
  -- The job queue guards its tables row by row; the application enqueues and works all of them.
  for queue in select oid from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
               and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'lyceum_app_all') loop
    execute format('create policy lyceum_app_all on %s for all to lyceum_app using (true) with check (true)', queue);
  end loop;
  -- Append only, partitions included: no hand of the application can change what has been recorded.
  for ledger in select 'platform.audit_entry'::regclass union select 'learning.completion'::regclass
                union select 'mall.stock_movement'::regclass
                union select 'points.movement'::regclass union select 'points.entry'::regclass union select relid from pg_partition_tree('platform.fact') loop
    execute format('revoke update, delete on %s from lyceum_app', ledger);
  end loop;
end $$;
-- What a person has follows from the entries (see points.book_entries); nobody writes it.
revoke insert, update, delete on points.purse from lyceum_app;
-- Begun and moved on by the application, and only along the entries (see platform.audit_head_follows).
revoke delete on platform.audit_head from lyceum_app;
revoke insert, update, delete on platform.migration from lyceum_app;
