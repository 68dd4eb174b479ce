-- The question bank and the papers made from it. Whatever says which answer is right lies in the schema exam_key, which
-- the role that serves learners cannot read (see grants.sql).
create schema exam;
create schema exam_key;

-- One row per site: where numbers of questions go on, and how often the bank was changed (INV-E15).
create table exam.bank (
  site_id integer not null references site.site (id),
  last_number integer not null default 0,
  revision bigint not null default 0,
  primary key (site_id)
);

create table exam.category (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  parent_id bigint,
  level smallint not null check (level between 1 and 3),
  name text not null check (length(name) between 1 and 30),
  position integer not null default 0,
  -- Questions that stand in it itself; kept by a trigger.
  questions integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, parent_id) references exam.category (site_id, id),
  check ((parent_id is null) = (level = 1))
);
create unique index category_by_name on exam.category (site_id, coalesce(parent_id, 0), name);

-- What a question asks about, across categories.
create table exam.point (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  name text not null check (length(name) between 1 and 40),
  primary key (site_id, id)
);
create unique index point_by_name on exam.point (site_id, lower(name));

create table exam.question (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  -- What people call it by: 231 is shown as "编号 231".
  number integer not null,
  type text not null check (type in ('MC', 'MC_MANY', 'TF', 'FB', 'MT', 'ES', 'SI', 'SR')),
  state text not null default 'draft' check (state in ('draft', 'reviewed', 'retired')),
  category_id bigint not null,
  category_path bigint[] not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  point_ids bigint[] not null default '{}',
  tags text[] not null default '{}',
  -- What a paper gives for it unless it says otherwise.
  score numeric(5, 1) not null check (score > 0),
  version_id bigint,
  -- Of the version that holds now: for lists and the search, and to find what was written twice.
  text text not null,
  fingerprint text not null,
  -- Papers that name it, and frozen forms it stands in; kept by those who write.
  papers integer not null default 0,
  drawn integer not null default 0,
  created_by bigint not null,
  reviewed_by bigint,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, number),
  foreign key (site_id, category_id) references exam.category (site_id, id),
  foreign key (site_id, created_by) references identity.account (site_id, id),
  foreign key (site_id, reviewed_by) references identity.account (site_id, id)
);
create index question_changed on exam.question (site_id, updated_at desc, id desc);
create index question_in_category on exam.question using gin (category_path);
create index question_of_category on exam.question (site_id, category_id, updated_at desc, id desc);
create index question_of_point on exam.question using gin (point_ids);
create index question_tagged on exam.question using gin (tags);
create index question_same on exam.question (site_id, fingerprint);
create index question_by_author on exam.question (site_id, created_by);
create index question_by_reviewer on exam.question (site_id, reviewed_by) where reviewed_by is not null;

-- A question as it was asked: `content` is what a paper shows, without a trace of what is right. The parts of a scenario
-- are versions of the same question, from part 1 on, below the whole, which is part 0.
create table exam.question_version (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  question_id bigint not null,
  number integer not null,
  part smallint not null default 0,
  parent_id bigint,
  type text not null check (type in ('MC', 'MC_MANY', 'TF', 'FB', 'MT', 'ES', 'SI', 'SR')),
  content jsonb not null,
  score numeric(5, 1) not null,
  text text not null,
  -- Set when it first stands in a frozen form: from then on it never changes, and an edit makes the next one.
  used_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, question_id, number, part),
  foreign key (site_id, question_id) references exam.question (site_id, id) on delete cascade,
  foreign key (site_id, parent_id) references exam.question_version (site_id, id) on delete cascade,
  check ((part = 0) = (parent_id is null))
);
create index version_part_of on exam.question_version (site_id, parent_id) where parent_id is not null;
alter table exam.question add foreign key (site_id, version_id) references exam.question_version (site_id, id)
  deferrable initially deferred;
create function exam.keep_version() returns trigger language plpgsql as $$
begin
  if old.used_at is not null then raise exception 'A version that was used never changes.'; end if;
  return coalesce(new, old);
end $$;
create trigger version_never_changes before update or delete on exam.question_version
  for each row execute function exam.keep_version();

create table exam_key.question_key (
  site_id integer not null,
  version_id bigint not null,
  -- Null for the whole of a scenario: its parts have theirs.
  key jsonb,
  explanation jsonb not null,
  -- Minutes of lessons and documents that teach it.
  links jsonb not null,
  primary key (site_id, version_id),
  foreign key (site_id, version_id) references exam.question_version (site_id, id) on delete cascade
);
create function exam_key.keep_key() returns trigger language plpgsql as $$
begin
  if exists (select from exam.question_version v
             where v.site_id = old.site_id and v.id = old.version_id and v.used_at is not null) then
    raise exception 'The key to a version that was used never changes.';
  end if;
  return coalesce(new, old);
end $$;
create trigger key_never_changes before update or delete on exam_key.question_key
  for each row execute function exam_key.keep_key();

-- By statement, for an import writes a thousand questions into one category.
create function exam.count_questions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update exam.category c set questions = c.questions - g.n
    from (select site_id, category_id, count(*)::integer as n from gone group by 1, 2) g
    where c.site_id = g.site_id and c.id = g.category_id;
  end if;
  if tg_op <> 'DELETE' then
    update exam.category c set questions = c.questions + g.n
    from (select site_id, category_id, count(*)::integer as n from come group by 1, 2) g
    where c.site_id = g.site_id and c.id = g.category_id;
  end if;
  return null;
