-- The course centre: the orders that its list is read in, and the notices of a course.

-- What is compulsory first, the newest first: the order of whoever has chosen none.
create index course_shelf on course.course (site_id, is_compulsory desc, published_at desc, id desc)
  where state = 'published';
create index course_best_rated on course.course
  (site_id, (rating_sum * 100 / greatest(rating_count, 1)) desc, id desc) where state = 'published';
create index course_most_rewarded on course.course (site_id, reward desc, id desc) where state = 'published';
-- Who is meant for few courses among many finds them without walking past all the others.
create index course_for on course.course using gin (audience) where state = 'published';

create table learning.notice (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  course_id bigint not null,
  title text not null check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 4000),
  told_by bigint not null,
  told_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, course_id) references course.course (site_id, id),
  foreign key (site_id, told_by) references identity.account (site_id, id)
);
create index notice_of_course on learning.notice (site_id, course_id, id desc);

create table learning.notice_read (
  site_id integer not null,
  notice_id bigint not null,
  account_id bigint not null,
  at timestamptz not null default now(),
  primary key (site_id, account_id, notice_id),
  foreign key (site_id, notice_id) references learning.notice (site_id, id) on delete cascade,
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index notice_readers on learning.notice_read (site_id, notice_id);
