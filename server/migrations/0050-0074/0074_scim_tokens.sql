-- A key for SCIM works with the rights that its maker has in one role, for a while, and for what it was made for.
alter table people.scim_token
  add column by_role text,
  add column expires_at timestamptz not null default now() + interval '1 year',
  add column users_access text not null default 'write' check (users_access in ('none', 'read', 'write')),
  add column groups_access text not null default 'write' check (groups_access in ('none', 'read', 'write'));

-- Keys from before: the role of their maker that reaches furthest.
update people.scim_token token set by_role = (
  select held.role from identity.holding held
  where held.site_id = token.site_id and held.account_id = token.by_id
  order by array_position(array['ADM', 'TADM', 'INSTR', 'NLRN'], held.role) limit 1);

-- With whose rights a list is checked, written and taken back; none: it has no rights of its own.
alter table people.import
  add column acting_id bigint,
  add column acting_role text;

-- Whether anybody has signed in from an address lately is asked before every sign-in on sites that ask for a captcha at risk.
create index if not exists session_by_address on identity.session (site_id, address, created_at desc);
