-- Regions and categories. The ids are internal and never change; the API calls `code` the `id`.
create table regions (
  id smallint primary key check (id > 0),
  code text not null unique,
  slug text not null unique,
  iso_code text unique,
  kind text not null check (kind in ('oblast', 'city', 'republic', 'country', 'abroad')),
  name_uk text not null,
  name_en text not null,
  locative_uk text not null,
  locative_en text not null,
  position smallint not null,
  -- Set when staff edit a row: the values in the code no longer overwrite it.
  edited_at timestamptz
);

create table categories (
  id smallint primary key check (id > 0),
  code text not null unique,
  slug text not null unique,
  parent_id smallint references categories (id) check (parent_id <> id),
  types text[] not null,
  name_uk text not null,
  name_en text not null,
  heading_orders_uk text not null,
  heading_orders_en text not null,
  heading_producers_uk text not null,
  heading_producers_en text not null,
  description_uk text not null,
  description_en text not null,
  icon text not null,
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  position smallint not null,
  edited_at timestamptz,
  -- A merged category remains as a row without listings: its slug redirects to the other category for ever, and no
  -- start of the program recreates it.
  merged_into smallint references categories (id) check (merged_into <> id),
  version integer not null default 1,
  -- Lets a listing reference its leaf together with the root, so that the two never contradict each other.
  unique (id, parent_id)
);

-- Categories that staff add have ids from here on; those of the program are below.
create sequence category_ids as smallint start 20000;
