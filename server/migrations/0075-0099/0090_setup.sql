-- Who wants to see the checklist of a new site no more; without a row it is shown as long as a step of it is open.
create table admin.hidden_setup (
  site_id integer not null,
  account_id bigint not null,
  hidden_at timestamptz not null,
  primary key (site_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
