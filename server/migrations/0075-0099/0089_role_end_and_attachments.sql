-- A role may be given until a day: from that moment on it is as if it were not held.
alter table identity.holding add column ends_at timestamptz;
create index holding_ending on identity.holding (site_id, ends_at) where ends_at is not null;

-- INV-R05: somebody whose role ends by itself keeps no site in hands.
create or replace function identity.keep_an_administrator() returns trigger language plpgsql as $$
begin
  -- Two administrators who demote each other wait here, and the second sees what the first has done.
  perform pg_advisory_xact_lock(hashtext('identity.administrator'), old.site_id);
  if not exists (select from identity.holding h
                 join identity.account a on a.site_id = h.site_id and a.id = h.account_id
                 where h.site_id = old.site_id and h.role = 'ADM' and h.ends_at is null and a.state = 'active')
     and exists (select from identity.account a where a.site_id = old.site_id) then
    raise exception 'LAST_ADMINISTRATOR';
  end if;
  return null;
end $$;

-- Files that come with an announcement or article, in their order; the room of files, which stands below, keeps them.
create table news.attachment (
  site_id integer not null references site.site (id),
  item_id bigint not null,
  file_id bigint not null,
  position integer not null,
  -- A picture in the text; the others stand below it as a list.
  in_text boolean not null default false,
  primary key (site_id, item_id, file_id),
  foreign key (site_id, item_id) references news.item (site_id, id)
);
create index attachment_of_file on news.attachment (site_id, file_id);
