create type order_type as enum ('production', 'tolling', 'prototype', 'supply', 'services', 'engineering');
-- `expired` is not stored: it is a published order past its `expires_at`.
create type order_status as enum
  ('draft', 'pending', 'published', 'paused', 'awarded', 'completed', 'cancelled', 'rejected', 'blocked', 'archived');

create table orders (
  id uuid primary key,
  number bigint generated always as identity unique,
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100
      and slug not in ('page', 'type', 'region', 'category', 'status')),
  status order_status not null default 'draft',
  status_reason text,
  -- In lists and counters. Kept by the trigger below and by the sweep of expired rows.
  listed boolean not null default false,
  owner_id uuid,
  type order_type not null,
  region_id smallint not null references regions (id),
  root_id smallint not null,
  category_id smallint not null,
  city text check (char_length(city) between 1 and 120),
  title_uk text check (char_length(title_uk) between 10 and 120),
  title_en text check (char_length(title_en) between 10 and 120),
  description_uk text check (char_length(description_uk) between 30 and 10000),
  description_en text check (char_length(description_en) between 30 and 10000),
  quantity numeric(15, 3) check (quantity > 0),
  unit text check (unit in ('pcs', 'kg', 't', 'm', 'm2', 'm3', 'l', 'set', 'hour', 'other')),
  quantity_note_uk text check (char_length(quantity_note_uk) <= 300),
  quantity_note_en text check (char_length(quantity_note_en) <= 300),
  repeat text not null default 'once' check (repeat in ('once', 'monthly', 'quarterly', 'yearly')),
  budget_mode text not null default 'request',
  -- Minor units of `currency`, within what a JSON number holds exactly.
  budget_min bigint check (budget_min between 0 and 9007199254740991),
  budget_max bigint check (budget_max between 0 and 9007199254740991),
  currency text not null default 'UAH' check (currency in ('UAH', 'EUR', 'USD')),
  budget_per text not null default 'total' check (budget_per in ('total', 'unit')),
  vat boolean not null default false,
  offers_until date not null,
  needed_by date,
  material_by text not null default 'agree' check (material_by in ('customer', 'producer', 'agree')),
  sample_required boolean not null default false,
  nda_required boolean not null default false,
  certificates text[] not null default '{}',
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  has_files boolean not null default false,
  contact_name text check (char_length(contact_name) <= 120),
  contact_email text check (char_length(contact_email) <= 254),
  contact_phone text check (contact_phone ~ '^\+[1-9][0-9]{6,14}$'),
  contact_show text not null default 'afterLogin' check (contact_show in ('none', 'afterLogin', 'public')),
  published_at timestamptz check (isfinite(published_at)),
  bumped_at timestamptz check (isfinite(bumped_at)),
  expires_at timestamptz check (isfinite(expires_at) and expires_at > '2000-01-01 00:00+00'),
  top_until timestamptz,
  highlight_until timestamptz,
  home_until timestamptz,
  version integer not null default 1,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null default '',
  constraint orders_leaf_of_root foreign key (category_id, root_id)
    references categories (id, parent_id) on update cascade,
  constraint orders_title check (title_uk is not null or title_en is not null),
  constraint orders_description check (description_uk is not null or description_en is not null),
  constraint orders_quantity check ((quantity is null) = (unit is null)),
  constraint orders_budget check (
    case budget_mode
      when 'request' then budget_min is null and budget_max is null
      when 'exact' then budget_min is not null and budget_max is not null and budget_min = budget_max
      when 'range' then budget_min is not null and budget_max is not null and budget_min < budget_max
      else false
    end),
  constraint orders_listed check (not listed or status = 'published'),
  constraint orders_published check (
    status <> 'published' or (published_at is not null and bumped_at is not null and expires_at is not null))
);

create function order_set_listed() returns trigger language plpgsql as $$
begin
  new.listed := coalesce(new.status = 'published' and new.expires_at > now(), false);
  return new;
end $$;
-- Not "of listed": the sweep sets that column alone.
create trigger orders_set_listed before insert or update of status, expires_at on orders
  for each row execute function order_set_listed();

