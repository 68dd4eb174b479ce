-- The organisation as it is looked after: units that close, families of positions, lines that differ from the tree,
-- training centres, and the moves of units, each of which can be taken back.

alter table org.unit
  add column closed_at timestamptz,
  drop constraint unit_site_id_code_key,
  -- The path can neither lack its own unit nor name another parent; a circle would need both.
  add constraint unit_path_ends_here check (path[cardinality(path)] = id),
  add constraint unit_path_names_parent check (parent_id is not distinct from path[cardinality(path) - 1]);
-- A closed unit lends its code to the next one.
create unique index unit_by_code on org.unit (site_id, lower(code)) where closed_at is null;

-- Two levels: a sequence, and the subsequences within it.
create table org.family (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  parent_id bigint,
  name text not null check (length(name) between 1 and 40),
  rank integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, parent_id) references org.family (site_id, id),
  check (parent_id <> id)
);
create unique index family_by_name on org.family (site_id, coalesce(parent_id, 0), lower(name));
create index family_children on org.family (site_id, parent_id, rank);

-- No running server reads the old column: it was written by the demonstration data alone.
alter table org.position add column family_id bigint;
insert into org.family (site_id, name) select distinct site_id, left(family, 40) from org.position;
update org.position p set family_id = f.id
  from org.family f where f.site_id = p.site_id and f.parent_id is null and f.name = left(p.family, 40);
alter table org.position
  drop column family,
  add foreign key (site_id, family_id) references org.family (site_id, id);
create index position_in_family on org.position (site_id, family_id);

create index job_main_in_unit on org.job (site_id, unit_id) where is_main and until is null;
create index job_head on org.job (site_id, unit_id) where is_head and until is null;

-- Who somebody answers to, where that is not the nearest head above.
create table org.line (
  site_id integer not null,
  account_id bigint not null,
  manager_id bigint not null,
  set_by bigint,
  set_at timestamptz not null default now(),
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, manager_id) references identity.account (site_id, id),
  check (account_id <> manager_id)
);
create index line_of_manager on org.line (site_id, manager_id, account_id);

create table org.centre (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  code text not null check (length(code) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  place text not null default '' check (length(place) <= 100),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
create unique index centre_by_code on org.centre (site_id, lower(code)) where closed_at is null;

-- A centre trains the people of its units, and of all units below them.
create table org.centre_unit (
  site_id integer not null,
  centre_id bigint not null,
  unit_id bigint not null,
  primary key (site_id, centre_id, unit_id),
  foreign key (site_id, centre_id) references org.centre (site_id, id),
  foreign key (site_id, unit_id) references org.unit (site_id, id)
);
create index centre_of_unit on org.centre_unit (site_id, unit_id);

-- Where a unit stood before it was moved, so that a move can be taken back.
create table org.unit_move (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  unit_id bigint not null,
  from_parent_id bigint,
  from_position integer not null,
  to_parent_id bigint,
  moved_by bigint,
  moved_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, unit_id) references org.unit (site_id, id)
);
create index unit_move_newest on org.unit_move (site_id, unit_id, id desc);
