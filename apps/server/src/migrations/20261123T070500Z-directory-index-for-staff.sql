-- The table of staff: the latest of a status, and the words of what strangers do not find.
create index orders_status on orders (status, id);
create index producers_status on producers (status, id);
create index orders_search_hidden on orders using gin (search) where status <> 'published';
create index producers_search_hidden on producers using gin (search) where status <> 'published';
