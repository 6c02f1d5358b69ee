-- Distributes paid rows evenly, so that a window of them is a fair sample.
create function promotion_hash(id uuid) returns integer language sql immutable strict parallel safe return
  ('x' || substr(md5(id::text), 1, 7))::bit(28)::integer;
create function listing_part(number bigint) returns integer language sql immutable strict parallel safe return
  ((number - 1) / 5000)::integer + 1;

-- The list of each form of the filter, read backwards from the newest: {any, type} x {any, region} x {any, root,
-- leaf}. `expires_at` is included so that skipping rows needs no heap access.
-- No order expires in 1970. That inequality is the index's tag: a page's query repeats the tag of its form, so that the
-- planner can use only that index, never a wider one whose rows it would have to filter.
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

-- Extra filters, newest first: all compared columns are included, so that a rare combination is found without heap
-- access. Its tag implies all the others.
create index orders_filters on orders (bumped_at, id)
  include (expires_at, type, region_id, root_id, category_id, currency, budget_per, budget_min, budget_max, unit,
    quantity, material_by, has_files, in_uk, in_en) where listed and expires_at > '2000-01-01 00:00+00';
-- The filter by files when few orders have any: without it, every open order would be scanned.
create index orders_with_files on orders (bumped_at, id)
  include (expires_at, type, region_id, root_id, category_id) where listed and has_files;
-- The job for expired rows, the correction of counters for rows it has not reached yet, and the sort by deadline.
create index orders_expires on orders (expires_at, id)
  include (type, region_id, root_id, category_id, bumped_at) where listed;
-- The filter and sort by budget, for total budgets only.
create index orders_budget on orders (currency, budget_max desc, id desc)
  include (budget_min, expires_at, type, region_id, root_id, category_id)
  where listed and budget_per = 'total' and budget_max is not null;
-- The filter and sort by quantity.
create index orders_quantity on orders (unit, quantity desc, id desc)
  include (expires_at, type, region_id, root_id, category_id) where listed and quantity is not null;
-- The search of staff.
create index orders_search on orders using gin (search) where listed;

-- Promoted rows above a list, from the starting point of the day: for all orders, and for the filters that leave few.
create index orders_top on orders (promotion_hash(id))
  include (id, top_until, expires_at, type, region_id, root_id, category_id) where listed and top_until is not null;
create index orders_top_region on orders (region_id, promotion_hash(id))
  include (id, top_until, expires_at, type, root_id, category_id) where listed and top_until is not null;
create index orders_top_root on orders (root_id, promotion_hash(id))
  include (id, top_until, expires_at, type, region_id) where listed and top_until is not null;
create index orders_top_leaf on orders (category_id, promotion_hash(id))
  include (id, top_until, expires_at, type, region_id) where listed and top_until is not null;
-- Promoted rows of the home page.
create index orders_home on orders (home_until) where listed and home_until is not null;

-- A part of the sitemap with its last change, and (without heap access) the size and last change of each list.
create index orders_parts on orders (listing_part(number), updated_at)
  include (expires_at, type, region_id, category_id) where listed and expires_at <> '1970-01-01 00:00:13+00';

-- Lists of an owner, latest edit first; also used when an owner is paused or erased.
create index orders_owner on orders (owner_id, updated_at desc, id desc) where owner_id is not null;
-- The moderation queue, oldest first.
create index orders_pending on orders (status_at, id) where status = 'pending';
-- The panel's table: the latest of a status, and the search in listings that are not public.
create index orders_status on orders (status, id);
create index orders_search_hidden on orders using gin (search) where status <> 'published';
-- Used by merges of categories, and to count listings of any status in a category.
create index orders_category on orders (category_id);
-- Statistics by day.
create index orders_created on orders (created_at);
-- Listings that nobody claimed, to be deleted.
create index orders_unclaimed on orders (created_at) where owner_id is null and not demo;
-- Finds and deletes demo data.
create index orders_demo on orders (id) where demo;