end $$;
create trigger questions_come after insert on exam.question
  referencing new table as come for each statement execute function exam.count_questions();
create trigger questions_go after delete on exam.question
  referencing old table as gone for each statement execute function exam.count_questions();
create function exam.move_questions() returns trigger language plpgsql as $$
begin
  update exam.category c set questions = c.questions + g.n
  from (select site_id, category_id, sum(n)::integer as n from (
          select site_id, category_id, -1 as n from gone union all select site_id, category_id, 1 from come) both_sides
        group by 1, 2 having sum(n) <> 0) g
  where c.site_id = g.site_id and c.id = g.category_id;
  return null;
end $$;
create trigger questions_move after update on exam.question
  referencing old table as gone new table as come for each statement execute function exam.move_questions();

-- What scoring has seen of a version: sums, from which facility and discrimination are computed. Shares run from 0 to 1;
-- `rest` is the share that the same people got in the rest of their papers.
create table exam.item_stat (
  site_id integer not null,
  version_id bigint not null,
  answered integer not null default 0,
  fully_right integer not null default 0,
  share_sum double precision not null default 0,
  share_squares double precision not null default 0,
  rest_sum double precision not null default 0,
  rest_squares double precision not null default 0,
  product_sum double precision not null default 0,
  -- How many learners said that something is wrong with it.
  flags integer not null default 0,
  primary key (site_id, version_id),
  foreign key (site_id, version_id) references exam.question_version (site_id, id) on delete cascade
);

create table exam.item_pick (
  site_id integer not null,
  version_id bigint not null,
  slot text not null,
  picked integer not null default 0,
  primary key (site_id, version_id, slot),
  foreign key (site_id, version_id) references exam.question_version (site_id, id) on delete cascade
);

create table exam.paper (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  title text not null check (length(title) between 1 and 80),
  -- Fixed: its questions are named. Rule: they are drawn, for every form anew.
  kind text not null check (kind in ('fixed', 'rule')),
  state text not null default 'draft' check (state in ('draft', 'ready', 'retired')),
  -- Titles of its sections, in order.
  sections text[] not null default '{}',
  shuffles_questions boolean not null default false,
  shuffles_options boolean not null default true,
  full_score numeric(7, 1) not null default 0,
  question_count integer not null default 0,
  -- Grows with every save: forms belong to one.
  revision integer not null default 1,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, created_by) references identity.account (site_id, id)
);
create index paper_changed on exam.paper (site_id, updated_at desc, id desc);
create index paper_by_author on exam.paper (site_id, created_by);

create table exam.paper_item (
  site_id integer not null,
  paper_id bigint not null,
  position integer not null,
  section smallint not null,
  question_id bigint not null,
  score numeric(5, 1) not null check (score > 0),
  primary key (site_id, paper_id, position),
  unique (site_id, paper_id, question_id),
  foreign key (site_id, paper_id) references exam.paper (site_id, id) on delete cascade,
  foreign key (site_id, question_id) references exam.question (site_id, id)
);
create index paper_item_of_question on exam.paper_item (site_id, question_id);

create table exam.paper_rule (
  site_id integer not null,
  paper_id bigint not null,
  position integer not null,
  section smallint not null,
  -- Null or empty: any.
  type text check (type in ('MC', 'MC_MANY', 'TF', 'FB', 'MT', 'ES', 'SI', 'SR')),
  category_id bigint,
  difficulties integer[] not null default '{}',
  point_id bigint,
  tag text,
  count integer not null check (count between 1 and 500),
  score numeric(5, 1) not null check (score > 0),
  primary key (site_id, paper_id, position),
  foreign key (site_id, paper_id) references exam.paper (site_id, id) on delete cascade,
  foreign key (site_id, category_id) references exam.category (site_id, id),
  foreign key (site_id, point_id) references exam.point (site_id, id)
);
create index paper_rule_of_category on exam.paper_rule (site_id, category_id) where category_id is not null;
create index paper_rule_of_point on exam.paper_rule (site_id, point_id) where point_id is not null;

-- A paper as one candidate gets it: drawn ahead, frozen (INV-E08). The same seed on the same bank makes the same one.
create table exam.paper_form (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  paper_id bigint not null,
  paper_revision integer not null,
  -- For what it was drawn, and which of its batch it is; both make the seed.
  batch text not null,
  number integer not null,
  seed text not null,
  bank_revision bigint not null,
  document jsonb not null,
  full_score numeric(7, 1) not null,
  question_count integer not null,
  drawn_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, paper_id, batch, number),
  foreign key (site_id, paper_id) references exam.paper (site_id, id)
);
create function exam.keep_form() returns trigger language plpgsql as $$
begin
  raise exception 'A form never changes.';
end $$;
create trigger form_never_changes before update on exam.paper_form
  for each row execute function exam.keep_form();

create table exam_key.form_key (
  site_id integer not null,
  form_id bigint not null,
  keys jsonb not null,
  primary key (site_id, form_id),
  foreign key (site_id, form_id) references exam.paper_form (site_id, id) on delete cascade
);
create trigger form_key_never_changes before update on exam_key.form_key
  for each row execute function exam.keep_form();
