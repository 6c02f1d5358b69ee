-- The filter by files, when few orders have any: otherwise every open order would be walked to find them.
create index orders_with_files on orders (bumped_at, id)
  include (expires_at, type, region_id, root_id, category_id) where listed and has_files;
