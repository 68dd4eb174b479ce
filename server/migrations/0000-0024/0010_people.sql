-- People as administrators see them: one row per person to look through, what was corrected by hand, departures, views of
-- the list, acts on many at once; and sessions in which somebody else looks on.
create schema people;

-- Who looks on through this session, and from which one of their own. Such a session only reads.
alter table identity.session
  add column real_account_id bigint,
  add column real_session_id bigint,
  add constraint session_real_whole check ((real_account_id is null) = (real_session_id is null)),
  add foreign key (site_id, real_account_id) references identity.account (site_id, id);
create index session_looked_through on identity.session (site_id, real_account_id) where real_account_id is not null and ended_at is null;

-- Everything that the list of people filters and sorts by, in one row: a page costs the same however many there are.
-- Keys are what is typed to find somebody: in small letters, compared byte by byte so that a beginning is an index range.
create table people.entry (
  site_id integer not null,
  account_id bigint not null,
  -- Chinese names sort by their reading.
  name text collate "zh-x-icu" not null,
  name_key text collate "C" not null,
  -- The name without its first character, or after its first word: who knows only the given name finds the person.
  given_key text collate "C" not null,
  user_key text collate "C" not null,
  staff_key text collate "C" not null,
  email_key text collate "C" not null,
  -- Digits without the country: 13900000001, 912345678.
  phone_key text collate "C" not null,
  state text not null check (state in ('pending', 'active', 'suspended', 'left')),
  is_external boolean not null,
  -- Never is the first day there was, so that every order has a place for it.
  joined_key date not null,
  login_key timestamptz not null,
  -- The main job.
  unit_id bigint,
  position_id bigint,
  grade_id bigint,
  -- The units of all open jobs and everything above them: a subtree is one element.
  unit_ids bigint[] not null,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id) on delete cascade
);
create index entry_in_name_order on people.entry (site_id, name, account_id);
create index entry_in_staff_order on people.entry (site_id, staff_key, account_id);
create index entry_in_joining_order on people.entry (site_id, joined_key, account_id);
create index entry_in_login_order on people.entry (site_id, login_key, account_id);
create index entry_by_name on people.entry (site_id, name_key, account_id);
create index entry_by_given on people.entry (site_id, given_key, account_id);
create index entry_by_user on people.entry (site_id, user_key, account_id);
create index entry_by_email on people.entry (site_id, email_key, account_id) where email_key <> '';
create index entry_by_phone on people.entry (site_id, phone_key, account_id) where phone_key <> '';
create index entry_by_unit on people.entry using gin (unit_ids);
create index entry_by_position on people.entry (site_id, position_id, account_id) where position_id is not null;
create index entry_by_grade on people.entry (site_id, grade_id, account_id) where grade_id is not null;
create index entry_by_state on people.entry (site_id, state, account_id) where state <> 'active';
create index entry_of_guests on people.entry (site_id, account_id) where is_external;

-- What an entry must say, from the tables that know.
create view people.truth as
select a.site_id, a.id as account_id, a.name,
       lower(a.name) as name_key,
       case when a.name ~ '\S\s+\S' then lower(regexp_replace(a.name, '^\s*\S+\s+', '')) else lower(substr(a.name, 2)) end as given_key,
       lower(a.user_name) as user_key,
       lower(coalesce(a.staff_no, '')) as staff_key,
       lower(coalesce(a.email, '')) as email_key,
       regexp_replace(regexp_replace(coalesce(a.phone, ''), '\D', '', 'g'), '^(86(?=1\d{10}$)|886|0)', '') as phone_key,
       a.state, a.is_external,
       coalesce(a.joined_on, '0001-01-01') as joined_key,
       coalesce(a.last_login_at, '0001-01-01 00:00:00+00') as login_key,
       main.unit_id, main.position_id, main.grade_id,
       coalesce(places.unit_ids, '{}') as unit_ids
from identity.account a
left join org.job main
  on main.site_id = a.site_id and main.account_id = a.id and main.is_main and main.until is null
left join lateral (
  select array_agg(distinct step order by step) as unit_ids
  from org.job j
  join org.unit u on u.site_id = j.site_id and u.id = j.unit_id
  cross join lateral unnest(u.path) step
  where j.site_id = a.site_id and j.account_id = a.id and j.until is null
) places on true;

-- Writes the entries of some people anew. They are held first, and what they must say is asked afterwards: of two changes
-- at the same instant the second knows of the first.
create function people.write_entries(site integer, accounts bigint[]) returns bigint language plpgsql as $$
declare
  written bigint;
