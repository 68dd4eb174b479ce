-- Writes down every row that is inserted, changed or deleted, so that a suite can prove that a refused call did nothing.
create schema watch;
create unlogged table watch.change (
  seq bigint generated always as identity primary key,
  relation text not null,
  operation text not null,
  site_id integer,
  owner_id bigint
);

create function watch.note() returns trigger language plpgsql security definer as $$
declare
  row jsonb := to_jsonb(case when tg_op = 'INSERT' then new else old end);
begin
  insert into watch.change (relation, operation, site_id, owner_id)
  values (tg_table_schema || '.' || tg_table_name, tg_op,
          coalesce(row ->> 'site_id', case when tg_table_schema = 'site' then row ->> 'id' end)::integer,
          coalesce(row ->> 'owner_id', row ->> 'account_id',
                   case when tg_relid = 'identity.account'::regclass then row ->> 'id' end)::bigint);
  return null;
end $$;

do $$
declare
  watched regclass;
begin
  for watched in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'watch')
      and (n.nspname <> 'graphile_worker' or c.relname = '_private_jobs')
  loop
    execute format('create trigger watch after insert or update or delete on %s for each row execute function watch.note()', watched);
  end loop;
end $$;
