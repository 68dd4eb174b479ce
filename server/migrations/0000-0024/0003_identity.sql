-- Accounts, the roles they hold, and their sessions.
create schema identity;

create table identity.account (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  user_name text not null check (length(user_name) between 3 and 64),
  name text not null,
  nickname text,
  gender text check (gender in ('F', 'M')),
  email text,
  phone text,
  staff_no text,
  password_hash text,
  state text not null default 'active' check (state in ('pending', 'active', 'suspended', 'left')),
  is_external boolean not null default false,
  locale text check (locale in ('zh-CN', 'zh-TW', 'en-US')),
  avatar_file_id bigint,
  joined_on date,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
create unique index account_by_user_name on identity.account (site_id, lower(user_name));
create unique index account_by_staff_no on identity.account (site_id, staff_no) where staff_no is not null;
create index account_by_email on identity.account (site_id, lower(email)) where email is not null;
create index account_by_phone on identity.account (site_id, phone) where phone is not null;

create table identity.holding (
  site_id integer not null,
  account_id bigint not null,
  role text not null check (role in ('NLRN', 'INSTR', 'TADM', 'ADM')),
  granted_at timestamptz not null default now(),
  primary key (site_id, account_id, role),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

-- Sessions are rows: losing Redis neither logs people out nor lets them in. Only the hash of the cookie is stored.
create table identity.session (
  site_id integer not null,
  id bigint not null default platform.next_id(),
  token_hash bytea not null unique,
  account_id bigint not null,
  role text not null,
  address text,
  agent text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'elsewhere', 'expired', 'revoked')),
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
create index session_live on identity.session (site_id, account_id) where ended_at is null;
create index session_by_age on identity.session (expires_at);
