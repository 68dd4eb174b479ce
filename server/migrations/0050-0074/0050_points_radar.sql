-- What makes an earning suspicious is read by the desk, not only shown.
alter table points.suspicion alter column evidence type jsonb using evidence::jsonb;
create index suspicion_newest on points.suspicion (site_id, at desc, hold_id desc);
