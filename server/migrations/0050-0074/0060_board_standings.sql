-- Standings are reckoned, not recorded: they are written a million at a time, each board under a number of its own, so
-- that a rebuild fills the next number while the last one is read. No key to the account, which cost more than the
-- writing itself: who has left is not among the people that a board is reckoned from.
drop table honor.standing;
delete from honor.board;
alter table honor.board add column id bigint not null default platform.next_id();

create table honor.standing (
  site_id integer not null references site.site (id),
  board_id bigint not null,
  account_id bigint not null,
  score bigint not null,
  primary key (site_id, board_id, account_id)
) with (fillfactor = 80);
create index standing_order on honor.standing (site_id, board_id, score desc, account_id desc);
