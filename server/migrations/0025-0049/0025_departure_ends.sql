-- What a departure has ended, so that taking it back gives back exactly that: jobs by their number, and who answered to
-- whom by name, as 'account:manager'.
alter table people.departure
  add column ended_jobs bigint[] not null default '{}',
  add column ended_lines text[] not null default '{}';
