-- The transaction that wrote an entry: what was committed since the last check is found by it, however late it committed
-- and whatever its id and time say. Rows from before have none and are proven by the check of the whole (C-11).
alter table points.entry add column xact bigint;
alter table points.entry alter column xact set default pg_current_xact_id()::text::bigint;
create index if not exists entry_by_xact on points.entry (site_id, xact) where xact is not null;

-- Up to where the ledger of a site has been added up and found right: every entry of a transaction before `xact`.
create table points.proof (
  site_id integer primary key references site.site (id),
  xact bigint not null,
  -- Entries of movements up to here count as proven too: after a move to another cluster transactions begin anew.
  movement_id bigint not null,
  movements bigint not null,
  entries bigint not null
);

-- What each person had by then.
create table points.proven (
  site_id integer not null,
  account_id bigint not null,
  balance bigint not null,
  lifetime bigint not null,
  primary key (site_id, account_id)
) with (fillfactor = 70);
