-- What kind of device a session is on: where a site wants one session, it is one of each kind.
alter table identity.session
  add column device text not null default 'desktop' check (device in ('desktop', 'phone', 'tablet'));
