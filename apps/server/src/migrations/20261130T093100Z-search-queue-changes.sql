-- Listings that must be indexed again, queued in the transaction of the change.
create table search_queue (
  seq bigint generated always as identity primary key,
  kind text not null check (kind in ('order', 'producer')),
  listing_id uuid not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function queue_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_queue (kind, listing_id) select 'order', id from added where listed;
  elsif tg_op = 'DELETE' then
    delete from order_documents d using removed r where d.id = r.id;
  else
    -- What is no longer public leaves the index in this transaction; the rest is indexed within a second.
    delete from order_documents d using removed r, added a
     where d.id = r.id and a.id = r.id and r.listed and not a.listed;
    insert into search_queue (kind, listing_id)
      select 'order', a.id from added a join removed r using (id)
       where a.listed and (a.listed, a.type, a.region_id, a.root_id, a.category_id, a.city, a.title_uk, a.title_en,
           a.description_uk, a.description_en, a.quantity, a.unit, a.quantity_note_uk, a.quantity_note_en,
           a.certificates, a.attributes, a.bumped_at, a.expires_at)
         is distinct from (r.listed, r.type, r.region_id, r.root_id, r.category_id, r.city, r.title_uk, r.title_en,
           r.description_uk, r.description_en, r.quantity, r.unit, r.quantity_note_uk, r.quantity_note_en,
           r.certificates, r.attributes, r.bumped_at, r.expires_at);
  end if;
  return null;
end $$;

create trigger orders_queue_insert after insert on orders referencing new table as added
  for each statement execute function queue_orders();
create trigger orders_queue_update after update on orders referencing old table as removed new table as added
  for each statement execute function queue_orders();
create trigger orders_queue_delete after delete on orders referencing old table as removed
  for each statement execute function queue_orders();

create function queue_producers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_queue (kind, listing_id) select 'producer', id from added where status = 'published';
  elsif tg_op = 'DELETE' then
    delete from producer_documents d using removed r where d.id = r.id;
  else
    delete from producer_documents d using removed r, added a
     where d.id = r.id and a.id = r.id and r.status = 'published' and a.status <> 'published';
    insert into search_queue (kind, listing_id)
      select 'producer', a.id from added a join removed r using (id)
       where a.status = 'published' and (a.status, a.name, a.kind, a.tagline_uk, a.tagline_en, a.description_uk,
           a.description_en, a.region_id, a.city, a.processes, a.materials, a.equipment, a.certificates, a.published_at)
         is distinct from (r.status, r.name, r.kind, r.tagline_uk, r.tagline_en, r.description_uk,
           r.description_en, r.region_id, r.city, r.processes, r.materials, r.equipment, r.certificates,
           r.published_at);
  end if;
  return null;
end $$;

create trigger producers_queue_insert after insert on producers referencing new table as added
  for each statement execute function queue_producers();
create trigger producers_queue_update after update on producers referencing old table as removed new table as added
  for each statement execute function queue_producers();
create trigger producers_queue_delete after delete on producers referencing old table as removed
  for each statement execute function queue_producers();

create function queue_producers_of_parts() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, listing_id)
    select distinct 'producer', p.id from changed c join producers p on p.id = c.producer_id
     where p.status = 'published';
  return null;
end $$;

create trigger producer_categories_queue_insert after insert on producer_categories
  referencing new table as changed for each statement execute function queue_producers_of_parts();
create trigger producer_categories_queue_update after update on producer_categories
  referencing new table as changed for each statement execute function queue_producers_of_parts();
create trigger producer_categories_queue_delete after delete on producer_categories
  referencing old table as changed for each statement execute function queue_producers_of_parts();

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

create function forget_search_documents() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'order' then truncate order_documents; else truncate producer_documents; end if;
  return null;
end $$;
create trigger orders_forget_documents after truncate on orders
  for each statement execute function forget_search_documents('order');
create trigger producers_forget_documents after truncate on producers
  for each statement execute function forget_search_documents('producer');
