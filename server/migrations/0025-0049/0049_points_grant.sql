-- Acts on many people: each may get an amount of their own, so the act keeps what it came to; and what undoing it left.
alter table points.bulk rename column amount to total;
alter table points.bulk
  drop constraint bulk_amount_check,
  alter column total type bigint,
  add column undone_by bigint,
  -- What could not be taken back, because it was spent.
  add column shortfall bigint not null default 0 check (shortfall >= 0),
  add foreign key (site_id, undone_by) references identity.account (site_id, id),
  add check ((undone_at is null) = (undone_by is null));

-- The desk looks the ledger up by what a movement was about, and by whose it is.
create index movement_of_object on points.movement (site_id, object, at desc, id desc);
create index movement_of_person on points.movement (site_id, account_id, at desc, id desc);
