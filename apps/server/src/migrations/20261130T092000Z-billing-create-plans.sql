-- The plans for sale. Staff edit the rows; a purchase keeps a copy of what it bought.
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
  -- The paid time in days; a free plan has no end.
  days smallint check (days between 1 and 366),
  gives text[] not null check (gives <@ array['page', 'lists', 'files', 'highlight', 'bump', 'top', 'home']),
  -- When it is no longer offered, its subscribers keep it.
  offered boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- Since when the price is valid, and the price before; null: the price never changed.
  price_since timestamptz,
  price_was_minor bigint,
  constraint plans_free_has_no_end check ((price_minor = 0) = (days is null)),
  constraint plans_price_was check ((price_since is null) = (price_was_minor is null))
);
-- Every listing starts on the free plan of its kind; there is exactly one.
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
  -- The rank of a producer cannot be bought.
  constraint boosts_bump_orders check (gives <> 'bump' or kinds = array['order'])
);

insert into plans (id, kind, position, name_uk, name_en, text_uk, text_en, price_minor, days, gives) values
  ('order-free', 'order', 1, 'Звичайне', 'Basic',
    'Сторінка замовлення і місце в усіх списках.', 'A page for the order and its place in every list.',
    0, null, '{page,lists,files}'),
  ('order-plus', 'order', 2, 'Помітне', 'Plus',
    'Виділення кольором у списках і щотижневе повернення на початок списку.',
    'Highlighted in colour in the lists, and moved back to the top of the list every week.',
    14900, 30, '{page,lists,files,highlight,bump}'),
  ('order-top', 'order', 3, 'Перше', 'Top',
    'Те саме, а ще реклама над списком і на головній. Коли охочих більше, ніж місць, щодня вирішує жереб.',
    'All of that, plus ads above the list and on the home page. When more have paid than there are places, a daily draw decides.',
    39900, 30, '{page,lists,files,highlight,bump,top,home}'),
  ('producer-free', 'producer', 1, 'Звичайний', 'Basic',
    'Сторінка виробника і місце в усіх списках.', 'A page for the producer and its place in every list.',
    0, null, '{page,lists,files}'),
  ('producer-standard', 'producer', 2, 'Помітний', 'Standard',
    'Виділення кольором у списках.', 'Highlighted in colour in the lists.',
    29900, 30, '{page,lists,files,highlight}'),
  ('producer-pro', 'producer', 3, 'Перший', 'Pro',
    'Те саме, а ще реклама над списком і на головній. Коли охочих більше, ніж місць, щодня вирішує жереб.',
    'All of that, plus ads above the list and on the home page. When more have paid than there are places, a daily draw decides.',
    79900, 30, '{page,lists,files,highlight,top,home}');

insert into boosts (id, kinds, position, name_uk, name_en, text_uk, text_en, price_minor, gives, days) values
  ('bump', '{order}', 1, 'Підняття', 'Bump',
    'Один раз повертає замовлення на початок списку з позначкою «Піднято».', 'Moves the order back to the top of the list once, labelled “Bumped”.',
    3900, 'bump', null),
  ('highlight-7', '{order,producer}', 2, 'Виділення на 7 днів', 'Highlight for 7 days',
    'Виділяє оголошення кольором у списках зі словом «Виділено». Місця у списку не змінює.', 'Highlights the listing in colour in the lists, with the word “Highlighted”. Its place does not change.',
    7900, 'highlight', 7),
  ('top-7', '{order,producer}', 3, 'Рекламне місце на 7 днів', 'Ad slot for 7 days',
    'Показує оголошення над списком із позначкою «Реклама», до трьох на сторінці. Коли охочих більше, ніж місць, щодня вирішує жереб.',
    'Shows the listing above the list, labelled “Ad”, up to three to a page. When more have paid than there are places, a daily draw decides.',
    19900, 'top', 7),
  ('home-3', '{order,producer}', 4, 'Головна на 3 дні', 'Home page for 3 days',
    'Показує оголошення на головній сторінці з позначкою «Реклама»: до трьох замовлень і двох виробників. Коли охочих більше, ніж місць, щодня вирішує жереб.', 'Shows the listing on the home page, labelled “Ad”: up to three orders and two producers. When more have paid than there are places, a daily draw decides.',
    24900, 'home', 3);

-- Every process caches the plans.
create function tell_changed_plans() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'plans');
  return null;
end $$;
create trigger plans_tell after insert or update or delete or truncate on plans
  for each statement execute function tell_changed_plans();
create trigger boosts_tell after insert or update or delete or truncate on boosts
  for each statement execute function tell_changed_plans();
