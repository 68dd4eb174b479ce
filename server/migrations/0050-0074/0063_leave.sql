create schema leave;

-- Somebody asks to be away from training, or from one course of theirs.
create table leave.request (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  -- The course it is about; null: all training of these days.
  course_id bigint,
  type text not null check (type in ('PERSONAL', 'SICK', 'PUBLIC')),
  reason text not null check (length(reason) between 1 and 500),
  from_at timestamptz not null,
  until_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  -- The manager who is asked, of the moment; null: whoever administers leave.
  approver_id bigint,
  -- Waited too long: the manager above may decide as well; null beside a moment: whoever administers leave.
  escalated_to bigint,
  escalated_at timestamptz,
  opinion text not null default '' check (length(opinion) <= 300),
  decided_by bigint,
  on_behalf_of bigint,
  decided_at timestamptz,
  -- Its owner no longer wants to see it; whoever decided still does.
  is_hidden boolean not null default false,
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, approver_id) references identity.account (site_id, id),
  foreign key (site_id, escalated_to) references identity.account (site_id, id),
  foreign key (site_id, decided_by) references identity.account (site_id, id),
  foreign key (site_id, on_behalf_of) references identity.account (site_id, id),
  check (from_at < until_at),
  check ((state = 'pending') = (decided_at is null)),
  check (not is_hidden or state in ('declined', 'withdrawn'))
);
create index request_of_person on leave.request (site_id, account_id, asked_at desc, id desc) where not is_hidden;
create index request_waiting on leave.request (site_id, approver_id, asked_at) where state = 'pending';
create index request_handed_up on leave.request (site_id, escalated_to) where state = 'pending' and escalated_at is not null;
create index request_decided on leave.request (site_id, approver_id, decided_at desc, id desc) where state <> 'pending';
create index request_decided_by on leave.request (site_id, decided_by, decided_at desc, id desc) where state <> 'pending';

-- A day on which somebody was away with leave: it neither counts for a streak nor breaks it.
create table points.frozen_day (
  site_id integer not null,
  account_id bigint not null,
  day date not null,
  primary key (site_id, account_id, day),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
