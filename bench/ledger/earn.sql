\set account random(1000001, 1000000 + :people)
\set ago random(1, 20000)
begin;
with asked as (
  select distinct on (site_id, account_id) site_id, account_id, at, place, (at at time zone zone)::date - :ago::integer as day
  from unnest(array[:site]::integer[], array[:account]::bigint[], array['Asia/Shanghai']::text[], array[now()]::timestamptz[])
    with ordinality as t (site_id, account_id, zone, at, place)
  order by site_id, account_id, place
)
insert into points.sign_in (site_id, account_id, day, streak, at)
select site_id, account_id, day, 1 + coalesce((
  select before.streak from points.sign_in as before
  where before.site_id = asked.site_id and before.account_id = asked.account_id and before.day = asked.day - 1), 0), at
from asked order by site_id, account_id
on conflict do nothing
returning site_id, account_id, day, streak;
select site_id, account_id, balance, lifetime from points.hold_purses(array[:site]::integer[], array[:account]::bigint[]);
with asked as (
  select *, points.bucket_of(period, at, zone) as bucket
  from unnest(array[:site]::integer[], array[:account]::bigint[], array['signIn']::text[], array['day:' || :ago]::text[],
    array[2]::bigint[], array[null]::text[], array[null]::integer[], array['Asia/Shanghai']::text[], array[now()]::timestamptz[])
    with ordinality as t (site_id, account_id, rule, object, amount, period, times, zone, at, place)
), fresh as (
  select distinct on (site_id, account_id, rule, object) * from asked
  where not exists (
    select from points.movement as known
    where known.site_id = asked.site_id and known.account_id = asked.account_id and known.rule = asked.rule
      and known.object = asked.object and known.kind in ('earn', 'suspect'))
  order by site_id, account_id, rule, object, place
), counted as (
  select fresh.*, row_number() over (partition by site_id, account_id, rule, bucket order by place)
    + case when bucket is null then 0 else (
        select count(*) from points.movement as known
        where known.site_id = fresh.site_id and known.account_id = fresh.account_id and known.rule = fresh.rule
          and known.bucket = fresh.bucket and known.kind in ('earn', 'suspect')) end as nth
  from fresh
), moved as (
  insert into points.movement (site_id, kind, rule, account_id, object, amount, bucket, at)
  select site_id, 'earn', rule, account_id, object, amount, bucket, at
  from counted where times is null or nth <= times
  returning site_id, id, account_id, rule, object, amount, at
), booked as (
  insert into points.entry (site_id, movement_id, leg, book, account_id, amount, lifetime, at)
  select site_id, id, leg, book, case book when 'person' then account_id end, sign * amount,
    case book when 'person' then amount else 0 end, at
  from moved cross join (values (1, 'person', 1), (2, 'system', -1)) as legs (leg, book, sign)
)
select moved.id, asked.amount from asked left join moved on moved.object = asked.object;
insert into platform.fact (site_id, name, details, actor_id, at)
values (:site, 'points.earned', '{"rule":"signIn","amount":2}', :account, now());
insert into platform.fact (site_id, name, details, actor_id, at)
values (:site, 'points.dayBegun', '{"streak":1}', :account, now());
commit;
