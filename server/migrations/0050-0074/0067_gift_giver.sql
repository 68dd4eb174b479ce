-- Who has given something for a thing, once each, and how many they are: the page of the thing says it every time.
create table points.gift_giver (
  site_id integer not null,
  kind text not null check (length(kind) between 1 and 20),
  target_id bigint not null,
  account_id bigint not null,
  primary key (site_id, kind, target_id, account_id),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);

create table points.gift_tally (
  site_id integer not null references site.site (id),
  kind text not null check (length(kind) between 1 and 20),
  target_id bigint not null,
  givers integer not null default 0 check (givers >= 0),
  primary key (site_id, kind, target_id)
);

insert into points.gift_giver (site_id, kind, target_id, account_id)
  select distinct site_id, split_part(object, ':', 1), split_part(split_part(object, ':', 2), '/', 1)::bigint, account_id
  from points.movement where kind = 'tip';
insert into points.gift_tally (site_id, kind, target_id, givers)
  select site_id, kind, target_id, count(*) from points.gift_giver group by site_id, kind, target_id;
