-- What a site's administrators set beyond plain values, and the one site from which all sites are kept.

-- The platform site: its system administrators create, expire and renew sites. There is one at most.
alter table site.site add column is_platform boolean not null default false;
create unique index site_platform on site.site (is_platform) where is_platform;
update site.site set is_platform = true where id = (select min(id) from site.site);

-- A site's own words for a mail or a short message, in one language; without a row the words of the house hold.
create table site.notice_template (
  site_id integer not null references site.site (id),
  key text not null,
  locale text not null check (locale in ('zh-CN', 'zh-TW', 'en-US')),
  subject text not null default '' check (length(subject) <= 200),
  body text not null check (length(body) between 1 and 4000),
  updated_by bigint,
  updated_at timestamptz not null default now(),
  primary key (site_id, key, locale)
);

-- Who wrote a draft last and when, and who published it.
alter table identity.agreement
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint,
  add column published_by bigint;
-- One draft of a kind at a time.
create unique index agreement_draft on identity.agreement (site_id, kind) where published_at is null;