-- Apostrophes are written in many ways and often left out: both sides of a search drop them. Other punctuation
-- becomes a space, so that no word hides inside a number, an address or a compound; the parser of a database with
-- the C locale would even take guillemets for letters.
create function search_words(variadic texts text[]) returns text language sql immutable parallel safe return
  regexp_replace(
    regexp_replace(array_to_string(texts, ' '), $re$['’ʼ‘`´]+$re$, '', 'g'),
    $re$[][!"#$%&()*+,./:;<=>?@\\^_{|}~«»„“”‚‹›–—―‑‐−…•·№§°×÷±→←↑↓™®©€₴\u00A0\u2007\u2009\u200B\u202F-]+$re$, ' ', 'g');

create function order_set_search() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('pg_catalog.simple', search_words(new.title_uk, new.title_en)), 'A')
    || to_tsvector('pg_catalog.simple', search_words(new.description_uk, new.description_en, new.city));
  return new;
end $$;
create trigger orders_set_search before insert or update of title_uk, title_en, description_uk, description_en, city
  on orders for each row execute function order_set_search();

-- The list of each form of the filter, read backwards from the newest: {any, type} x {any, region} x {any, root,
-- leaf}. `expires_at` rides along so that skipping rows never leaves the index.
-- No order expires in 1970. That inequality is the index's tag: a page's statement repeats the tag of its form and can
-- be planned over that index alone, never over a wider one whose rows it would have to filter.
create index orders_newest on orders (bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:01+00';
create index orders_type on orders (type, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:02+00';
create index orders_region on orders (region_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:03+00';
create index orders_root on orders (root_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:04+00';
create index orders_leaf on orders (category_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:05+00';
create index orders_type_region on orders (type, region_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:06+00';
create index orders_type_root on orders (type, root_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:07+00';
create index orders_type_leaf on orders (type, category_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:08+00';
create index orders_region_root on orders (region_id, root_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:09+00';
create index orders_region_leaf on orders (region_id, category_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:10+00';
create index orders_type_region_root on orders (type, region_id, root_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:11+00';
create index orders_type_region_leaf on orders (type, region_id, category_id, bumped_at, id)
  include (expires_at) where listed and expires_at <> '1970-01-01 00:00:12+00';

-- Extra filters, newest first: everything they compare rides along, so that a rare combination is found without
-- visiting every row. Its tag implies all the others.
create index orders_filters on orders (bumped_at, id)
  include (expires_at, type, region_id, root_id, category_id, currency, budget_per, budget_min, budget_max, unit,
    quantity, material_by, has_files) where listed and expires_at > '2000-01-01 00:00+00';
-- The sweep of expired rows, the correction of counters for rows not yet swept, and the sort by deadline.
create index orders_expires on orders (expires_at, id)
  include (type, region_id, root_id, category_id, bumped_at) where listed;
-- The filter and sort by budget: totals only.
create index orders_budget on orders (currency, budget_max desc, id desc)
  include (budget_min, expires_at, type, region_id, root_id, category_id)
  where listed and budget_per = 'total' and budget_max is not null;
-- The filter and sort by quantity.
create index orders_quantity on orders (unit, quantity desc, id desc)
  include (expires_at, type, region_id, root_id, category_id) where listed and quantity is not null;
-- The words of a search.
create index orders_search on orders using gin (search) where listed;

-- Spreads paid rows evenly, so that a window of them is a fair sample.
create function promotion_hash(id uuid) returns integer language sql immutable strict parallel safe return
  ('x' || substr(md5(id::text), 1, 7))::bit(28)::integer;
-- Paid rows above a list, from the day's starting point on: of all, and of the filters that leave few of them.
create index orders_top on orders (promotion_hash(id))
  include (id, top_until, expires_at, type, region_id, root_id, category_id) where listed and top_until is not null;
create index orders_top_region on orders (region_id, promotion_hash(id))
  include (id, top_until, expires_at, type, root_id, category_id) where listed and top_until is not null;
create index orders_top_root on orders (root_id, promotion_hash(id))
  include (id, top_until, expires_at, type, region_id) where listed and top_until is not null;
create index orders_top_leaf on orders (category_id, promotion_hash(id))
  include (id, top_until, expires_at, type, region_id) where listed and top_until is not null;
-- Paid rows of the home page.
create index orders_home on orders (home_until) where listed and home_until is not null;
-- Whether demo data is there, and its removal.
create index orders_demo on orders (id) where demo;

create table order_images (
  order_id uuid not null references orders (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  position smallint not null check (position between 0 and 9),
  alt text check (char_length(alt) <= 200),
  primary key (order_id, position)
);

create table order_files (
  order_id uuid not null references orders (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  position smallint not null check (position between 0 and 9),
  primary key (order_id, position)
);

-- `has_files` lets the filter stay within one index.
create function order_files_changed() returns trigger language plpgsql as $$
begin
  update orders o set has_files = found.any_file
    from (select touched.order_id, exists (select from order_files f where f.order_id = touched.order_id) as any_file
            from touched group by touched.order_id) found
   where o.id = found.order_id and o.has_files is distinct from found.any_file;
  return null;
end $$;
create trigger order_files_added after insert on order_files
  referencing new table as touched for each statement execute function order_files_changed();
create trigger order_files_removed after delete on order_files
  referencing old table as touched for each statement execute function order_files_changed();

-- Apart from the order, because a change here must not rewrite the order's row and its indexes.
create table order_stats (
  order_id uuid primary key references orders (id) on delete cascade,
  views integer not null default 0 check (views >= 0),
  contacts integer not null default 0 check (contacts >= 0)
);
