-- What the organisation tells many: announcements that some must acknowledge, and news.
create schema news;

create table news.item (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  kind text not null check (kind in ('notice', 'article')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  title text not null check (length(title) between 1 and 80),
  summary text not null default '' check (length(summary) <= 200),
  content jsonb not null,
  -- Keys as a course's audience names people: one row, whoever may read it (no copy for each of a hundred thousand).
  audience text[] not null default '{all}',
  unit_id bigint,
  is_pinned boolean not null default false,
  must_acknowledge boolean not null default false,
  -- Whoever has agreed has agreed to a version; a new one asks again.
  version integer not null default 1,
  shown_from timestamptz,
  shown_until timestamptz,
  -- Anyone who has the address may read it, without signing in (Q-077).
  is_public boolean not null default false,
  place text not null default '' check (length(place) <= 80),
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  reads integer not null default 0,
  acknowledged integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, created_by) references identity.account (site_id, id),
  foreign key (site_id, unit_id) references org.unit (site_id, id),
  check (shown_from < shown_until)
);
create index item_on_board on news.item (site_id, kind, is_pinned desc, shown_from desc, id desc) where state = 'published';
create index item_by_time on news.item (site_id, kind, id desc);

-- What somebody has read, for how long, and what they have agreed to.
create table news.reading (
  site_id integer not null,
  item_id bigint not null,
  account_id bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  seconds integer not null default 0 check (seconds >= 0),
  acknowledged_version integer,
  acknowledged_at timestamptz,
  primary key (site_id, account_id, item_id),
  foreign key (site_id, item_id) references news.item (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index reading_of_item on news.reading (site_id, item_id, last_at desc);
