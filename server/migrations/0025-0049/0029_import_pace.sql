-- Lists of a hundred thousand people at an even pace: each entry is written once, by keys; tables are counted again only
-- when they have grown; names that two lines claim are found in one pass and need no index.

-- Entries are few and known by their keys, whatever the tables held when this was planned: among two hundred units the
-- planner would rather read all of them, for every person.
alter function people.write_entries(integer, bigint[]) set enable_seqscan = off;

-- Who is made together with a job would have the entry written twice, and it stands in fifteen indexes. A transaction
-- that promises jobs (lyceum.jobs_follow) leaves the entry to them; who has none when it commits gets one then.
create function people.follow_new_accounts() returns trigger language plpgsql as $$
begin
  if current_setting('lyceum.jobs_follow', true) = 'on' then return null; end if;
  perform people.write_entries(c.site_id, array_agg(c.id)) from changed c group by c.site_id;
  return null;
end $$;
drop trigger people_follow_new on identity.account;
create trigger people_follow_new after insert on identity.account
  referencing new table as changed for each statement execute function people.follow_new_accounts();

create function people.follow_late() returns trigger language plpgsql as $$
begin
  if not exists (select from people.entry e where e.site_id = new.site_id and e.account_id = new.id) then
    perform people.write_entries(new.site_id, array[new.id]);
  end if;
  return null;
end $$;
create constraint trigger people_follow_late after insert on identity.account
  deferrable initially deferred for each row
  when (current_setting('lyceum.jobs_follow', true) = 'on') execute function people.follow_late();

-- The rows of a list while it is checked, as they were read. A check that is begun anew throws them away, so they need
-- not outlive a crash, and what the check finds is written once instead of over them.
create unlogged table people.import_draft (
  site_id integer not null,
  import_id bigint not null,
  line integer not null,
  key text not null,
  wish jsonb not null,
  cells text[] not null,
  problems text[] not null,
  primary key (site_id, import_id, line)
);
drop index people.import_row_by_name;
-- The mark that a row was written stays on its page.
alter table people.import_row set (fillfactor = 50);

-- Counts again what has doubled since it was counted last, and only what plans are made from.
create or replace function people.take_stock() returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  counted record;
begin
  for counted in
    select c.oid::regclass as name, t.columns
    from (values
      ('identity.account', '(site_id, id, staff_no, state, is_external)'),
      ('org.unit', ''),
      ('org.job', '(site_id, account_id, unit_id, is_main, until)'),
      -- The list of people is planned from all of it.
      ('people.entry', ''),
      ('people.brought', ''),
      ('people.import_draft', '(site_id, import_id, line, key)'),
      ('people.import_row', '(site_id, import_id, line, act, key)')) as t (name, columns)
    join pg_class c on c.oid = t.name::regclass
    where pg_relation_size(c.oid) / current_setting('block_size')::integer > 2 * greatest(c.relpages, 4)
  loop
    execute format('analyze %s %s', counted.name, counted.columns);
  end loop;
end $$;
