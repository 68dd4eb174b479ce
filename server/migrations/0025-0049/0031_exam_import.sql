-- In how many forms of a paper a question stands, so that "where is it used" reads no documents.
create table exam.form_use (
  site_id integer not null,
  question_id bigint not null,
  paper_id bigint not null,
  forms integer not null,
  primary key (site_id, question_id, paper_id),
  foreign key (site_id, question_id) references exam.question (site_id, id),
  foreign key (site_id, paper_id) references exam.paper (site_id, id)
);
create index form_use_of_paper on exam.form_use (site_id, paper_id);

-- Questions that came by list: what was read, what is wrong with it, and what became of it. The drafts hold keys.
create table exam.import (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  format text not null check (format in ('sheet', 'gift', 'qti')),
  state text not null check (state in ('ready', 'writing', 'done', 'failed', 'discarded')),
  file_name text not null,
  -- Of a sheet: its columns, so that faulty rows can be given back as they came.
  headings text[] not null default '{}',
  category_id bigint not null,
  takes_twins boolean not null default false,
  total integer not null default 0,
  fit integer not null default 0,
  faulty integer not null default 0,
  twins integer not null default 0,
  written integer not null default 0,
  by_id bigint not null,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, category_id) references exam.category (site_id, id),
  foreign key (site_id, by_id) references identity.account (site_id, id)
);
create index import_of_category on exam.import (site_id, category_id);
create index import_by on exam.import (site_id, by_id);

create table exam_key.import_row (
  site_id integer not null,
  import_id bigint not null,
  line integer not null,
  -- What the list calls things; found or made when it is written.
  category text not null default '',
  points text[] not null default '{}',
  tags text[] not null default '{}',
  difficulty smallint not null default 3,
  body jsonb,
  text text not null,
  fingerprint text not null default '',
  cells text[] not null default '{}',
  problems text[] not null default '{}',
  twin_number integer,
  question_id bigint,
  primary key (site_id, import_id, line),
  foreign key (site_id, import_id) references exam.import (site_id, id) on delete cascade
);
