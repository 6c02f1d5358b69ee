-- Search engines read the listings in parts that never move: five thousand numbers each. Producers get a number too.
alter table producers add column number bigint generated always as identity;

create function listing_part(number bigint) returns integer language sql immutable strict parallel safe return
  ((number - 1) / 5000)::integer + 1;

-- A part, its last change, and (without visiting rows) what each form of the list holds and when it changed last.
-- The tag is explained in the migration of orders.
create index orders_parts on orders (listing_part(number), updated_at)
  include (expires_at, type, region_id, category_id) where listed and expires_at <> '1970-01-01 00:00:13+00';
create index producers_parts on producers (listing_part(number), updated_at)
  include (id, region_id) where status = 'published';
