-- What people have earned a name for: medals by counted deeds, titles and levels by points, places in the rankings.
create schema honor;

create table honor.medal (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  name text not null check (length(name) between 1 and 20),
  words text not null default '' check (length(words) <= 100),
  glyph text not null check (glyph in ('book', 'flame', 'star', 'peak', 'quill', 'shield', 'bloom', 'gate', 'voice')),
  tier text not null check (tier in ('gold', 'silver', 'bronze')),
  picture_id bigint,
  -- Which deed is counted, and how often it takes.
  deed text not null check (length(deed) between 1 and 30),
  needed integer not null check (needed between 1 and 1000000),
  -- Given no longer; whoever has it keeps it.
  is_retired boolean not null default false,
  position integer not null default 0,
  revision integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, picture_id) references file.file (site_id, id)
);
create index medal_by_deed on honor.medal (site_id, deed, needed) where not is_retired;
create index medal_with_picture on honor.medal (site_id, picture_id) where picture_id is not null;

-- How often somebody has done what medals are given for.
create table honor.tally (
  site_id integer not null references site.site (id),
  account_id bigint not null,
  deed text not null check (length(deed) between 1 and 30),
  count integer not null default 0 check (count >= 0),
  primary key (site_id, account_id, deed),
  foreign key (site_id, account_id) references identity.account (site_id, id)
) with (fillfactor = 80);
create index tally_of_deed on honor.tally (site_id, deed, count);

create table honor.earned (
  site_id integer not null references site.site (id),
  account_id bigint not null,
  medal_id bigint not null,
  earned_at timestamptz not null default now(),
  -- When the person was told; once is enough.
  told_at timestamptz,
  -- Its place among the one to three that are shown.
  shown_as smallint check (shown_as between 1 and 3),
  primary key (site_id, account_id, medal_id),
  unique (site_id, account_id, shown_as) deferrable initially deferred,
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, medal_id) references honor.medal (site_id, id)
);
create index earned_of_medal on honor.earned (site_id, medal_id);
create index earned_untold on honor.earned (site_id, account_id) where told_at is null;

create table honor.title (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  name text not null check (length(name) between 1 and 12),
  -- Held from so many points earned in all (Q-119).
  points integer not null check (points between 0 and 100000000),
  primary key (site_id, id),
  unique (site_id, name)
);

-- What somebody has chosen about how they are shown.
create table honor.choice (
  site_id integer not null references site.site (id),
  account_id bigint not null,
  title_id bigint,
  -- Stands in rankings without a name; only oneself knows.
  is_unnamed boolean not null default false,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, title_id) references honor.title (site_id, id)
);
create index choice_of_title on honor.choice (site_id, title_id) where title_id is not null;

-- Rankings as they were at the stated time: the truth that Redis only reads out faster.
create table honor.standing (
  site_id integer not null references site.site (id),
  board text not null check (board in ('credit', 'learned')),
  -- 'all', a year '2026' or a month '2026-03', by the clocks of the site.
  period text not null check (period ~ '^(all|\d{4}(-\d\d)?)$'),
  account_id bigint not null,
  score bigint not null check (score > 0),
  primary key (site_id, board, period, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
) with (fillfactor = 80);
create index standing_order on honor.standing (site_id, board, period, score desc, account_id desc);
create index standing_of_account on honor.standing (site_id, account_id);

create table honor.board (
  site_id integer not null references site.site (id),
  board text not null check (board in ('credit', 'learned')),
  period text not null,
  as_of timestamptz not null,
  people integer not null default 0,
  primary key (site_id, board, period)
);
