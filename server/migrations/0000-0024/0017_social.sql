-- What people say about things, what they like, collect and share. A thing is a kind and an id; which things there are, and
-- who sees them, is for the rooms to say that own them.
create schema social;

-- Kept by those who write, so that no page counts anything.
create table social.tally (
  site_id integer not null references site.site (id),
  kind text not null,
  target_id bigint not null,
  comments integer not null default 0 check (comments >= 0),
  likes integer not null default 0 check (likes >= 0),
  collects integer not null default 0 check (collects >= 0),
  shares integer not null default 0 check (shares >= 0),
  primary key (site_id, kind, target_id)
);

create table social.comment (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  kind text not null,
  target_id bigint not null,
  -- An answer hangs on what was said first: one level and no more.
  parent_id bigint,
  account_id bigint not null,
  html text not null,
  likes integer not null default 0 check (likes >= 0),
  replies integer not null default 0 check (replies >= 0),
  at timestamptz not null,
  removed_at timestamptz,
  removed_by bigint,
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, parent_id) references social.comment (site_id, id),
  check (parent_id is null or replies = 0),
  -- What was taken away leaves its place and none of its words.
  check (removed_at is null or html = '')
);
create index comment_newest on social.comment (site_id, kind, target_id, id desc)
  where parent_id is null and (removed_at is null or replies > 0);
create index comment_best on social.comment (site_id, kind, target_id, likes desc, id desc)
  where parent_id is null and (removed_at is null or replies > 0);
create index comment_replies on social.comment (site_id, parent_id, id)
  where parent_id is not null and removed_at is null;
create index comment_by_author on social.comment (site_id, account_id, kind, target_id, id desc);

create table social.liking (
  site_id integer not null,
  kind text not null,
  target_id bigint not null,
  account_id bigint not null,
  at timestamptz not null,
  primary key (site_id, kind, target_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index liking_by_person on social.liking (site_id, account_id, kind, target_id);

create table social.favourite (
  site_id integer not null,
  account_id bigint not null,
  kind text not null,
  target_id bigint not null,
  -- Given once each, rising: the newest favourite has the highest, and pages hang on it.
  number bigint not null default platform.next_id(),
  at timestamptz not null,
  primary key (site_id, account_id, kind, target_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index favourite_newest on social.favourite (site_id, account_id, kind, number desc);

-- Who was shown what by whom. The same again within a day is one row, not two.
create table social.share (
  site_id integer not null,
  kind text not null,
  target_id bigint not null,
  account_id bigint not null,
  receiver_id bigint not null,
  note text not null default '' check (length(note) <= 100),
  at timestamptz not null,
  primary key (site_id, receiver_id, kind, target_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, receiver_id) references identity.account (site_id, id),
  check (account_id <> receiver_id)
);
create index share_received on social.share (site_id, receiver_id, at desc);
create index share_by_person on social.share (site_id, account_id, at desc);
