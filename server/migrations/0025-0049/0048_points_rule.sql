-- Rules are changed in the console: who changed one, and which version somebody has looked at.
alter table points.rule
  add column revision integer not null default 1 check (revision >= 1),
  add column changed_by bigint,
  add foreign key (site_id, changed_by) references identity.account (site_id, id);
