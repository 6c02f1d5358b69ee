-- What is searched: one row for each open order and each published producer, with the stems of all its words. The
-- lexemes are made by the server (modules/search/words), so that no dictionary of the database is needed:
--   a stem has its weight by where the word stands (A title, B subject, C context, D body);
--   `~` and what a word is made from; `^` and a stem of the title; `#` and a filter (#t-production, #r-5, #c-12).
create table order_documents (
  id uuid primary key,
  at timestamptz not null,
  expires_at timestamptz not null,
  type order_type not null,
  region_id smallint not null,
  category_ids smallint[] not null,
  words tsvector not null,
  stem_version smallint not null
) with (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.05);
create table producer_documents (
  id uuid primary key,
  at timestamptz not null,
  region_id smallint not null,
  category_ids smallint[] not null,
  words tsvector not null,
  stem_version smallint not null
) with (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.05);
-- Every candidate is weighed: its lexemes must not be unpacked each time.
alter table order_documents alter column words set storage external;
alter table producer_documents alter column words set storage external;
-- The words of a search.
create index order_documents_words on order_documents using gin (words);
create index producer_documents_words on producer_documents using gin (words);
-- Common words, and the sort by date: newest first.
create index order_documents_newest on order_documents (at desc, id desc);
create index producer_documents_newest on producer_documents (at desc, id desc);
-- Documents of older rules.
create index order_documents_version on order_documents (stem_version, id);
create index producer_documents_version on producer_documents (stem_version, id);

-- How many documents hold a lexeme: it chooses the plan of a search and what a word is worth. Added to with each new
-- document, counted anew by a task.
create table search_terms (
  term text collate "C" primary key,
  orders integer not null default 0,
  producers integer not null default 0
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

-- Words of listings, their stem and how they are spelt: for suggestions, and to tell which word was meant.
create table search_words (
  word text collate "C" primary key,
  spelling text not null,
  term text collate "C" not null,
  n integer not null
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
create index search_words_term on search_words (term);

-- Stems by their beginnings with letters left out: what a mistyped word is near to. See words/edit-distance.ts.
create table search_neighbours (
  key text collate "C" not null,
  term text collate "C" not null,
  primary key (key, term)
);

-- Words that mean the same: each entry is a word or a phrase as people write it.
create table search_synonyms (
  id uuid primary key,
  words text[] not null check (cardinality(words) between 2 and 30),
  -- Which group of the program's own seed it is; those that staff changed are not sown again.
  seed_key text unique,
  edited_at timestamptz,
  -- A group of the seed that staff took out.
  removed boolean not null default false,
  version integer not null default 1
);

-- Searches that found nothing, without who asked; by day, so that the old ones can go.
create table search_misses (
  day date not null,
  query text not null check (char_length(query) <= 100),
  n integer not null default 1,
  primary key (day, query)
);

-- Listings whose document is to be made anew, in the transaction of the change that made it so.
create table search_queue (
  seq bigint generated always as identity primary key,
  kind text not null check (kind in ('order', 'producer')),
  listing_id uuid not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- One row: what the counts above were counted over.
create table search_statistics (
  one boolean primary key default true check (one),
  orders integer not null,
  producers integer not null,
  counted_at timestamptz not null
);
insert into search_statistics (orders, producers, counted_at) values (0, 0, '2000-01-01 00:00+00');

create function queue_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_queue (kind, listing_id) select 'order', id from added where listed;
  elsif tg_op = 'DELETE' then
    delete from order_documents d using removed r where d.id = r.id;
  else
    -- What strangers may not see is not found from this transaction on; the rest may take its second.
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

-- The names of a category and of a region are words of all their listings.
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

-- Changed synonyms are read again by every process.
create function tell_changed_synonyms() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'synonyms');
  return null;
end $$;
create trigger search_synonyms_tell after insert or update or delete on search_synonyms
  for each statement execute function tell_changed_synonyms();

create function forget_search_documents() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'order' then truncate order_documents; else truncate producer_documents; end if;
  return null;
end $$;
create trigger orders_forget_documents after truncate on orders
  for each statement execute function forget_search_documents('order');
create trigger producers_forget_documents after truncate on producers
  for each statement execute function forget_search_documents('producer');

-- What an older version of the directory holds already.
insert into search_queue (kind, listing_id)
  select 'order', id from orders where listed
  union all select 'producer', id from producers where status = 'published';
