-- Studying: what a beat is weighed by, what was handed in and how it was marked, what a package remembers, and notes.

-- All that a beat needs stands beside the last one: hundreds a second are weighed without looking anything else up.
alter table learning.player
  -- Beats count upwards; one that was seen before, or comes too late, is none.
  add column sequence bigint not null default 0,
  add column unit text not null default 'none' check (unit in ('second', 'page', 'none')),
  -- Seconds or pages of the recording or document, as the server measured it.
  add column length integer not null default 0,
  add column max_speed numeric(3, 1) not null default 2,
  add column threshold smallint not null default 90,
  -- Proved up to `position`, credited up to here: coverage counts whole seconds, and parts of one wait.
  add column proved_from numeric(9, 2) not null default 0,
  add column spare_seconds numeric(5, 3) not null default 0,
  add column moved_at timestamptz not null default now(),
  -- From then on nothing is earned until the code of the study dialog was typed.
  add column code_due_at timestamptz,
  add column weighs_minutes boolean not null default false;

-- Rewritten with every beat: room beside each row keeps its indexes still.
alter table learning.player set (fillfactor = 50);
alter table learning.progress set (fillfactor = 70);

-- A score that a package has given itself.
alter table learning.progress add column is_asserted boolean not null default false;
alter table learning.progress add column began_at timestamptz not null default now();

-- Whether a required module was done on the word of its package alone: certificates may ask for more.
alter table learning.completion add column rests_on_package boolean not null default false;
create function learning.keep_completion() returns trigger language plpgsql as $$
begin
  raise exception 'A completion is never taken back.';
end $$;
create trigger completion_never_goes before delete on learning.completion
  for each row execute function learning.keep_completion();
create trigger completion_never_changes before update of enrolment_id, account_id, course_id, version_id, kind, at
  on learning.completion for each row execute function learning.keep_completion();

-- Assignments, tests and questionnaires, one row per attempt; a draft has not been handed in yet.
create table learning.hand_in (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  enrolment_id bigint not null,
  course_id bigint not null,
  account_id bigint not null,
  module_id bigint not null,
  version_id bigint not null,
  type text not null check (type in ('ASS', 'TST', 'ACE')),
  number integer not null check (number > 0),
  words text not null default '',
  answers jsonb not null,
  score numeric(6, 1),
  needs_mark boolean not null default false,
  comment text not null default '',
  saved_at timestamptz not null default now(),
  handed_at timestamptz,
  marked_by bigint,
  marked_at timestamptz,
  primary key (site_id, id),
  -- INV-L09: an assignment is accepted once, and an attempt has one number.
  unique (site_id, enrolment_id, module_id, number),
  check (type <> 'ASS' or number = 1),
  check (marked_at is null or handed_at is not null),
  check (marked_by <> account_id),
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, module_id) references course.module (site_id, id),
  foreign key (site_id, version_id) references course.version (site_id, id)
);
create index hand_in_to_mark on learning.hand_in (site_id, handed_at, id)
  where needs_mark and marked_at is null and handed_at is not null;
create index hand_in_marked on learning.hand_in (site_id, marked_at desc, id desc) where marked_at is not null;
create index hand_in_of_module on learning.hand_in (site_id, module_id);
create index hand_in_of_account on learning.hand_in (site_id, account_id);
create index hand_in_of_course on learning.hand_in (site_id, course_id);

-- What was acknowledged is what is marked: the checksum is that of the moment of handing in.
create table learning.hand_in_file (
  site_id integer not null,
  hand_in_id bigint not null,
  file_id bigint not null,
  position smallint not null,
  name text not null,
  size bigint not null,
  sha256 bytea not null,
  primary key (site_id, hand_in_id, file_id),
  foreign key (site_id, hand_in_id) references learning.hand_in (site_id, id) on delete cascade
);

-- Answers without a name: nothing here leads back to who gave them, neither a person nor a moment.
create table learning.nameless_answer (
  site_id integer not null,
  id uuid not null default gen_random_uuid(),
  module_id bigint not null,
  version_id bigint not null,
  month date not null,
  answers jsonb not null,
  primary key (site_id, id),
  foreign key (site_id, module_id) references course.module (site_id, id),
  foreign key (site_id, version_id) references course.version (site_id, id)
);
create index nameless_of_module on learning.nameless_answer (site_id, module_id);

-- What a package has said of itself (SCORM), word for word, and what else its player wants kept.
create table learning.package (
  site_id integer not null,
  enrolment_id bigint not null,
  module_id bigint not null,
  cmi jsonb not null,
  -- Never cut short.
  suspend_data text not null default '',
  params jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (site_id, enrolment_id, module_id),
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id),
  foreign key (site_id, module_id) references course.module (site_id, id)
);
create index package_of_module on learning.package (site_id, module_id);

-- Notes are a person's own and outlive the round they were written in.
create table learning.note (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  course_id bigint not null,
  module_id bigint not null,
  -- Where in the recording, in seconds; null: to the module as a whole.
  second integer check (second >= 0),
  words text not null check (length(words) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, module_id) references course.module (site_id, id)
);
create index note_of_module on learning.note (site_id, account_id, module_id, second, id);
create index note_of_course on learning.note (site_id, course_id);
