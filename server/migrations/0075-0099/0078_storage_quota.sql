-- How much a site may store; whoever runs the installation sets it for each. Nobody is stopped by the upgrade: a site has
-- room for twice what it holds today, and 200 GB at least.
alter table site.site add column storage_quota_mb integer not null default 204800 check (storage_quota_mb > 0);

-- What people and their site use, uploads on their way included; kept by triggers, so no writer can forget it.
create table file.usage (
  site_id integer not null references site.site (id),
  -- 0: the site itself.
  owner_id bigint not null,
  used bigint not null default 0,
  primary key (site_id, owner_id)
);

-- What the site's staff brings for everybody, and what the program makes, counts for the site alone.
create function file.is_personal(purpose text) returns boolean language sql immutable parallel safe as $$
  select purpose not in ('logo', 'icon', 'gate', 'medal', 'document', 'audio', 'video', 'scorm', 'import', 'made')
$$;

-- The person first and then the site, always: two who write at once wait for each other and never in a circle.
create function file.book(site integer, owner bigint, purpose text, bytes bigint) returns void language plpgsql as $$
begin
  if bytes = 0 then return; end if;
  insert into file.usage as kept (site_id, owner_id, used)
  select site, counted, bytes
  from unnest(case when file.is_personal(purpose) then array[owner, 0] else array[0::bigint] end) as counted
  on conflict (site_id, owner_id) do update set used = kept.used + excluded.used;
end $$;

create function file.book_file() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.removed_at is null then
    perform file.book(old.site_id, old.owner_id, old.purpose, -old.size);
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null then
    perform file.book(new.site_id, new.owner_id, new.purpose, new.size);
  end if;
  return null;
end $$;
create trigger file_is_booked after insert or delete or update of removed_at, size, owner_id, purpose on file.file
  for each row execute function file.book_file();

-- An upload reserves what it announced until it has become a file, is given up, or has run out.
create function file.book_upload() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.file_id is null then
    perform file.book(old.site_id, old.owner_id, old.purpose, -old.size);
  end if;
  if tg_op <> 'DELETE' and new.file_id is null then
    perform file.book(new.site_id, new.owner_id, new.purpose, new.size);
  end if;
  return null;
end $$;
create trigger upload_is_booked after insert or delete or update of file_id, size, owner_id, purpose on file.upload
  for each row execute function file.book_upload();

-- A form reserves too, for the moment that it flows.
alter table file.upload drop constraint upload_way_check;
alter table file.upload add constraint upload_way_check check (way in ('resumable', 'direct', 'form'));

insert into file.usage (site_id, owner_id, used)
select site_id, owner_id, sum(size)
from (
  select site_id, owner_id, purpose, size from file.file where removed_at is null
  union all select site_id, owner_id, purpose, size from file.upload where file_id is null
) as held
where file.is_personal(purpose)
group by site_id, owner_id;

insert into file.usage (site_id, owner_id, used)
select site_id, 0, sum(size)
from (
  select site_id, size from file.file where removed_at is null
  union all select site_id, size from file.upload where file_id is null
) as held
group by site_id;

update site.site as site
set storage_quota_mb = greatest(204800, least(2 * used / 1048576, 2000000000)::integer)
from file.usage as held
where held.site_id = site.id and held.owner_id = 0;
