-- Who holds a position is asked for in the order of staff numbers: among a million as among a thousand. The order is that
-- of an expression, for the planner would otherwise walk along the staff numbers of the whole site, where those who were
-- there first hold other positions than those who came later.
create index entry_by_position_in_staff_order on people.entry (site_id, position_id, (staff_key || ''), account_id)
  include (joined_key) where position_id is not null;
drop index people.entry_by_position;
