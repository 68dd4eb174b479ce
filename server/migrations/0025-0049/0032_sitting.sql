-- Exams and those who sit them: how each is held, who may what, attempts with their answers, scores and marks.

create table exam.exam (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  -- The course by which people find it, enrol and complete it.
  course_id bigint not null,
  paper_id bigint,
  is_offline boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'published', 'closed')),
  opens_at timestamptz,
  closes_at timestamptz,
  minutes integer not null default 60 check (minutes between 1 and 600),
  pass_score numeric(7, 1) not null default 60 check (pass_score >= 0),
  max_opens integer check (max_opens > 0),
  max_submits integer check (max_submits > 0),
  late_minutes integer check (late_minutes >= 0),
  screen_cut_limit integer check (screen_cut_limit >= 0),
  screen_cut_policy text not null default 'ZERO' check (screen_cut_policy in ('ZERO', 'REVIEW', 'RECORD')),
  timeout_policy text not null default 'SCORE_SAVED' check (timeout_policy in ('SCORE_SAVED', 'ZERO')),
  answers_shown text not null default 'afterClose' check (answers_shown in ('never', 'afterSubmit', 'afterClose')),
  scores_shown text not null default 'afterSubmit' check (scores_shown in ('never', 'afterSubmit', 'afterClose')),
  start_code text,
  is_admin_start boolean not null default false,
  -- When an administrator has given the start.
  started_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, course_id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, paper_id) references exam.paper (site_id, id),
  foreign key (site_id, created_by) references identity.account (site_id, id),
  check (opens_at < closes_at)
);
create index exam_of_paper on exam.exam (site_id, paper_id) where paper_id is not null;
create index exam_by_author on exam.exam (site_id, created_by);

-- Who marks what nobody but a person can mark (INV-E11).
create table exam.marker (
  site_id integer not null,
  exam_id bigint not null,
  account_id bigint not null,
  primary key (site_id, exam_id, account_id),
  foreign key (site_id, exam_id) references exam.exam (site_id, id) on delete cascade,
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index marker_of_account on exam.marker (site_id, account_id);

-- What holds for one person in one exam: what they have used of it, and what they were given beyond it. Its row lock
-- orders all who begin for the same person.
create table exam.candidate (
  site_id integer not null,
  exam_id bigint not null,
  account_id bigint not null,
  opens integer not null default 0 check (opens >= 0),
  submits integer not null default 0 check (submits >= 0),
  best_score numeric(7, 1),
  is_passed boolean not null default false,
  extra_minutes integer not null default 0 check (extra_minutes >= 0),
  extra_opens integer not null default 0 check (extra_opens >= 0),
  make_up_from timestamptz,
  make_up_until timestamptz,
  reason text not null default '',
  noted_by bigint,
  noted_at timestamptz,
  primary key (site_id, exam_id, account_id),
  foreign key (site_id, exam_id) references exam.exam (site_id, id) on delete cascade,
  foreign key (site_id, account_id) references identity.account (site_id, id),
  check (make_up_from < make_up_until)
);
create index candidate_of_account on exam.candidate (site_id, account_id);

create table exam.attempt (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  exam_id bigint not null,
  account_id bigint not null,
  enrolment_id bigint not null,
  number integer not null check (number > 0),
  -- Frozen at the start (INV-E08); an exam on site has none.
  form_id bigint,
  full_score numeric(7, 1) not null,
  state text not null default 'open' check (state in ('open', 'submitted', 'void')),
  started_at timestamptz not null,
  -- Start, limit, personal extra time, pauses and what an outage cost: nothing else moves it (INV-E05).
  deadline_at timestamptz not null,
  extra_minutes integer not null default 0,
  given_back_seconds integer not null default 0,
  paused_at timestamptz,
  -- Counts up with every window that takes over (INV-E14).
  generation integer not null default 1,
  seen_at timestamptz not null,
  cuts integer not null default 0,
  submitted_at timestamptz,
  submit_kind text check (submit_kind in ('self', 'auto', 'timeout', 'cuts', 'forced', 'offline')),
  -- Over the answers as they were handed in.
  receipt bytea,
  score_state text check (score_state in ('N', 'I', 'C')),
  has_failed_scoring boolean not null default false,
  rescored_at timestamptz,
  -- What the answers are worth, and what counts: they differ where a rule or an invigilator has taken points away.
  raw_score numeric(7, 1),
  score numeric(7, 1),
  score_before_regrade numeric(7, 1),
  is_passed boolean,
  -- Held back until somebody has looked at the screen cuts.
  is_held boolean not null default false,
  -- An invigilator has given the real score back.
  is_reinstated boolean not null default false,
  primary key (site_id, id),
  unique (site_id, exam_id, account_id, number),
  foreign key (site_id, exam_id) references exam.exam (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, form_id) references exam.paper_form (site_id, id),
  -- INV-E01: handed in means all of it.
  check ((state = 'submitted') = (submitted_at is not null and submit_kind is not null and score_state is not null)),
  -- INV-E09.
  check (score between 0 and full_score),
  check (raw_score between 0 and full_score),
  check (score_state <> 'C' or score is not null)
) with (fillfactor = 70);
-- INV-E07: one open attempt per person and exam, whoever else begins at the same moment.
create unique index attempt_open on exam.attempt (site_id, exam_id, account_id) where state = 'open';
create index attempt_due on exam.attempt (site_id, deadline_at) where state = 'open';
create index attempt_unscored on exam.attempt (site_id, submitted_at) where score_state in ('N', 'I');
create index attempt_of_exam on exam.attempt (site_id, exam_id, id);
create index attempt_of_account on exam.attempt (site_id, account_id, id desc);
create index attempt_of_enrolment on exam.attempt (site_id, enrolment_id);
create index attempt_of_form on exam.attempt (site_id, form_id) where form_id is not null;

-- The last acknowledged answer to each question; an older one never overtakes it (INV-E03).
create table exam.answer (
  site_id integer not null,
  attempt_id bigint not null,
  question_version_id bigint not null,
  seq bigint not null,
  value jsonb,
  is_marked boolean not null default false,
  saved_at timestamptz not null,
  primary key (site_id, attempt_id, question_version_id),
  foreign key (site_id, attempt_id) references exam.attempt (site_id, id) on delete cascade
) with (fillfactor = 70);

-- Evidence: each time the screen was left, and for how long. Told twice it is one (INV-E10).
create table exam.cut (
  site_id integer not null,
  attempt_id bigint not null,
  event_id uuid not null,
  at timestamptz not null,
  seconds numeric(8, 1) not null,
  is_counted boolean not null,
  primary key (site_id, attempt_id, event_id),
  foreign key (site_id, attempt_id) references exam.attempt (site_id, id) on delete cascade
);

-- What each question of a paper was given; one document, written once per scoring.
create table exam.result (
  site_id integer not null,
  attempt_id bigint not null,
  parts jsonb not null,
  scored_at timestamptz not null,
  primary key (site_id, attempt_id),
  foreign key (site_id, attempt_id) references exam.attempt (site_id, id) on delete cascade
);

-- What waits for a marker, and what they gave.
create table exam.mark (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  exam_id bigint not null,
  attempt_id bigint not null,
  question_version_id bigint not null,
  full_score numeric(7, 1) not null,
  score integer check (score between 0 and full_score),
  comment text not null default '',
  marked_by bigint,
  marked_at timestamptz,
  -- Two markers cannot overwrite each other unseen (INV-E11).
  version integer not null default 0,
  primary key (site_id, id),
  unique (site_id, attempt_id, question_version_id),
  foreign key (site_id, exam_id) references exam.exam (site_id, id),
  foreign key (site_id, attempt_id) references exam.attempt (site_id, id) on delete cascade,
  foreign key (site_id, marked_by) references identity.account (site_id, id)
);
create index mark_waiting on exam.mark (site_id, exam_id, question_version_id, id) where score is null;
create index mark_of_exam on exam.mark (site_id, exam_id, id);
create index mark_by_marker on exam.mark (site_id, marked_by) where marked_by is not null;

-- What was done to a running or finished attempt, by whom and why.
create table exam.act (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  attempt_id bigint not null,
  kind text not null check (kind in ('pause', 'resume', 'force', 'reinstate', 'uphold', 'outage', 'extra')),
  reason_kind text not null check (reason_kind in
    ('technical', 'health', 'identity', 'misconduct', 'mistake', 'other')),
  reason text not null default '',
  seconds integer not null default 0,
  by_id bigint,
  at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, attempt_id) references exam.attempt (site_id, id) on delete cascade,
  foreign key (site_id, by_id) references identity.account (site_id, id)
);
create index act_of_attempt on exam.act (site_id, attempt_id, id);
create index act_by on exam.act (site_id, by_id) where by_id is not null;

