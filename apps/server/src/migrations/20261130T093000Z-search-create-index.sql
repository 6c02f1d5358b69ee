-- The search index: one row for each open order and each published producer, with the stems of all its words. The
-- server makes the lexemes (modules/search/words), so that no dictionary of the database is needed:
--   a stem has its weight by where the word is (A title, B subject, C context, D body);
--   `~` and the base of a word; `^` and a stem of the title; `#` and a filter (#t-production, #r-5, #c-12).
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

-- Every candidate is scored: its lexemes must not be decompressed each time.
alter table order_documents alter column words set storage external;
alter table producer_documents alter column words set storage external;

-- The words of a query. New entries wait in a list outside the tree that each search reads: at most 128 kB, not 4 MB.
create index order_documents_words on order_documents using gin (words) with (gin_pending_list_limit = 128);
create index producer_documents_words on producer_documents using gin (words) with (gin_pending_list_limit = 128);
-- Searches by common words, and the sort by date.
create index order_documents_newest on order_documents (at desc, id desc);
create index producer_documents_newest on producer_documents (at desc, id desc);
-- Documents that older rules made.
create index order_documents_version on order_documents (stem_version, id);
create index producer_documents_version on producer_documents (stem_version, id);

-- How many documents contain a lexeme: decides the plan of a search and the weight of a word. Increased with each new
-- document, recounted by a task.
create table search_terms (
  term text collate "C" primary key,
  orders integer not null default 0,
  producers integer not null default 0
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

-- Words of listings with their stem and spelling, for suggestions and for the correction of typos.
create table search_words (
  word text collate "C" primary key,
  spelling text not null,
  term text collate "C" not null,
  n integer not null
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
create index search_words_term on search_words (term);

-- Stems by their beginnings with letters omitted, to find the words near to a typo. See words/edit-distance.ts.
create table search_neighbours (
  key text collate "C" not null,
  term text collate "C" not null,
  primary key (key, term)
);

-- Synonyms: each entry is a word or a phrase as people write it.
create table search_synonyms (
  id uuid primary key,
  words text[] not null check (cardinality(words) between 2 and 30),
  -- The group of the program's seed; groups that staff edited are not seeded again.
  seed_key text unique,
  edited_at timestamptz,
  -- A group of the seed that staff removed.
  removed boolean not null default false,
  version integer not null default 1
);
-- Every process reloads changed synonyms.
create function tell_changed_synonyms() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'synonyms');
  return null;
end $$;
create trigger search_synonyms_tell after insert or update or delete on search_synonyms
  for each statement execute function tell_changed_synonyms();

-- Searches without results, anonymous; by day, so that old ones can be deleted.
create table search_misses (
  day date not null,
  query text not null check (char_length(query) <= 100),
  n integer not null default 1,
  primary key (day, query)
);

-- One row: the number of documents that the counts above are based on.
create table search_statistics (
  one boolean primary key default true check (one),
  orders integer not null,
  producers integer not null,
  counted_at timestamptz not null
);
insert into search_statistics (orders, producers, counted_at) values (0, 0, '2000-01-01 00:00+00');
