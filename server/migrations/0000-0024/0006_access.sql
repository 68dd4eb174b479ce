-- How people get in: failures and freezes, known devices, one-time codes and tickets, passwords used before,
-- agreements and who accepted which version, and sign-in by another provider.

alter table identity.account
  add column born_on date,
  add column expires_at timestamptz,
  add column must_change_password boolean not null default false,
  add column password_changed_at timestamptz;

-- Set where a site allows one session per client class: the index then makes a second one impossible (INV-S03).
alter table identity.session
  add column single_key text,
  -- When a person was last at work with it, to half a minute: idle sessions end by it.
  add column seen_at timestamptz not null default now(),
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in ('logout', 'elsewhere', 'expired', 'revoked', 'rotated'));
create unique index session_single on identity.session (site_id, account_id, single_key)
  where ended_at is null and single_key is not null;

-- One counter for all doors at which a secret can be guessed (D10): passwords in both payloads, short codes, the old
-- password, the directory. The subject is an account's id, or the hash of a name that nobody has: it counts and freezes
-- like any other, so that nothing tells the two apart (INV-S10).
create table identity.failure (
  site_id integer not null references site.site (id),
  subject text not null,
  failures integer not null default 0,
  freezes integer not null default 0,
  frozen_until timestamptz,
  last_at timestamptz not null default now(),
  primary key (site_id, subject)
);
create index failure_by_age on identity.failure (last_at);

-- A device that has signed in before keeps a small allowance of its own, so that a stranger cannot lock the owner out.
create table identity.device (
  site_id integer not null,
  account_id bigint not null,
  token_hash bytea not null,
  failures integer not null default 0,
  seen_at timestamptz not null default now(),
  primary key (site_id, account_id, token_hash),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

create table identity.former_password (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  password_hash text not null,
  at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index former_password_newest on identity.former_password (site_id, account_id, id desc);

-- Used at most once, never after its time, for one purpose (INV-S09). Only the hash of the secret is stored.
create table identity.ticket (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  purpose text not null check (purpose in ('sign-on', 'forgotten', 'reset', 'change', 'captcha', 'study', 'sms', 'oidc')),
  secret_hash bytea not null,
  account_id bigint,
  -- What the ticket is bound to: a captcha's uuid, a phone number, an OIDC state.
  subject text,
  details jsonb,
  tries integer not null default 0,
  address text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index ticket_by_secret on identity.ticket (site_id, purpose, secret_hash);
create index ticket_by_subject on identity.ticket (site_id, purpose, subject, created_at desc);
create index ticket_by_address on identity.ticket (site_id, purpose, address, created_at desc);
create index ticket_of_account on identity.ticket (site_id, account_id) where account_id is not null;
create index ticket_by_time on identity.ticket (site_id, purpose, created_at desc);
create index ticket_by_age on identity.ticket (expires_at);

create table identity.agreement (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  kind text not null check (kind in ('service', 'privacy')),
  version integer not null,
  -- Title and paragraphs in the three locales.
  content jsonb not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, kind, version)
);

create table identity.acceptance (
  site_id integer not null,
  account_id bigint not null,
  agreement_id bigint not null,
  address text,
  at timestamptz not null default now(),
  primary key (site_id, account_id, agreement_id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, agreement_id) references identity.agreement (site_id, id)
);
create index acceptance_of_agreement on identity.acceptance (site_id, agreement_id);

-- The signed form that a site may ask for, kept until the registration is decided and no longer. Small and short-lived,
-- so it lies with the account and goes in the same transaction.
create table identity.registration_form (
  site_id integer not null,
  account_id bigint not null,
  image bytea not null,
  created_at timestamptz not null default now(),
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

-- Another house that vouches for people: OpenID Connect or LDAP. The secret is sealed with a key derived for it.
create table identity.provider (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  kind text not null check (kind in ('oidc', 'ldap')),
  name text not null,
  config jsonb not null,
  sealed_secret bytea,
  is_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
create index provider_of_site on identity.provider (site_id) where is_enabled;

create table identity.provider_link (
  site_id integer not null,
  provider_id bigint not null,
  subject text not null,
  account_id bigint not null,
  linked_at timestamptz not null default now(),
  primary key (site_id, provider_id, subject),
  foreign key (site_id, provider_id) references identity.provider (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index provider_link_of_account on identity.provider_link (site_id, account_id);

-- INV-R05: a site keeps at least one active system administrator, whoever removes whom at the same time.
create function identity.keep_an_administrator() returns trigger language plpgsql as $$
begin
  -- Two administrators who demote each other wait here, and the second sees what the first has done.
  perform pg_advisory_xact_lock(hashtext('identity.administrator'), old.site_id);
  if not exists (select from identity.holding h
                 join identity.account a on a.site_id = h.site_id and a.id = h.account_id
                 where h.site_id = old.site_id and h.role = 'ADM' and a.state = 'active')
     and exists (select from identity.account a where a.site_id = old.site_id) then
    raise exception 'LAST_ADMINISTRATOR';
  end if;
  return null;
end $$;
create constraint trigger holding_keeps_an_administrator after delete or update on identity.holding
  deferrable initially deferred for each row when (old.role = 'ADM') execute function identity.keep_an_administrator();
create constraint trigger account_keeps_an_administrator after update on identity.account
  deferrable initially deferred for each row when (old.state = 'active' and new.state is distinct from 'active')
  execute function identity.keep_an_administrator();
