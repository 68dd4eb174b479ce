-- What people do with courses: places and queues, enrolments and who agreed to them, progress module by module,
-- what was completed, and what was said about it.
create schema learning;

-- The places of a course. A place is taken by raising the counter under a condition, so two can never share the last one.
create table learning.seat (
  site_id integer not null,
  course_id bigint not null,
  taken integer not null default 0 check (taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  -- Numbers of the waiting queue, given once each: who came first goes first.
  last_number bigint not null default 0,
  primary key (site_id, course_id),
  foreign key (site_id, course_id) references course.course (site_id, id)
);

create table learning.enrolment (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  course_id bigint not null,
  account_id bigint not null,
  -- The version this person studies; moved by an administrator only.
  version_id bigint not null,
  round integer not null default 1 check (round > 0),
  status text not null check (status in
    ('PENDING', 'WAITING', 'IN_PROGRESS', 'COMPLETED', 'PASSED', 'FAILED', 'ABANDONED', 'REJECTED', 'CANCELLED')),
  -- The newest enrolment of this person in this course; earlier rounds stay readable.
  is_current boolean not null default true,
  holds_seat boolean not null default false,
  queue_number bigint,
  source text not null default 'self' check (source in ('self', 'manager', 'rule', 'administrator')),
  form_file_id bigint,
  progress smallint not null default 0 check (progress between 0 and 100),
  score numeric(6, 1),
  seconds integer not null default 0,
  due_at timestamptz,
  applied_at timestamptz not null default now(),
  began_at timestamptz,
  studied_at timestamptz,
  ended_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, version_id) references course.version (site_id, id),
  -- INV-L02: nobody both waits and has a place.
  check ((status = 'WAITING') = (queue_number is not null)),
  check (not (status = 'WAITING' and holds_seat))
);
create unique index enrolment_current on learning.enrolment (site_id, account_id, course_id) where is_current;
create index enrolment_of_course on learning.enrolment (site_id, course_id, status) where is_current;
create index enrolment_in_queue on learning.enrolment (site_id, course_id, queue_number) where status = 'WAITING';
create index enrolment_studied on learning.enrolment (site_id, account_id, studied_at desc nulls last, id desc)
  where is_current;
create index enrolment_due on learning.enrolment (site_id, due_at) where status = 'IN_PROGRESS' and due_at is not null;
create index enrolment_of_version on learning.enrolment (site_id, version_id) where status = 'IN_PROGRESS';

-- INV-L03: a status moves along its ways and no other; `ways` in the room's rules is the same table.
create function learning.keep_to_the_ways() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (new.status = any (case old.status
      when 'PENDING' then array['WAITING', 'IN_PROGRESS', 'REJECTED', 'CANCELLED']
      when 'WAITING' then array['PENDING', 'IN_PROGRESS', 'CANCELLED', 'REJECTED']
      when 'IN_PROGRESS' then array['COMPLETED', 'PASSED', 'FAILED', 'ABANDONED', 'CANCELLED']
      when 'FAILED' then array['PASSED']
      when 'ABANDONED' then array['IN_PROGRESS']
      else array[]::text[] end)) then
    raise exception 'An enrolment does not go from % to %.', old.status, new.status;
  end if;
  return new;
end $$;
create trigger enrolment_keeps_to_the_ways before update of status on learning.enrolment
  for each row execute function learning.keep_to_the_ways();

create table learning.approval (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  enrolment_id bigint not null,
  step smallint not null,
  kind text not null check (kind in ('manager', 'administrator')),
  -- The manager who is asked; null: whoever administers the course.
  approver_id bigint,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  opinion text not null default '' check (length(opinion) <= 300),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint,
  primary key (site_id, id),
  unique (site_id, enrolment_id, step),
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id),
  foreign key (site_id, approver_id) references identity.account (site_id, id)
);
create index approval_waiting on learning.approval (site_id, approver_id, id) where state = 'pending';
create index approval_decided on learning.approval (site_id, approver_id, decided_at desc, id desc)
  where state <> 'pending';

create table learning.progress (
  site_id integer not null,
  enrolment_id bigint not null,
  module_id bigint not null,
  opens integer not null default 0,
  submits integer not null default 0,
  is_viewed boolean not null default false,
  is_saved boolean not null default false,
  is_reported boolean not null default false,
  score numeric(6, 1),
  seconds integer not null default 0,
  -- Where to go on, in seconds or pages.
  position integer not null default 0,
  -- What was proved to be seen, in seconds or pages.
  covered int4multirange not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (site_id, enrolment_id, module_id),
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id),
  foreign key (site_id, module_id) references course.module (site_id, id)
);
create index progress_of_module on learning.progress (site_id, module_id);

-- The one player that counts for a person: the newest opened. An older one learns that from its next beat.
create table learning.player (
  site_id integer not null,
  account_id bigint not null,
  token text not null,
  enrolment_id bigint not null,
  module_id bigint not null,
  beat_at timestamptz not null,
  position numeric(9, 2) not null default 0,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id)
);
create index player_of_enrolment on learning.player (site_id, enrolment_id);

-- A ledger: what was completed, under which version, by what right. Nothing is ever taken out of it.
create table learning.completion (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  enrolment_id bigint not null,
  course_id bigint not null,
  account_id bigint not null,
  version_id bigint not null,
  kind text not null check (kind in ('criteria', 'waiver')),
  score numeric(6, 1),
  granted_by bigint,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, enrolment_id),
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, version_id) references course.version (site_id, id)
);
create index completion_of_account on learning.completion (site_id, account_id, course_id);
create index completion_of_course on learning.completion (site_id, course_id, at desc);

create table learning.rating (
  site_id integer not null,
  course_id bigint not null,
  account_id bigint not null,
  stars smallint not null check (stars between 1 and 5),
  at timestamptz not null default now(),
  primary key (site_id, course_id, account_id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index rating_of_account on learning.rating (site_id, account_id);
