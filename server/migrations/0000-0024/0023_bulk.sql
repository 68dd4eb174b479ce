-- Acts of an administrator on many people at once, kept so that they can be taken back.
create table learning.bulk (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  course_id bigint not null,
  act text not null check (act in ('enrol', 'withdraw')),
  by_id bigint not null,
  at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, by_id) references identity.account (site_id, id)
);
create index bulk_of_course on learning.bulk (site_id, course_id, at desc);

create table learning.bulk_person (
  site_id integer not null,
  bulk_id bigint not null,
  enrolment_id bigint not null,
  -- How the enrolment stood before; null: it was made by this act.
  status_before text,
  primary key (site_id, bulk_id, enrolment_id),
  foreign key (site_id, bulk_id) references learning.bulk (site_id, id) on delete cascade,
  foreign key (site_id, enrolment_id) references learning.enrolment (site_id, id)
);
create index bulk_person_of on learning.bulk_person (site_id, enrolment_id);
