-- What left the house, and what was meant to: one row for each try of a mail or a short message. Never its words, its
-- code or its link, and of the address only as much as tells two apart.
create table site.delivery (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  channel text not null check (channel in ('mail', 'sms')),
  template text not null check (length(template) between 1 and 80),
  -- Nobody: the account was not admitted, or there never was one.
  account_id bigint,
  recipient text not null check (length(recipient) between 1 and 120),
  locale text not null check (locale in ('zh-CN', 'zh-TW', 'en-US')),
  at timestamptz not null,
  state text not null check (state in ('sent', 'failed')),
  reason text check (reason in ('unreachable', 'timeout', 'denied', 'refused', 'busy', 'other')),
  -- What the relay answered, as a number.
  reply_code integer check (reply_code between 100 and 999),
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id) on delete cascade,
  check ((state = 'failed') = (reason is not null)),
  check (state = 'failed' or reply_code is null)
);
-- The state rides along: the counts of a day are read from the index alone.
create index delivery_newest on site.delivery (site_id, at desc, id desc) include (state);
create index delivery_of_account on site.delivery (site_id, account_id, at desc, id desc);

-- The console reads the newest messages of a whole site, not of one inbox.
create index message_newest_of_site on message.message (site_id, at desc, id desc);
