-- What can be found, and by whom: one row for each thing, copied from its room by facts and rebuilt at any time.
create schema search;

-- Apart by site, so that the words of one do not lengthen the lists of another.
create table search.document (
  site_id integer not null,
  -- The room's name for what it is, with its id there.
  source text not null,
  object_id bigint not null,
  type text not null check (type in ('course', 'exam', 'topic', 'game', 'knowledge', 'question', 'circle', 'notice', 'article', 'user')),
  title text not null,
  body text not null default '',
  note text not null default '',
  picture_id bigint,
  -- What a drawn cover is drawn from, where it has no picture.
  seed integer not null default 0,
  category text not null default '',
  -- Keys as a course's audience names people: who may find it is a condition of the search itself.
  audience text[] not null,
  is_closed_to_externals boolean not null default false,
  shown_from timestamptz,
  shown_until timestamptz,
  at timestamptz not null,
  -- What the rest was made from; another one means that something has changed.
  digest text not null,
  -- Words and pairs of characters: A in the title, B across words of it, C in the body, D across words of that.
  words tsvector not null,
  title_words tsvector not null,
  primary key (site_id, source, object_id)
) partition by hash (site_id);

do $$
begin
  for part in 0 .. 15 loop
    execute format('create table search.document_%s partition of search.document for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;

create index document_by_words on search.document using gin (words) with (fastupdate = off);
create index document_by_title on search.document using gin (title_words) with (fastupdate = off);

-- What somebody looked for, and when last: their own, and how a word is counted once for each person and day.
create table search.asked (
  site_id integer not null,
  account_id bigint not null,
  word text not null check (length(word) between 1 and 60),
  last_at timestamptz not null,
  -- The site's own day.
  last_on date not null,
  -- Taken off their list by whoever looked for it; the day still counts once.
  is_forgotten boolean not null default false,
  primary key (site_id, account_id, word),
  foreign key (site_id, account_id) references identity.account (site_id, id) on delete cascade
);
create index asked_last on search.asked (site_id, account_id, last_at desc);

-- Words by day: how often, by how many people, how often in vain. Kept by whoever searches, counted by nobody.
create table search.word_day (
  site_id integer not null,
  day date not null,
  word text not null,
  times integer not null default 0,
  people integer not null default 0,
  empty integer not null default 0,
  primary key (site_id, day, word)
);
