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
  -- In lists and counters. Set by order_derive and cleared by the job for expired rows.
  listed boolean not null default false,
  owner_id uuid constraint orders_owner references users (id) on delete set null,
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
  -- Null, here and below: a fact that the owner has not stated.
  repeat text check (repeat in ('once', 'monthly', 'quarterly', 'yearly')),
  budget_mode text,
  -- Minor units of `currency`, within what a JSON number holds exactly.
  budget_min bigint check (budget_min between 0 and 9007199254740991),
  budget_max bigint check (budget_max between 0 and 9007199254740991),
  currency text not null default 'UAH' check (currency in ('UAH', 'EUR', 'USD')),
  budget_per text not null default 'total' check (budget_per in ('total', 'unit')),
  vat boolean,
  offers_until date not null,
  needed_by date,
  material_by text check (material_by in ('customer', 'producer', 'agree')),
  sample_required boolean,
  nda_required boolean,
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
  -- When the status was set, and the version at that time: a later edit makes the version larger.
  status_at timestamptz not null default now(),
  status_version integer not null default 1,
  -- The text differs from the approved one, or was never approved: publishing needs an approval.
  changed_since_approval boolean not null default false,
  -- Is submitted for approval once its owner's e-mail address is verified.
  submit_when_verified boolean not null default false,
  archived_from order_status,
  -- The language of its author, for e-mails while the listing has no owner.
  locale text not null default 'uk' check (locale in ('uk', 'en')),
  -- Until when a plan is paid for: such a listing does not count toward the quota of free ones. `infinity`: the paid
  -- time begins at publication. An instant, so no job has to end it. Read by owner through orders_owner.
  paid_until timestamptz,
  -- When the order's place in the list was bought; equals bumped_at while the place is still the bought one.
  paid_bump_at timestamptz,
  -- The paid plan that was chosen for the listing, until it is paid or dropped: the owner may have to register, verify
  -- an address in another browser, or sign in first.
  wanted_plan text check (char_length(wanted_plan) <= 80),
  -- The languages of the listing. The description decides, because every listing has one.
  in_uk boolean not null generated always as (description_uk is not null) stored,
  in_en boolean not null generated always as (description_en is not null) stored,
  constraint orders_leaf_of_root foreign key (category_id, root_id)
    references categories (id, parent_id) on update cascade,
  constraint orders_title check (title_uk is not null or title_en is not null),
  constraint orders_description check (description_uk is not null or description_en is not null),
  constraint orders_quantity check ((quantity is null) = (unit is null)),
  constraint orders_budget check (
    case coalesce(budget_mode, 'request')
      when 'request' then budget_min is null and budget_max is null
      when 'exact' then budget_min is not null and budget_max is not null and budget_min = budget_max
      when 'range' then budget_min is not null and budget_max is not null and budget_min < budget_max
      else false
    end),
  constraint orders_archived check (archived_from is null or (status = 'archived' and archived_from <> 'archived')),
  constraint orders_submit_when_verified check (not submit_when_verified or status = 'draft'),
  constraint orders_listed check (not listed or status = 'published'),
  constraint orders_published check (
    status <> 'published' or (published_at is not null and bumped_at is not null and expires_at is not null))
);

-- Apostrophes are written in many ways and often omitted: documents and queries drop them. Other punctuation becomes a
-- space, so that no word is hidden inside a number, an address or a compound; the parser of a database with the C
-- locale would even treat guillemets as letters.
create function search_words(variadic texts text[]) returns text language sql immutable parallel safe return
  regexp_replace(
    regexp_replace(array_to_string(texts, ' '), $re$['’ʼ‘`´]+$re$, '', 'g'),
    $re$[][!"#$%&()*+,./:;<=>?@\\^_{|}~«»„“”‚‹›–—―‑‐−…•·№§°×÷±→←↑↓™®©€₴\u00A0\u2007\u2009\u200B\u202F-]+$re$, ' ', 'g');

-- The columns that follow from others. The job for expired rows sets only `listed`, so it does not run this.
create function order_derive() returns trigger language plpgsql as $$
begin
  new.listed := coalesce(new.status = 'published' and new.expires_at > now(), false);
  if tg_op = 'INSERT' or (new.title_uk, new.title_en, new.description_uk, new.description_en, new.city)
      is distinct from (old.title_uk, old.title_en, old.description_uk, old.description_en, old.city) then
    new.search :=
      setweight(to_tsvector('pg_catalog.simple', search_words(new.title_uk, new.title_en)), 'A')
      || to_tsvector('pg_catalog.simple', search_words(new.description_uk, new.description_en, new.city));
  end if;
  return new;
end $$;

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

-- `has_files` lets the filter use one index only.
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

create trigger order_images_hold after insert on order_images referencing new table as added
  for each statement execute function hold_uploads();
create trigger order_images_free after delete on order_images referencing old table as removed
  for each statement execute function free_uploads();
create trigger order_files_hold after insert on order_files referencing new table as added
  for each statement execute function hold_uploads();
create trigger order_files_free after delete on order_files referencing old table as removed
  for each statement execute function free_uploads();

-- A table of its own, because a new view must not rewrite the order's row and its indexes.
create table order_stats (
  order_id uuid primary key references orders (id) on delete cascade,
  views integer not null default 0 check (views >= 0),
  contacts integer not null default 0 check (contacts >= 0)
);
