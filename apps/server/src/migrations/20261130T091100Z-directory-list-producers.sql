-- One row for each list that contains a published producer: 0 = all producers, each of its roots once, each of its
-- leaves. Only relist_producers writes here.
create table producer_listings (
  producer_id uuid not null references producers (id) on delete cascade,
  category_id smallint not null,
  region_id smallint not null,
  rank integer not null check (rank >= 0),
  published_at timestamptz not null,
  name_key text collate "C" not null,
  verified_until timestamptz,
  top_until timestamptz,
  accepts_tolling boolean,
  accepts_small_batch boolean,
  in_uk boolean not null,
  in_en boolean not null,
  primary key (producer_id, category_id)
);
-- The list of each form of the filter, read backwards from the best: {any, root, leaf} x {any, region}.
-- `rank` is never negative; its inequality is the index's tag, as in the indexes of orders.
create index producer_listings_rank on producer_listings (category_id, rank, producer_id) where rank <> -1;
create index producer_listings_region on producer_listings (category_id, region_id, rank, producer_id) where rank <> -2;
-- The sorts by date and by name.
create index producer_listings_newest on producer_listings (category_id, published_at, producer_id)
  include (region_id, rank) where rank >= 0;
create index producer_listings_name on producer_listings (category_id, name_key, producer_id)
  include (region_id, rank) where rank >= 0;
-- Promoted cards above a list, from the starting point of the day.
create index producer_listings_top on producer_listings (category_id, promotion_hash(producer_id))
  include (producer_id, top_until, region_id, rank, verified_until, accepts_tolling, accepts_small_batch)
  where top_until is not null;

-- Verification first, then completeness (0-100), then the day of freshness. Plans do not affect the rank.
create function producer_rank(verified boolean, completeness smallint, fresh_at timestamptz) returns integer
  language sql stable parallel safe return
  (case when verified then 101 else 0 end + completeness) * 100000
    + least(greatest(floor(extract(epoch from fresh_at) / 86400)::integer, 0), 99999);
-- Finds lapsed verifications: ranks from 101 x 100000 up belong to verified producers.
create index producer_listings_verified on producer_listings (verified_until) include (producer_id)
  where category_id = 0 and rank >= 10100000;

-- The list rows that these producers should have.
create function wanted_producer_listings(ids uuid[], at timestamptz) returns setof producer_listings
  language sql stable begin atomic
  select p.id, place.category_id, p.region_id,
      producer_rank(coalesce(p.verified_until > at, false), p.completeness, p.fresh_at),
      p.published_at, name_sort_key(p.name), p.verified_until, p.top_until, p.accepts_tolling, p.accepts_small_batch,
      p.description_uk is not null, p.description_en is not null
    from producers p
    cross join lateral (
      select 0::smallint as category_id
      union select c.root_id from producer_categories c where c.producer_id = p.id
      union select c.category_id from producer_categories c where c.producer_id = p.id
    ) place
   where p.id = any(ids) and p.status = 'published';
end;

-- Updates the list rows of these producers; called in the transaction of each change to them.
create function relist_producers(ids uuid[], at timestamptz) returns void language plpgsql as $$
begin
  delete from producer_listings l
   where l.producer_id = any(ids)
     and not exists (select from wanted_producer_listings(ids, at) w
                      where w.producer_id = l.producer_id and w.category_id = l.category_id);
  insert into producer_listings as l
    select * from wanted_producer_listings(ids, at)
    on conflict (producer_id, category_id) do update
      set (region_id, rank, published_at, name_key, verified_until, top_until, accepts_tolling, accepts_small_batch,
           in_uk, in_en)
        = (excluded.region_id, excluded.rank, excluded.published_at, excluded.name_key, excluded.verified_until,
           excluded.top_until, excluded.accepts_tolling, excluded.accepts_small_batch, excluded.in_uk, excluded.in_en)
      where l.* is distinct from excluded.*;
end $$;
