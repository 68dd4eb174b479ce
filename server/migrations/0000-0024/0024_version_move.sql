-- People in progress are moved to another version of their course: an act that is kept, carried out some hundred at a
-- time, and can be taken back. What was completed is a ledger of its own and is touched by none of this.
create table learning.version_move (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  course_id bigint not null,
  to_version_id bigint not null,
  from_version_ids bigint[] not null check (cardinality(from_version_ids) > 0),
  state text not null default 'moving' check (state in ('moving', 'moved', 'undoing', 'undone')),
  by_id bigint not null,
  at timestamptz not null default now(),
  -- What it has come to so far.
  moved integer not null default 0,
  completed integer not null default 0,
  returned integer not null default 0,
  done_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, to_version_id) references course.version (site_id, id),
  foreign key (site_id, by_id) references identity.account (site_id, id)
);
create index version_move_of_course on learning.version_move (site_id, course_id, at desc);
-- One at a time in each course: two could move the same people to and fro.
create unique index version_move_running on learning.version_move (site_id, course_id)
  where state in ('moving', 'undoing');

create table learning.version_move_person (
  site_id integer not null,
  move_id bigint not null,
  enrolment_id bigint not null,
  from_version_id bigint not null,
  -- What an undo has made of it; null: moved.
  undo text check (undo in ('returned', 'stayed')),
  primary key (site_id, move_id, enrolment_id),
  foreign key (site_id, move_id) references learning.version_move (site_id, id) on delete cascade,
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id),
  foreign key (site_id, from_version_id) references course.version (site_id, id)
);
create index version_move_person_of on learning.version_move_person (site_id, enrolment_id);

-- Which files a course is made of, so that none is removed under it and its authors may look at each.
create function course.files_in(content jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct file_id), '{}')
  from jsonb_array_elements_text(jsonb_path_query_array(content, '$.**.fileId ? (@.type() == "string")')) as file_id
$$;
create index version_files on course.version using gin (course.files_in(content));
create index draft_files on course.draft using gin (course.files_in(content));
create index course_cover_file on course.course (site_id, (cover ->> 'fileId')) where cover ->> 'kind' = 'file';
