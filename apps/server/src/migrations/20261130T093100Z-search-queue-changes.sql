-- Listings that must be indexed again. The feed of changes fills it, and the names of categories and regions do.
create table search_queue (
  seq bigint generated always as identity primary key,
  kind text not null check (kind in ('order', 'producer')),
  listing_id uuid not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function forget_document(kind text, listing_id uuid) returns void language plpgsql as $$
begin
  if kind = 'order' then
    delete from order_documents where id = listing_id;
  else
    delete from producer_documents where id = listing_id;
  end if;
end $$;

-- The names of a category and of a region are part of the documents of all their listings.
create function queue_listings_of_categories() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, listing_id)
    select 'order', o.id from orders o
     where o.listed and o.category_id in (
       select leaf.id from categories leaf
         join added a on a.id in (leaf.id, leaf.parent_id)
         join removed r on r.id = a.id and (r.name_uk, r.name_en, r.fields) is distinct from (a.name_uk, a.name_en, a.fields))
    union all
    select 'producer', l.producer_id from producer_listings l
      join added a on a.id = l.category_id
      join removed r on r.id = a.id and (r.name_uk, r.name_en) is distinct from (a.name_uk, a.name_en);
  return null;
end $$;
create trigger categories_queue_update after update on categories
  referencing old table as removed new table as added
  for each statement execute function queue_listings_of_categories();

create function queue_listings_of_regions() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, listing_id)
    select 'order', o.id from orders o
      join added a on a.id = o.region_id
      join removed r on r.id = a.id and (r.name_uk, r.name_en) is distinct from (a.name_uk, a.name_en)
     where o.listed
    union all
    select 'producer', l.producer_id from producer_listings l
      join added a on a.id = l.region_id
      join removed r on r.id = a.id and (r.name_uk, r.name_en) is distinct from (a.name_uk, a.name_en)
     where l.category_id = 0;
  return null;
end $$;
create trigger regions_queue_update after update on regions
  referencing old table as removed new table as added
  for each statement execute function queue_listings_of_regions();
