-- One row for each list a published producer stands in: 0 = all producers, each of its roots once, each of its
-- leaves. Written by relist_producers alone.
create table producer_listings (
  producer_id uuid not null references producers (id) on delete cascade,
  category_id smallint not null,
  region_id smallint not null,
  rank integer not null check (rank >= 0),
  published_at timestamptz not null,
  name_key text collate "C" not null,
  verified_until timestamptz,
  top_until timestamptz,
  accepts_tolling boolean not null,
  accepts_small_batch boolean not null,
  primary key (producer_id, category_id)
);
-- The list of each form of the filter, read backwards from the best: {any, root, leaf} x {any, region}.
-- `rank` is never negative; its inequality is the index's tag, as in the table of orders.
create index producer_listings_rank on producer_listings (category_id, rank, producer_id) where rank <> -1;
create index producer_listings_region on producer_listings (category_id, region_id, rank, producer_id) where rank <> -2;
-- The sorts by date and by name.
create index producer_listings_newest on producer_listings (category_id, published_at, producer_id)
  include (region_id, rank) where rank >= 0;
create index producer_listings_name on producer_listings (category_id, name_key, producer_id)
  include (region_id, rank) where rank >= 0;
-- Paid cards above a list, from the day's starting point on.
create index producer_listings_top on producer_listings (category_id, promotion_hash(producer_id))
  include (producer_id, top_until, region_id, rank, verified_until, accepts_tolling, accepts_small_batch)
  where top_until is not null;

-- Verification first, then completeness (0-100), then the day of freshness. Plans have no part in it.
create function producer_rank(verified boolean, completeness smallint, fresh_at timestamptz) returns integer
  language sql stable parallel safe return
  (case when verified then 101 else 0 end + completeness) * 100000
    + least(greatest(floor(extract(epoch from fresh_at) / 86400)::integer, 0), 99999);
-- The sweep of lapsed verifications: ranks from 101 x 100000 up belong to the verified.
create index producer_listings_verified on producer_listings (verified_until) include (producer_id)
  where category_id = 0 and rank >= 10100000;

-- The list rows that these producers should have.
create function wanted_producer_listings(ids uuid[], at timestamptz) returns setof producer_listings
  language sql stable begin atomic
  select p.id, place.category_id, p.region_id,
      producer_rank(coalesce(p.verified_until > at, false), p.completeness, p.fresh_at),
      p.published_at, name_sort_key(p.name), p.verified_until, p.top_until, p.accepts_tolling, p.accepts_small_batch
    from producers p
    cross join lateral (
      select 0::smallint as category_id
      union select c.root_id from producer_categories c where c.producer_id = p.id
      union select c.category_id from producer_categories c where c.producer_id = p.id
    ) place
   where p.id = any(ids) and p.status = 'published';
end;

-- Brings the list rows of these producers in step; called in the transaction of each change to them.
create function relist_producers(ids uuid[], at timestamptz) returns void language plpgsql as $$
begin
  delete from producer_listings l
   where l.producer_id = any(ids)
     and not exists (select from wanted_producer_listings(ids, at) w
                      where w.producer_id = l.producer_id and w.category_id = l.category_id);
  insert into producer_listings as l
    select * from wanted_producer_listings(ids, at)
    on conflict (producer_id, category_id) do update
      set (region_id, rank, published_at, name_key, verified_until, top_until, accepts_tolling, accepts_small_batch)
        = (excluded.region_id, excluded.rank, excluded.published_at, excluded.name_key, excluded.verified_until,
           excluded.top_until, excluded.accepts_tolling, excluded.accepts_small_batch)
      where l.* is distinct from excluded.*;
end $$;

-- Counters of producers: the same method as for orders, over `rank`.
create table producer_deltas (
  region_id smallint not null,
  category_id smallint not null,
  rank integer not null,
  d integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create table producer_totals (
  region_id smallint not null,
  category_id smallint not null,
  n integer not null,
  primary key (region_id, category_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- A bucket is a span of `grain` steps of the rank.
create table producer_buckets (
  region_id smallint not null,
  category_id smallint not null,
  grain integer not null check (grain > 0),
  bucket integer not null,
  n integer not null,
  primary key (region_id, category_id, grain, bucket)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

create function log_producer_deltas() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into producer_deltas select region_id, category_id, rank, 1 from added;
  elsif tg_op = 'DELETE' then
    insert into producer_deltas select region_id, category_id, rank, -1 from removed;
  else
    insert into producer_deltas
      select region_id, category_id, rank, sum(d) from (
        select region_id, category_id, rank, 1 as d from added
        union all
        select region_id, category_id, rank, -1 from removed
      ) change group by 1, 2, 3 having sum(d) <> 0;
  end if;
  return null;
end $$;
create trigger producer_listings_log_insert after insert on producer_listings
  referencing new table as added for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_producer_deltas();
create trigger producer_listings_log_update after update on producer_listings
  referencing old table as removed new table as added for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_producer_deltas();
create trigger producer_listings_log_delete after delete on producer_listings
  referencing old table as removed for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_producer_deltas();

create function forget_producer_counters() returns trigger language plpgsql as $$
begin
  truncate producer_deltas, producer_totals, producer_buckets;
  return null;
end $$;
create trigger producer_listings_truncate after truncate on producer_listings
  for each statement execute function forget_producer_counters();