-- When this house was last known to be awake, and the times it was not: what they cost is given back.
create table exam.pulse (
  site_id integer not null references site.site (id),
  at timestamptz not null,
  primary key (site_id)
);
create table exam.outage (
  site_id integer not null references site.site (id),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  attempts integer not null default 0,
  primary key (site_id, began_at),
  check (began_at < ended_at)
);

-- A key that was found to be wrong, and how papers that are in are scored since. Beside the keys, for it holds one.
create table exam_key.correction (
  site_id integer not null,
  exam_id bigint not null,
  question_version_id bigint not null,
  policy text not null check (policy in ('fullCredit', 'eitherKey', 'newKey', 'none')),
  key jsonb,
  reason text not null,
  by_id bigint not null,
  at timestamptz not null,
  primary key (site_id, exam_id, question_version_id),
  foreign key (site_id, exam_id) references exam.exam (site_id, id) on delete cascade,
  foreign key (site_id, by_id) references identity.account (site_id, id)
);
create index correction_by on exam_key.correction (site_id, by_id);

-- Questions that somebody got wrong, until they have got them right more than three times (B-302). It knows the form it
-- was asked in: the version that was asked is the one that is practised.
create table exam.mistake (
  site_id integer not null,
  account_id bigint not null,
  question_version_id bigint not null,
  exam_id bigint not null,
  form_id bigint not null,
  type text not null,
  wrong integer not null default 1,
  correct integer not null default 0,
  is_mastered boolean not null generated always as (correct > 3) stored,
  due_at timestamptz not null,
  noted_at timestamptz not null,
  primary key (site_id, account_id, question_version_id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, exam_id) references exam.exam (site_id, id),
  foreign key (site_id, form_id) references exam.paper_form (site_id, id)
);
create index mistake_due on exam.mistake (site_id, account_id, is_mastered, due_at);
create index mistake_of_exam on exam.mistake (site_id, exam_id);
create index mistake_of_form on exam.mistake (site_id, form_id);

create table exam.practice (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  began_at timestamptz not null,
  submitted_at timestamptz,
  questions integer not null,
  correct integer,
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index practice_of_account on exam.practice (site_id, account_id, id desc);

create table exam.practice_item (
  site_id integer not null,
  practice_id bigint not null,
  position integer not null,
  question_version_id bigint not null,
  form_id bigint not null,
  value jsonb,
  is_right boolean,
  primary key (site_id, practice_id, position),
  unique (site_id, practice_id, question_version_id),
  foreign key (site_id, practice_id) references exam.practice (site_id, id) on delete cascade,
  foreign key (site_id, form_id) references exam.paper_form (site_id, id)
);
create index practice_item_of_form on exam.practice_item (site_id, form_id);
