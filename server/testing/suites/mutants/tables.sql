create schema mutant;
create table mutant.leaf (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  note_id bigint not null,
  owner_id bigint not null,
  text text not null,
  primary key (site_id, id),
  foreign key (site_id, note_id) references probe.note (site_id, id)
);
grant usage on schema mutant to lyceum_app;
grant select, insert, update, delete on all tables in schema mutant to lyceum_app;
