-- Who follows whom, and how many each has: counted by those who write.
create table social.follow (
  site_id integer not null,
  account_id bigint not null,
  followed_id bigint not null,
  -- Given once each, rising: pages hang on it.
  number bigint not null default platform.next_id(),
  at timestamptz not null,
  primary key (site_id, account_id, followed_id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, followed_id) references identity.account (site_id, id),
  check (account_id <> followed_id)
);
create index follow_newest on social.follow (site_id, account_id, number desc);
create index follow_fans on social.follow (site_id, followed_id, number desc);

create table social.person_tally (
  site_id integer not null,
  account_id bigint not null,
  fans integer not null default 0 check (fans >= 0),
  follows integer not null default 0 check (follows >= 0),
  -- Likes that others gave to what this person said.
  likes integer not null default 0 check (likes >= 0),
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
insert into social.person_tally (site_id, account_id, likes)
  select site_id, account_id, sum(likes) from social.comment group by site_id, account_id having sum(likes) > 0;
