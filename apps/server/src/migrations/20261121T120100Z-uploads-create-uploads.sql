-- Stored pictures and documents. Content lies in the file storage under the id, never in the database.
create table uploads (
  id uuid primary key,
  kind text not null check (kind in ('image', 'file')),
  name text not null check (char_length(name) between 1 and 255),
  mime text not null,
  size integer not null check (size >= 0),
  is_public boolean not null default true,
  width integer check (width > 0),
  height integer check (height > 0),
  -- Widths in pixels at which a picture is stored, ascending.
  widths integer[] not null default '{}',
  -- A tiny picture as a data URI.
  placeholder text,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  check (kind <> 'image' or (width is not null and height is not null and placeholder is not null and cardinality(widths) > 0))
);