begin
  perform 1 from people.entry e where e.site_id = site and e.account_id = any (accounts)
    order by e.account_id for no key update;
  insert into people.entry as e
  select t.* from people.truth t where t.site_id = site and t.account_id = any (accounts)
  on conflict (site_id, account_id) do update
    set name = excluded.name, name_key = excluded.name_key, given_key = excluded.given_key,
        user_key = excluded.user_key, staff_key = excluded.staff_key, email_key = excluded.email_key,
        phone_key = excluded.phone_key, state = excluded.state, is_external = excluded.is_external,
        joined_key = excluded.joined_key, login_key = excluded.login_key, unit_id = excluded.unit_id,
        position_id = excluded.position_id, grade_id = excluded.grade_id, unit_ids = excluded.unit_ids
    where e is distinct from excluded;
  get diagnostics written = row_count;
  return written;
end $$;

-- The database keeps the entries, in the transaction of whatever changed: no writer can forget them.
create function people.follow_accounts() returns trigger language plpgsql as $$
begin
  perform people.write_entries(c.site_id, array_agg(c.id)) from changed c group by c.site_id;
  return null;
end $$;
create trigger people_follow_new after insert on identity.account
  referencing new table as changed for each statement execute function people.follow_accounts();
create trigger people_follow after update on identity.account
  referencing new table as changed for each statement execute function people.follow_accounts();

create function people.follow_jobs() returns trigger language plpgsql as $$
begin
  perform people.write_entries(c.site_id, array_agg(distinct c.account_id)) from changed c group by c.site_id;
  return null;
end $$;
create trigger people_follow_new after insert on org.job
  referencing new table as changed for each statement execute function people.follow_jobs();
create trigger people_follow after update on org.job
  referencing new table as changed for each statement execute function people.follow_jobs();
create trigger people_follow_gone after delete on org.job
  referencing old table as changed for each statement execute function people.follow_jobs();

create function people.follow_units() returns trigger language plpgsql as $$
begin
  perform people.write_entries(j.site_id, array_agg(distinct j.account_id))
  from now_is n join was w on w.site_id = n.site_id and w.id = n.id and w.path <> n.path
  join org.job j on j.site_id = n.site_id and j.unit_id = n.id and j.until is null
  group by j.site_id;
  return null;
end $$;
create trigger people_follow after update on org.unit
  referencing old table as was new table as now_is for each statement execute function people.follow_units();

-- Entries that do not say what they must, from one account on, so many looked at; answers the last one and how many were mended.
create function people.mend_entries(site_id integer, after_account bigint, most integer)
  returns table (last_account bigint, mended bigint) language plpgsql as $$
declare
  looked bigint[];
begin
  looked := array(select a.id from identity.account a where a.site_id = mend_entries.site_id and a.id > after_account order by a.id limit most);
  last_account := looked[cardinality(looked)];
  mended := case when last_account is null then 0 else people.write_entries(mend_entries.site_id, looked) end;
  return next;
end $$;

select people.write_entries(a.site_id, array_agg(a.id)) from identity.account a group by a.site_id;

-- A field that an administrator has corrected by hand: imports leave it as it is until it is released.
create table people.held_field (
  site_id integer not null,
  account_id bigint not null,
  field text not null,
  held_by bigint not null,
  held_at timestamptz not null default now(),
  primary key (site_id, account_id, field),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

-- Somebody leaves on a day, for a reason. A day to come waits for the clock.
create table people.departure (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  leaves_on date not null,
  reason text not null default '' check (length(reason) <= 200),
  decided_by bigint not null,
  decided_at timestamptz not null default now(),
  done_at timestamptz,
  -- Taken back, or ended by coming back.
  ended_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create unique index departure_open on people.departure (site_id, account_id) where ended_at is null;
create index departure_due on people.departure (site_id, leaves_on) where done_at is null and ended_at is null;

-- Filters, order and columns of the list under a name; shared ones are everybody's who sees the list.
create table people.saved_view (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  owner_id bigint not null,
  name text not null check (length(name) between 1 and 40),
  is_shared boolean not null default false,
  query jsonb not null,
  columns text[] not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, owner_id) references identity.account (site_id, id)
);
create index saved_view_of_owner on people.saved_view (site_id, owner_id);
create index saved_view_shared on people.saved_view (site_id) where is_shared;

-- The columns somebody has chosen for the list.
create table people.column_choice (
  site_id integer not null,
  account_id bigint not null,
  columns text[] not null,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

-- One act on many people, with what each of them was before: that is what undoing it goes back to.
create table people.bulk_act (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  act text not null check (act in ('leave', 'move', 'end-sessions')),
  details jsonb not null,
  acted_by bigint not null,
  acted_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, acted_by) references identity.account (site_id, id)
);
create index bulk_act_newest on people.bulk_act (site_id, acted_by, id desc);

create table people.bulk_step (
  site_id integer not null,
  bulk_id bigint not null,
  account_id bigint not null,
  before jsonb not null,
  primary key (site_id, bulk_id, account_id),
  foreign key (site_id, bulk_id) references people.bulk_act (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
