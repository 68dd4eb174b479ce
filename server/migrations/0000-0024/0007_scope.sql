-- Roles of a site's own making, and where a role holds: in the whole site, in a unit and below it, or in a training centre.

-- A role that a site has made for itself: a set of permissions under a name. It is used in the training administrator's
-- console, so whoever holds one holds TADM.
create table identity.custom_role (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  name text not null check (length(name) between 1 and 40),
  description text not null default '' check (length(description) <= 200),
  permissions text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id)
);
create unique index custom_role_by_name on identity.custom_role (site_id, lower(name));

alter table identity.holding
  drop constraint holding_pkey,
  add column id bigint not null default platform.next_id(),
  -- Null: the role as the house defines it.
  add column custom_role_id bigint,
  add column scope text not null default 'site' check (scope in ('site', 'unit', 'centre')),
  -- The unit or training centre; the org room, which stands above, keeps them.
  add column scope_id bigint,
  add column granted_by bigint,
  add primary key (site_id, id),
  add foreign key (site_id, custom_role_id) references identity.custom_role (site_id, id),
  add constraint holding_scope_has_place check ((scope = 'site') = (scope_id is null)),
  -- Only training administration can be narrowed; the other roles hold everywhere or not at all.
  add constraint holding_scope_of_role check (role = 'TADM' or (scope = 'site' and custom_role_id is null));
create unique index holding_once on identity.holding
  (site_id, account_id, role, coalesce(custom_role_id, 0), scope, coalesce(scope_id, 0));
create index holding_of_custom_role on identity.holding (site_id, custom_role_id) where custom_role_id is not null;
create index holding_in_scope on identity.holding (site_id, scope, scope_id) where scope_id is not null;
create index holding_by_role on identity.holding (site_id, role, account_id);
