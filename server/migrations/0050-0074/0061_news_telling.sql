-- Telling an audience by message, or taking the messages back, in small steps: each is a row that knows how far it came.
create table news.telling (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  item_id bigint not null,
  -- `swept`: messages of whoever may no longer read it are taken back.
  event text not null check (event in ('published', 'changed', 'reminder', 'swept')),
  version integer not null,
  due_at timestamptz not null,
  -- The last person of the last step; the next goes on behind them.
  reached bigint not null default 0,
  walked integer not null default 0,
  told integer not null default 0,
  beat_at timestamptz,
  ended_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, item_id) references news.item (site_id, id)
);
create index telling_of_item on news.telling (site_id, item_id, id desc);
create index telling_open on news.telling (site_id, due_at) where ended_at is null;
-- Nobody is reminded twice of one version.
create unique index telling_reminder on news.telling (site_id, item_id, version) where event = 'reminder';

alter table news.item
  -- How many it was meant for when they were last told; unknown before.
  add column meant integer,
  -- A save names the one it began with.
  add column revision integer not null default 1;

-- What was said of something is found again when it is taken back.
create index message_of_object on message.message (site_id, object, account_id) where removed_at is null;
