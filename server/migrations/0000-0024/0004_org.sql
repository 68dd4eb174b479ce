-- The organisation: units in a tree of any depth, grades, positions, and the jobs people hold.
create schema org;

create table org.unit (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  parent_id bigint,
  code text not null,
  name text not null,
  -- Ids from the root down to this unit: a subtree is one index range, whatever its depth.
  path bigint[] not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, code),
  foreign key (site_id, parent_id) references org.unit (site_id, id)
);
create index unit_children on org.unit (site_id, parent_id, position);
create index unit_subtree on org.unit using gin (path);

create table org.grade (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  code text not null,
  name text not null,
  rank integer not null,
  primary key (site_id, id),
  unique (site_id, code)
);

create table org.position (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  code text not null,
  name text not null,
  family text not null,
  primary key (site_id, id),
  unique (site_id, code)
);

create table org.job (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  unit_id bigint not null,
  position_id bigint not null,
  grade_id bigint,
  is_main boolean not null default true,
  is_head boolean not null default false,
  since date not null,
  until date,
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, unit_id) references org.unit (site_id, id),
  foreign key (site_id, position_id) references org.position (site_id, id),
  foreign key (site_id, grade_id) references org.grade (site_id, id)
);
create unique index job_main on org.job (site_id, account_id) where is_main and until is null;
create index job_in_unit on org.job (site_id, unit_id) where until is null;
create index job_of_account on org.job (site_id, account_id);
create index job_by_position on org.job (site_id, position_id) where until is null;
create index job_by_grade on org.job (site_id, grade_id) where until is null;
