-- Courses: categories, how each is offered, the draft its author works on, and the versions that were published.
create schema course;

create table course.category (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  parent_id bigint,
  level smallint not null check (level between 1 and 3),
  name text not null check (length(name) between 1 and 30),
  position integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, parent_id) references course.category (site_id, id),
  check ((parent_id is null) = (level = 1))
);
create unique index category_by_name on course.category (site_id, coalesce(parent_id, 0), name);

create table course.course (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  kind text not null check (kind in
    ('SELFSTUDY', 'CLASSROOM', 'AUDIOVIDEO', 'INTEGRATED', 'EXAM_COURSE', 'OFF_EXAM_COURSE', 'SCLASS', 'MAP')),
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  title text not null check (length(title) between 1 and 80),
  summary text not null default '',
  category_id bigint,
  -- The categories above it and its own: a list by any level is one lookup.
  category_path bigint[] not null default '{}',
  unit_id bigint,
  cover jsonb not null,
  hours numeric(4, 1) not null default 0,
  credits numeric(3, 1) not null default 0,
  reward integer not null default 0,
  is_compulsory boolean not null default false,
  is_mobile boolean not null default true,
  -- Whether the published version holds a test.
  has_exam boolean not null default false,
  allows_repeat boolean not null default false,
  is_closed_to_externals boolean not null default false,
  approval text not null default 'none' check (approval in ('none', 'manager', 'administrator', 'both')),
  needs_form_image boolean not null default false,
  apply_from timestamptz,
  apply_until timestamptz,
  study_from timestamptz,
  study_until timestamptz,
  due_days integer check (due_days > 0),
  quota integer check (quota > 0),
  queue_limit integer not null default 0 check (queue_limit >= 0),
  -- For whom: 'all', or 'unit:7', 'position:8', 'person:9'. A person carries the keys of all they are; one in common opens.
  audience text[] not null default '{all}',
  version_id bigint,
  -- Kept by those who write, so that a list counts nothing.
  learners integer not null default 0,
  completed integer not null default 0,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  published_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, category_id) references course.category (site_id, id),
  foreign key (site_id, unit_id) references org.unit (site_id, id),
  foreign key (site_id, created_by) references identity.account (site_id, id),
  check (state = 'draft' or version_id is not null),
  check (apply_from < apply_until),
  check (study_from < study_until)
);
create index course_changed on course.course (site_id, updated_at desc, id desc);
create index course_newest on course.course (site_id, published_at desc, id desc) where state = 'published';
create index course_most_learnt on course.course (site_id, learners desc, id desc) where state = 'published';
create index course_in_category on course.course using gin (category_path);
create index course_of_category on course.course (site_id, category_id) where category_id is not null;
create index course_of_unit on course.course (site_id, unit_id) where unit_id is not null;

-- A module's number outlives the versions it stands in: what somebody has learnt hangs on it.
create table course.module (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  course_id bigint not null,
  type text not null check (type in ('VOD', 'ASS', 'AUD', 'SCO', 'RDG', 'REF', 'ACE', 'TST', 'URLVOD')),
  primary key (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id) on delete cascade
);
create index module_of_course on course.module (site_id, course_id);

create table course.draft (
  site_id integer not null,
  course_id bigint not null,
  content jsonb not null,
  revision integer not null default 0,
  -- The revision that the newest version was made from; another one means: changed since.
  published_revision integer,
  saved_by bigint not null,
  saved_at timestamptz not null default now(),
  primary key (site_id, course_id),
  foreign key (site_id, course_id) references course.course (site_id, id) on delete cascade
);

-- Never changed: who began with a version finishes with it.
create table course.version (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  course_id bigint not null,
  number integer not null,
  content jsonb not null,
  published_by bigint not null,
  published_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, course_id, number),
  foreign key (site_id, course_id) references course.course (site_id, id)
);
alter table course.course add foreign key (site_id, version_id) references course.version (site_id, id);
create function course.keep_version() returns trigger language plpgsql as $$
begin
  raise exception 'A published version never changes.';
end $$;
create trigger version_never_changes before update on course.version
  for each row execute function course.keep_version();

create table course.prerequisite (
  site_id integer not null,
  course_id bigint not null,
  required_id bigint not null,
  primary key (site_id, course_id, required_id),
  foreign key (site_id, course_id) references course.course (site_id, id) on delete cascade,
  foreign key (site_id, required_id) references course.course (site_id, id),
  check (course_id <> required_id)
);
create index prerequisite_of on course.prerequisite (site_id, required_id);

create table course.lecturer (
  site_id integer not null,
  course_id bigint not null,
  account_id bigint not null,
  position integer not null default 0,
  primary key (site_id, course_id, account_id),
  foreign key (site_id, course_id) references course.course (site_id, id) on delete cascade,
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index lecturer_courses on course.lecturer (site_id, account_id);
