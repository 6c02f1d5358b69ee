-- The search of staff finds words in listings of every status. It had two partial indexes a table: one of them asked for
-- `listed`, which the query cannot promise, because an expired order is published and not listed. So the planner read
-- every order.
drop index orders_search, orders_search_hidden, producers_search, producers_search_hidden;
create index orders_search on orders using gin (search);
create index producers_search on producers using gin (search);
