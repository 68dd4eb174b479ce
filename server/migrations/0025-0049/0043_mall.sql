-- The points mall: what there is to have, how much of it, and what became of every exchange.
create schema mall;

create table mall.category (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  primary key (site_id, id),
  unique (site_id, name)
);

create table mall.product (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  category_id bigint not null,
  title text not null check (length(title) between 1 and 60),
  introduction text not null default '' check (length(introduction) <= 2000),
  -- Which of the house's drawn things stands for it where it has no picture of its own.
  item text not null default '' check (length(item) <= 20),
  picture_id bigint,
  points integer not null check (points between 1 and 10000000),
  -- The sum of its movements, kept with each of them.
  stock integer not null default 0 check (stock >= 0),
  exchanged integer not null default 0 check (exchanged >= 0),
  is_shown boolean not null default false,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, category_id) references mall.category (site_id, id),
  foreign key (site_id, picture_id) references file.file (site_id, id)
);
create index product_hot on mall.product (site_id, exchanged desc, id desc);
create index product_of_category on mall.product (site_id, category_id);
create index product_with_picture on mall.product (site_id, picture_id) where picture_id is not null;

create table mall.exchange (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  product_id bigint not null,
  -- As it was when it was asked for: prices and names change, what was agreed does not.
  title text not null,
  points integer not null check (points > 0),
  state text not null default 'NOT_SHIPPED' check (state in ('NOT_SHIPPED', 'SHIPPED', 'SIGNED', 'CANCELLED')),
  receiver text not null,
  phone text not null,
  address text not null,
  carrier text not null default '',
  tracking_no text not null default '',
  created_at timestamptz not null default now(),
  shipped_at timestamptz,
  signed_at timestamptz,
  -- Nobody confirmed within the time, so the clock did.
  signed_by_clock boolean not null default false,
  cancelled_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  foreign key (site_id, product_id) references mall.product (site_id, id),
  check ((shipped_at is not null) = (state in ('SHIPPED', 'SIGNED'))),
  check ((signed_at is not null) = (state = 'SIGNED')),
  check ((cancelled_at is not null) = (state = 'CANCELLED')),
  check (state not in ('SHIPPED', 'SIGNED') or tracking_no <> '')
);
create index exchange_of_account on mall.exchange (site_id, account_id, id desc);
create index exchange_of_product on mall.exchange (site_id, product_id);
create index exchange_by_state on mall.exchange (site_id, state, id desc);
create index exchange_to_sign on mall.exchange (site_id, shipped_at) where state = 'SHIPPED';

-- Append only: stock is the sum of what came and went, and every step says why.
create table mall.stock_movement (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  product_id bigint not null,
  kind text not null check (kind in ('received', 'corrected', 'exchanged', 'returned')),
  amount integer not null check (amount <> 0),
  stock_after integer not null check (stock_after >= 0),
  exchange_id bigint,
  account_id bigint not null,
  reason text not null default '' check (length(reason) <= 200),
  at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, product_id) references mall.product (site_id, id),
  foreign key (site_id, exchange_id) references mall.exchange (site_id, id),
  foreign key (site_id, account_id) references identity.account (site_id, id),
  check ((exchange_id is not null) = (kind in ('exchanged', 'returned')))
);
create index movement_of_product on mall.stock_movement (site_id, product_id, id desc);
-- One unit leaves for an exchange, and comes back at most once.
create unique index movement_of_exchange on mall.stock_movement (site_id, exchange_id, kind) where exchange_id is not null;

-- Where somebody had things sent, so that nobody writes it twice.
create table mall.address (
  site_id integer not null references site.site (id),
  id bigint not null default platform.next_id(),
  account_id bigint not null,
  receiver text not null,
  phone text not null,
  address text not null,
  used_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, account_id, receiver, phone, address),
  foreign key (site_id, account_id) references identity.account (site_id, id)
);
