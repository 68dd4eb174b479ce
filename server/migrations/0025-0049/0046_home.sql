-- What a person has put on the home page, and what they looked at last.
create schema home;

-- The quick entries of a person in their order: built-in modules and links of their own (Q-125).
create table home.entry (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  module text,
  title text not null default '' check (length(title) <= 17),
  link text not null default '' check (length(link) <= 500),
  -- The crest that is drawn for it.
  image text not null default '' check (length(image) <= 40),
  position integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  check ((module is null) = (title <> '' and link <> '' and image <> ''))
);
create index entry_of_person on home.entry (site_id, account_id, position, id);
-- B-392: the same module cannot be added twice, nor the same link.
create unique index entry_module on home.entry (site_id, account_id, module) where module is not null;
create unique index entry_link on home.entry (site_id, account_id, link) where module is null;

-- What somebody looked at last, each thing once.
create table home.browsed (
  site_id integer not null,
  account_id bigint not null,
  kind text not null check (kind in ('course', 'notice', 'article')),
  target_id bigint not null,
  at timestamptz not null,
  primary key (site_id, account_id, kind, target_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index browsed_last on home.browsed (site_id, account_id, at desc);

-- How long somebody studied within each hour: weeks, months and charts are sums of it, in any time zone.
create table learning.study_hour (
  site_id integer not null,
  account_id bigint not null,
  hour timestamptz not null,
  seconds integer not null default 0 check (seconds >= 0),
  primary key (site_id, account_id, hour),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
-- Rankings look for who has studied lately.
create index study_hour_recent on learning.study_hour (site_id, hour);
