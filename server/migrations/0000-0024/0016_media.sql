-- What a worker makes of a film, a sound, a document or a course package before a browser can play it.

create table file.media (
  site_id integer not null,
  file_id bigint not null,
  kind text not null check (kind in ('video', 'audio', 'document', 'package')),
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Why it failed, in a word that the pages translate.
  reason text,
  -- How long it plays, as measured here; nobody is believed about it (decisions, Q-073).
  duration_ms integer check (duration_ms > 0),
  pages integer check (pages > 0),
  width integer,
  height integer,
  -- Of a package: what it speaks, what it calls itself, and the page it begins with.
  scorm text check (scorm in ('1.2', '2004')),
  title text,
  entry text,
  -- Of a film: seconds between two pictures of the sheet that shows its course.
  sprite_step smallint check (sprite_step > 0),
  -- Whoever works on it writes his mark; who finds another one there has been replaced and stops.
  run text,
  beat_at timestamptz,
  attempts integer not null default 0,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  primary key (site_id, file_id),
  foreign key (site_id, file_id) references file.file (site_id, id),
  check (state <> 'ready' or duration_ms is not null or pages is not null or entry is not null)
);
create index media_under_way on file.media (site_id, state, beat_at) where state in ('waiting', 'working');

-- One row per object that was made of a file. A browser asks by name; the name is looked up here and is never a path.
create table file.piece (
  site_id integer not null,
  file_id bigint not null,
  name text collate "C" not null,
  type text not null,
  size bigint not null check (size >= 0),
  -- Null: the piece is a playlist, kept here and written anew with fresh addresses whenever it is asked for.
  object_key text collate "C" unique,
  playlist text,
  primary key (site_id, file_id, name),
  foreign key (site_id, file_id) references file.media (site_id, file_id),
  check ((object_key is null) <> (playlist is null))
);
create index piece_in_store on file.piece (site_id, object_key) where object_key is not null;
