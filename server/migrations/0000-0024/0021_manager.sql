-- The manager's desk: requests that wait too long go to the manager above, a deputy decides while somebody is away, and
-- courses that a manager recommends.
alter table learning.approval
  add column escalated_to bigint,
  add column escalated_at timestamptz,
  -- In whose place a deputy has decided.
  add column on_behalf_of bigint,
  add foreign key (site_id, escalated_to) references identity.account (site_id, id),
  add foreign key (site_id, on_behalf_of) references identity.account (site_id, id);
create index approval_escalated on learning.approval (site_id, escalated_to, id) where escalated_to is not null;
create index approval_oldest on learning.approval (site_id, asked_at, id) where state = 'pending' and kind = 'manager';
create index approval_for_others on learning.approval (site_id, on_behalf_of) where on_behalf_of is not null;

-- Who stands in for a manager, and when. One per manager: naming another takes the place of the first.
create table learning.deputy (
  site_id integer not null,
  manager_id bigint not null,
  deputy_id bigint not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  primary key (site_id, manager_id),
  foreign key (site_id, manager_id) references identity.account (site_id, id),
  foreign key (site_id, deputy_id) references identity.account (site_id, id),
  check (manager_id <> deputy_id),
  check (from_at < until_at)
);
create index deputy_for on learning.deputy (site_id, deputy_id);

-- A course that a manager recommends to somebody; whether they enrol is their own choice (Q-082).
create table learning.recommendation (
  site_id integer not null,
  account_id bigint not null,
  course_id bigint not null,
  recommended_by bigint not null,
  note text not null default '' check (length(note) <= 100),
  at timestamptz not null,
  primary key (site_id, account_id, course_id, recommended_by),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, recommended_by) references identity.account (site_id, id)
);
create index recommendation_of_course on learning.recommendation (site_id, course_id);
create index recommendation_by on learning.recommendation (site_id, recommended_by, at desc);
