-- In which languages a listing is written: its description decides, for every listing has one.
alter table orders
  add column in_uk boolean not null generated always as (description_uk is not null) stored,
  add column in_en boolean not null generated always as (description_en is not null) stored;
-- Everything that extra filters compare rides along, as before.
drop index orders_filters;
create index orders_filters on orders (bumped_at, id)
  include (expires_at, type, region_id, root_id, category_id, currency, budget_per, budget_min, budget_max, unit,
    quantity, material_by, has_files, in_uk, in_en) where listed and expires_at > '2000-01-01 00:00+00';

alter table producer_listings
  add column in_uk boolean not null default true,
  add column in_en boolean not null default true;
alter table producer_listings
  alter column in_uk drop default,
  alter column in_en drop default;

create or replace function wanted_producer_listings(ids uuid[], at timestamptz) returns setof producer_listings
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

create or replace function relist_producers(ids uuid[], at timestamptz) returns void language plpgsql as $$
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

update producer_listings l
   set in_uk = p.description_uk is not null, in_en = p.description_en is not null
  from producers p where p.id = l.producer_id and (p.description_uk is null or p.description_en is null);
