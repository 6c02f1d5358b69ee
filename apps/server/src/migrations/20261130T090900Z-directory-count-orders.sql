-- Exact totals and positions without counting. Writers only append to `order_deltas`; a job adds the deltas to
-- `order_totals` and `order_buckets`. The truth at any moment: counters + deltas - expired rows that are still listed.
create table order_deltas (
  type order_type not null,
  region_id smallint not null,
  root_id smallint not null,
  category_id smallint not null,
  bumped_at timestamptz not null,
  d integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- `any` and 0 stand for "not filtered by this"; `category_id` is a root or a leaf.
create table order_totals (
  type text collate "C" not null,
  region_id smallint not null,
  category_id smallint not null,
  n integer not null,
  primary key (type, region_id, category_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- A bucket is a span of `grain` minutes of `bumped_at`, counted from 1970.
create table order_buckets (
  type text collate "C" not null,
  region_id smallint not null,
  category_id smallint not null,
  grain smallint not null check (grain > 0),
  bucket integer not null,
  n integer not null,
  primary key (type, region_id, category_id, grain, bucket)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

create function order_bucket(at timestamptz, grain integer) returns integer language sql stable parallel safe return
  floor(date_part('epoch', at) / (60 * grain))::integer;
create function order_bucket_start(bucket integer, grain integer) returns timestamptz
  language sql stable parallel safe return to_timestamp(bucket::float8 * 60 * grain);

create function log_order_deltas() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_deltas
      select type, region_id, root_id, category_id, bumped_at, 1 from added where listed;
  elsif tg_op = 'DELETE' then
    insert into order_deltas
      select type, region_id, root_id, category_id, bumped_at, -1 from removed where listed;
  else
    insert into order_deltas
      select type, region_id, root_id, category_id, bumped_at, sum(d) from (
        select type, region_id, root_id, category_id, bumped_at, 1 as d from added where listed
        union all
        select type, region_id, root_id, category_id, bumped_at, -1 from removed where listed
      ) change group by 1, 2, 3, 4, 5 having sum(d) <> 0;
  end if;
  return null;
end $$;
