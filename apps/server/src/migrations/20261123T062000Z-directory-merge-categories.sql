-- A category that was merged stays as a row without listings: its slug leads to the other one for ever, and no start
-- of the program brings it back.
alter table categories
  add column merged_into smallint references categories (id) check (merged_into <> id),
  add column version integer not null default 1;
-- Staff's own categories are numbered from here, those of the program stay below.
create sequence category_ids as smallint start 20000;
-- What a merge moves, and how many listings of any status a category has.
create index orders_category on orders (category_id);
create index producer_categories_category on producer_categories (category_id);
-- Figures of a day.
create index orders_created on orders (created_at);
create index producers_created on producers (created_at);
