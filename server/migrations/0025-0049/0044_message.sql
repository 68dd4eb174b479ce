-- What the house tells single people: one inbox each, one message for each subject and event.
create schema message;

create table message.message (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  -- The words are those of the template in the language of whoever reads; only the blanks are kept.
  template text not null,
  object text not null,
  filling jsonb not null,
  -- Where in the portal it leads; empty: nowhere.
  link text not null default '' check (length(link) <= 300),
  is_exam boolean not null default false,
  at timestamptz not null,
  read_at timestamptz,
  removed_at timestamptz,
  mailed_at timestamptz,
  primary key (site_id, id),
  -- One message per subject and event, however often the fact is told.
  unique (site_id, account_id, template, object),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index message_newest on message.message (site_id, account_id, id desc) where removed_at is null;
create index message_unread on message.message (site_id, account_id, id desc) where removed_at is null and read_at is null;
create index message_exam on message.message (site_id, account_id, id desc) where removed_at is null and is_exam;
create index message_to_mail on message.message (site_id, account_id) where mailed_at is null and removed_at is null and read_at is null;

-- Kept by whatever writes messages: no page counts rows (INV-K07).
create table message.inbox (
  site_id integer not null,
  account_id bigint not null,
  messages integer not null default 0 check (messages >= 0),
  unread integer not null default 0 check (unread >= 0),
  exam integer not null default 0 check (exam >= 0),
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

create function message.keep_counts() returns trigger language plpgsql as $$
begin
  insert into message.inbox as inbox (site_id, account_id, messages, unread, exam)
  select site_id, account_id, count(*), count(*) filter (where read_at is null), count(*) filter (where is_exam)
  from arrived where removed_at is null group by site_id, account_id order by site_id, account_id
  on conflict (site_id, account_id) do update set messages = inbox.messages + excluded.messages,
    unread = inbox.unread + excluded.unread, exam = inbox.exam + excluded.exam;
  return null;
end $$;
create trigger message_arrives after insert on message.message referencing new table as arrived
  for each statement execute function message.keep_counts();

create function message.change_counts() returns trigger language plpgsql as $$
begin
  update message.inbox as inbox set messages = inbox.messages + moved.messages, unread = inbox.unread + moved.unread,
    exam = inbox.exam + moved.exam
  from (
    select site_id, account_id, sum(messages)::integer as messages, sum(unread)::integer as unread, sum(exam)::integer as exam
    from (
      select site_id, account_id, (removed_at is null)::integer as messages,
        (removed_at is null and read_at is null)::integer as unread, (removed_at is null and is_exam)::integer as exam from after
      union all
      select site_id, account_id, -(removed_at is null)::integer, -(removed_at is null and read_at is null)::integer,
        -(removed_at is null and is_exam)::integer from before) as both_sides
    group by site_id, account_id order by site_id, account_id) as moved
  where inbox.site_id = moved.site_id and inbox.account_id = moved.account_id;
  return null;
end $$;
create trigger message_changes after update on message.message referencing old table as before new table as after
  for each statement execute function message.change_counts();

-- How somebody wants to be told; without a row: once a day by mail.
create table message.preference (
  site_id integer not null,
  account_id bigint not null,
  mail text not null default 'daily' check (mail in ('daily', 'none')),
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
