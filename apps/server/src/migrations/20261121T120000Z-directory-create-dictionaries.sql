-- Regions and categories. The keys are ours and never change; `code` is what the wire calls `id`.
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
  -- Set when staff change a row: the values of the code no longer overwrite it.
  edited_at timestamptz
);

create table categories (
  id smallint primary key check (id > 0),
  code text not null unique,
  slug text not null unique,
  parent_id smallint references categories (id),
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
  check (parent_id <> id),
  -- Lets a listing carry its leaf together with the root, so that the two can never disagree.
  unique (id, parent_id)
);
