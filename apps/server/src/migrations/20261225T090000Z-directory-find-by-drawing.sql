-- What the public drawings of an order say, so that lists filter, sort and show it without reading files. Closed files
-- do not count: a filter would tell their sizes.
alter table orders
  -- The sizes of the largest drawing in millimetres, and the largest of them.
  add column drawing_sizes real[],
  add column drawing_mm real,
  -- Whether one of the files is a solid body.
  add column has_model boolean not null default false;

create function drawing_sizes(facts jsonb) returns real[] language sql immutable parallel safe return
  (select array_agg(size::real order by place)
     from jsonb_array_elements_text(coalesce(facts -> 'sizeMm', facts -> 'extentsMm')) with ordinality as part (size, place));
create function largest(sizes real[]) returns real language sql immutable parallel safe return
  (select max(size) from unnest(sizes) as part (size));

create function follow_order_files(order_ids uuid[]) returns void language sql as $$
  with read_files as (
    select f.order_id, f.position, u.facts from order_files f join uploads u on u.id = f.upload_id
     where f.order_id = any (order_ids) and u.is_public and u.reading = 'ready')
  update orders o
     set has_files = found.any_file, drawing_sizes = found.sizes, drawing_mm = largest(found.sizes), has_model = found.any_model
    from (
      select wanted.id,
             exists (select from order_files f where f.order_id = wanted.id) as any_file,
             exists (select from read_files f where f.order_id = wanted.id and f.facts ->> 'kind' = 'solid') as any_model,
             (select drawing_sizes(f.facts) from read_files f where f.order_id = wanted.id
               order by largest(drawing_sizes(f.facts)) desc nulls last, f.position limit 1) as sizes
        from unnest(order_ids) as wanted (id)) found
   where o.id = found.id
     and (o.has_files, o.drawing_sizes, o.has_model) is distinct from (found.any_file, found.sizes, found.any_model);
$$;

create or replace function order_files_changed() returns trigger language plpgsql as $$
begin
  perform follow_order_files(array(select distinct order_id from touched));
  return null;
end $$;

-- Reading a file and closing it change what its order shows.
create function order_drawings_changed() returns trigger language plpgsql as $$
begin
  perform follow_order_files(array(select distinct f.order_id from order_files f join changed on changed.id = f.upload_id));
  return null;
end $$;
create trigger uploads_follow after update on uploads referencing new table as changed
  for each statement execute function order_drawings_changed();

-- The index of extra filters also has the new columns.
drop index orders_filters;
create index orders_filters on orders (bumped_at, id)
  include (expires_at, type, region_id, root_id, category_id, currency, budget_per, budget_min, budget_max, unit,
    quantity, material_by, has_files, drawing_mm, has_model, in_uk, in_en)
  where listed and expires_at > '2000-01-01 00:00+00';
-- The filter and sort by size, and the filter by models, when few orders have any.
create index orders_drawing on orders (drawing_mm, id)
  include (expires_at, type, region_id, root_id, category_id) where listed and drawing_mm is not null;
create index orders_model on orders (bumped_at, id)
  include (expires_at, type, region_id, root_id, category_id) where listed and has_model;
