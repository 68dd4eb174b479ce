-- Every byte that is not a row: who put it there, what it really is, and where it lies in the object store.
create schema file;

create table file.file (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  owner_id bigint not null,
  purpose text not null,
  name text not null check (length(name) between 1 and 255),
  type text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null,
  object_key text not null unique,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, owner_id) references identity.account (site_id, id)
);
create index file_of_owner on file.file (site_id, owner_id, id desc);
