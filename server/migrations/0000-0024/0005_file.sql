-- Every byte that is not a row: who put it there, what it really is, and where it lies in the object store.
create schema file;

create table file.file (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  owner_id bigint not null,
  purpose text not null,
  name text not null check (length(name) between 1 and 255),
  type text not null,
  size bigint not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- Sorted as the object store sorts its keys, so that both can be walked side by side.
  object_key text collate "C" not null unique,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, owner_id) references identity.account (site_id, id)
);
create index file_of_owner on file.file (site_id, owner_id, id desc);
create index file_in_store on file.file (site_id, object_key);

-- Uploads on their way: resumable ones, and those that a browser puts into the object store itself. Gone after a day.
create table file.upload (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  owner_id bigint not null,
  way text not null check (way in ('resumable', 'direct')),
  purpose text not null,
  name text not null check (length(name) between 1 and 255),
  size bigint not null check (size > 0),
  object_key text collate "C" not null unique,
  -- One request at a time writes to an upload, whichever node it reaches; the claim of a dead node runs out.
  lease text,
  leased_until timestamptz,
  is_wanted boolean not null default false,
  -- The file that came of it: a second end finds it and does nothing.
  file_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, owner_id) references identity.account (site_id, id),
  foreign key (site_id, file_id) references file.file (site_id, id)
);
create index upload_of_owner on file.upload (site_id, owner_id);
create index upload_by_age on file.upload (site_id, expires_at);
create index upload_of_file on file.upload (site_id, file_id) where file_id is not null;
