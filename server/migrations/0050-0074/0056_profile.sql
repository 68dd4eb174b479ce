-- What somebody says about themselves, and who may see which part of it.
create schema profile;

create table profile.person (
  site_id integer not null,
  account_id bigint not null,
  -- A few words about oneself.
  words text not null default '' check (length(words) <= 200),
  -- Categories of courses, in the order they were chosen.
  interests bigint[] not null default '{}' check (cardinality(interests) <= 10),
  -- B-424: everyone, only people whom the owner follows (Q-128), or nobody else. Kept for each part of a profile.
  seen_data text not null default 'followed' check (seen_data in ('everyone', 'followed', 'self')),
  seen_share text not null default 'everyone' check (seen_share in ('everyone', 'followed', 'self')),
  seen_follow text not null default 'everyone' check (seen_follow in ('everyone', 'followed', 'self')),
  seen_about text not null default 'everyone' check (seen_about in ('everyone', 'followed', 'self')),
  seen_birthday text not null default 'self' check (seen_birthday in ('everyone', 'followed', 'self')),
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
-- Before a file is removed somebody asks whose picture it is.
create index account_photo on identity.account (site_id, avatar_file_id) where avatar_file_id is not null;
