-- Writes down every row that is inserted, changed or deleted, so that a suite can prove that a refused call did nothing.
create schema watch;
create unlogged table watch.change (
  seq bigint generated always as identity primary key,
  relation text not null,
  operation text not null,
  site_id integer,
  owner_id bigint
);

-- Its arguments are the columns that name the site and the people of a row: to turn every row into JSON cost more than the rest.
create function watch.note() returns trigger language plpgsql security definer as $$
declare
  changed record;
  site integer;
  owner bigint;
begin
  if current_setting('watch.paused', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then changed := new; else changed := old; end if;
  if tg_argv[0] = 'site_id' then site := changed.site_id; elsif tg_argv[0] = 'id' then site := changed.id; end if;
  if tg_argv[1] = 'owner_id' then owner := changed.owner_id; end if;
  if owner is null and tg_argv[2] = 'account_id' then owner := changed.account_id; end if;
  if owner is null and tg_relid = 'identity.account'::regclass then owner := changed.id; end if;
  insert into watch.change (relation, operation, site_id, owner_id)
  values (tg_table_schema || '.' || tg_table_name, tg_op, site, owner);
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in
    select c.oid::regclass as name,
           case when 'site_id' = any (a.names) then 'site_id' when n.nspname = 'site' then 'id' else '' end as site,
           case when 'owner_id' = any (a.names) then 'owner_id' else '' end as owner,
           case when 'account_id' = any (a.names) then 'account_id' else '' end as account
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (select array_agg(attname::text) as names from pg_attribute
                        where attrelid = c.oid and attnum > 0 and not attisdropped) a
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'watch')
      and (n.nspname <> 'graphile_worker' or c.relname = '_private_jobs')
  loop
    execute format('create trigger watch after insert or update or delete on %s for each row execute function watch.note(%L, %L, %L)',
                   watched.name, watched.site, watched.owner, watched.account);
  end loop;
end $$;
