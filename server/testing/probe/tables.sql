create schema probe;
create table probe.note (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  owner_id bigint not null,
  text text not null,
  heard integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, owner_id) references identity.account (site_id, id)
);
create table probe.purse (
  site_id integer not null,
  owner_id bigint not null,
  balance integer not null check (balance >= 0),
  primary key (site_id, owner_id)
);
create table probe.movement (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  owner_id bigint not null,
  amount integer not null,
  note text,
  primary key (site_id, id)
);
create table probe.beat (
  site_id integer not null,
  account_id bigint not null,
  module integer not null,
  seconds integer not null,
  primary key (site_id, account_id, module)
);
insert into probe.purse (site_id, owner_id, balance) select id, 0, 1000000000 from site.site;
grant usage on schema probe to lyceum_app;
grant select, insert, update, delete on all tables in schema probe to lyceum_app;
