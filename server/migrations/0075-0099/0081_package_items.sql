-- Packages: what they said that could not be kept, and packages with several things to learn (SCOs).

-- Of a package with more than one page to begin with: its table of contents, as its manifest lists it.
alter table file.media add column items jsonb;

alter table learning.package
  -- Field and value, as it was said; the last time each, for the learner's record in the console.
  add column unkept jsonb not null default '{}',
  -- Of a package with a table of contents: where the learner was last.
  add column last_item text;

-- What each item of such a package has said of itself. A package with one item stays in learning.package.
create table learning.package_item (
  site_id integer not null,
  enrolment_id bigint not null,
  module_id bigint not null,
  -- Its identifier in the manifest.
  item text not null,
  cmi jsonb not null,
  -- Never cut short.
  suspend_data text not null default '',
  is_done boolean not null default false,
  -- The best it ever reported, of one; null: it gives no score.
  share numeric(8, 7) check (share between 0 and 1),
  updated_at timestamptz not null default now(),
  primary key (site_id, enrolment_id, module_id, item),
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id),
  foreign key (site_id, module_id) references course.module (site_id, id)
);
create index package_item_of_module on learning.package_item (site_id, module_id);
