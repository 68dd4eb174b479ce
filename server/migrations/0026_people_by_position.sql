-- Who holds a position is asked for in the order of staff numbers and by the year of joining: the index answers both,
-- so that a page and its count cost the same among a million as among a thousand.
create index entry_by_position_in_staff_order on people.entry (site_id, position_id, staff_key, account_id)
  include (joined_key) where position_id is not null;
drop index people.entry_by_position;
