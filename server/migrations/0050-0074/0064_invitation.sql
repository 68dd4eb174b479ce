-- A recommendation is an invitation (Q-076, Q-082): it has a number by which it is answered, and the answer.
alter table learning.recommendation
  add column id bigint not null default platform.next_id(),
  add column answer text check (answer in ('accepted', 'declined')),
  add column answered_at timestamptz,
  add check ((answer is null) = (answered_at is null));
create unique index recommendation_id on learning.recommendation (site_id, id);
create index recommendation_waiting on learning.recommendation (site_id, account_id, at desc) where answer is null;
