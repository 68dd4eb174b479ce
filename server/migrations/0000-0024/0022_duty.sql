-- Who should complete what, and by when: rules that are kept true, and the duty each person has by each of them.

create table learning.duty_rule (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  title text not null check (length(title) between 1 and 60),
  state text not null default 'draft' check (state in ('draft', 'proposed', 'active', 'paused', 'ended')),
  -- Whose people it may name at all; null: the whole organisation.
  unit_id bigint,
  -- The keys of a course's audience: 'all', 'unit:7', 'position:8', 'person:9'.
  audience text[] not null,
  due_kind text not null default 'none' check (due_kind in ('none', 'assigned', 'hired', 'day')),
  due_days integer check (due_days between 1 and 1000),
  due_day date,
  revision integer not null default 0,
  -- How many have it now, kept by whoever writes duties.
  people integer not null default 0,
  created_by bigint not null,
  proposed_by bigint,
  decided_by bigint,
  opinion text not null default '' check (length(opinion) <= 300),
  updated_at timestamptz not null default now(),
  kept_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, unit_id) references org.unit (site_id, id),
  foreign key (site_id, created_by) references identity.account (site_id, id),
  check ((due_kind = 'assigned' or due_kind = 'hired') = (due_days is not null)),
  check ((due_kind = 'day') = (due_day is not null))
);
create index duty_rule_changed on learning.duty_rule (site_id, updated_at desc, id desc);
create index duty_rule_of_unit on learning.duty_rule (site_id, unit_id) where unit_id is not null;

create table learning.duty_course (
  site_id integer not null,
  rule_id bigint not null,
  course_id bigint not null,
  primary key (site_id, rule_id, course_id),
  foreign key (site_id, rule_id) references learning.duty_rule (site_id, id) on delete cascade,
  foreign key (site_id, course_id) references course.course (site_id, id)
);
create index duty_course_of on learning.duty_course (site_id, course_id);

-- Never deleted: who had to do what, since when, until when, and why.
create table learning.duty (
  site_id integer not null,
  rule_id bigint not null,
  course_id bigint not null,
  account_id bigint not null,
  -- The key of the audience by which this person came in.
  because text not null,
  since timestamptz not null,
  due_at timestamptz,
  ended_at timestamptz,
  primary key (site_id, rule_id, course_id, account_id),
  foreign key (site_id, rule_id) references learning.duty_rule (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index duty_of_account on learning.duty (site_id, account_id, course_id) where ended_at is null;
create index duty_of_course on learning.duty (site_id, course_id);
