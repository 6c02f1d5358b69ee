-- What is sold. Staff edit the rows; what was bought keeps what it said on that day.
create table plans (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 40),
  kind text not null check (kind in ('order', 'producer')),
  position smallint not null,
  name_uk text not null check (char_length(name_uk) between 1 and 60),
  name_en text not null check (char_length(name_en) between 1 and 60),
  text_uk text not null check (char_length(text_uk) between 1 and 300),
  text_en text not null check (char_length(text_en) between 1 and 300),
  price_minor bigint not null check (price_minor between 0 and 100000000),
  currency text not null default 'UAH' check (currency = 'UAH'),
  -- How long a payment lasts; a free plan has no end.
  days smallint check (days between 1 and 366),
  gives text[] not null check (gives <@ array['page', 'lists', 'files', 'highlight', 'bump', 'top', 'home']),
  -- No longer offered, a plan lasts for those who hold it.
  offered boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint plans_free_has_no_end check ((price_minor = 0) = (days is null))
);
-- Every listing begins on the one free plan of its kind.
create unique index plans_free on plans (kind) where price_minor = 0;

create table boosts (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 40),
  kinds text[] not null check (kinds <@ array['order', 'producer'] and cardinality(kinds) > 0),
  position smallint not null,
  name_uk text not null check (char_length(name_uk) between 1 and 60),
  name_en text not null check (char_length(name_en) between 1 and 60),
  text_uk text not null check (char_length(text_uk) between 1 and 300),
  text_en text not null check (char_length(text_en) between 1 and 300),
  price_minor bigint not null check (price_minor between 1 and 100000000),
  currency text not null default 'UAH' check (currency = 'UAH'),
  gives text not null check (gives in ('highlight', 'bump', 'top', 'home')),
  days smallint check (days between 1 and 366),
  offered boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint boosts_bump_is_at_once check ((gives = 'bump') = (days is null)),
  -- Producers are ranked by what they are; nothing bought moves one.
  constraint boosts_bump_orders check (gives <> 'bump' or kinds = array['order'])
);

insert into plans (id, kind, position, name_uk, name_en, text_uk, text_en, price_minor, days, gives) values
  ('order-free', 'order', 1, 'Звичайне', 'Basic',
    'Сторінка замовлення і місце в усіх списках.', 'A page for the order and its place in every list.',
    0, null, '{page,lists,files}'),
  ('order-plus', 'order', 2, 'Помітне', 'Plus',
    'Кольорова позначка і щотижневе підняття у списку.',
    'A coloured mark and a weekly move back to the top of the list.',
    14900, 30, '{page,lists,files,highlight,bump}'),
  ('order-top', 'order', 3, 'Перше', 'Top',
    'Те саме, а ще рекламне місце над списком і показ на головній.',
    'All of that, plus an ad slot above the list and a place on the home page.',
    39900, 30, '{page,lists,files,highlight,bump,top,home}'),
  ('producer-free', 'producer', 1, 'Звичайний', 'Basic',
    'Сторінка виробника і місце в усіх списках.', 'A page for the producer and its place in every list.',
    0, null, '{page,lists,files}'),
  ('producer-standard', 'producer', 2, 'Помітний', 'Standard',
    'Кольорова позначка профілю у списках.', 'A coloured mark in the lists.',
    29900, 30, '{page,lists,files,highlight}'),
  ('producer-pro', 'producer', 3, 'Перший', 'Pro',
    'Те саме, а ще рекламне місце над списком і показ на головній.',
    'All of that, plus an ad slot above the list and a place on the home page.',
    79900, 30, '{page,lists,files,highlight,top,home}');

insert into boosts (id, kinds, position, name_uk, name_en, text_uk, text_en, price_minor, gives, days) values
  ('bump', '{order}', 1, 'Підняття', 'Bump',
    'Один раз повертає замовлення на початок списку.', 'Moves the order back to the top of the list, once.',
    3900, 'bump', null),
  ('highlight-7', '{order,producer}', 2, 'Позначка на 7 днів', 'Highlight for 7 days',
    'Виділяє запис кольором у списках.', 'Gives the listing a coloured mark in the lists.',
    7900, 'highlight', 7),
  ('top-7', '{order,producer}', 3, 'Рекламне місце на 7 днів', 'Ad slot for 7 days',
    'Показує запис над списком із позначкою «Реклама».',
    'Shows the listing above the list, labelled “Ad”.',
    19900, 'top', 7),
  ('home-3', '{order,producer}', 4, 'Головна на 3 дні', 'Home page for 3 days',
    'Показує запис на головній сторінці.', 'Shows the listing on the home page.',
    24900, 'home', 3);

-- Every process remembers what is sold.
create function tell_changed_plans() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'plans');
  return null;
end $$;
create trigger plans_tell after insert or update or delete or truncate on plans
  for each statement execute function tell_changed_plans();
create trigger boosts_tell after insert or update or delete or truncate on boosts
  for each statement execute function tell_changed_plans();

-- An id whose order is that of creation, as the program makes them.
create function new_uuid_v7() returns uuid language sql volatile parallel safe return encode(
  set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid;

-- The plan a listing is on. It belongs to whoever owns the listing.
create table subscriptions (
  id uuid primary key,
  order_id uuid unique references orders (id) on delete cascade,
  producer_id uuid unique references producers (id) on delete cascade,
  plan_id text not null references plans (id),
  status text not null default 'free'
    check (status in ('free', 'pending_payment', 'active', 'past_due', 'cancelled', 'expired')),
  -- Of the period that was paid last. Both null: nothing was, or it waits for the listing's publication.
  period_start timestamptz,
  period_end timestamptz,
  auto_charge boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscriptions_subject check (num_nonnulls(order_id, producer_id) = 1),
  constraint subscriptions_period check (
    (period_start is null) = (period_end is null) and period_end > period_start),
  constraint subscriptions_auto_charge check (not auto_charge or status in ('active', 'past_due', 'pending_payment'))
);
create index subscriptions_plan on subscriptions (plan_id);

create function subscribe_listings() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'order' then
    insert into subscriptions (id, order_id, plan_id)
      select new_uuid_v7(), added.id, plans.id from added, plans where plans.kind = 'order' and price_minor = 0;
  else
    insert into subscriptions (id, producer_id, plan_id)
      select new_uuid_v7(), added.id, plans.id from added, plans where plans.kind = 'producer' and price_minor = 0;
  end if;
  return null;
end $$;
create trigger orders_subscribe after insert on orders referencing new table as added
  for each statement execute function subscribe_listings('order');
create trigger producers_subscribe after insert on producers referencing new table as added
  for each statement execute function subscribe_listings('producer');
insert into subscriptions (id, order_id, plan_id) select new_uuid_v7(), id, 'order-free' from orders;
insert into subscriptions (id, producer_id, plan_id) select new_uuid_v7(), id, 'producer-free' from producers;
