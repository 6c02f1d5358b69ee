-- The queue of staff, longest waiting first, and how long it is.
create index orders_pending on orders (updated_at, id) where status = 'pending';
create index producers_pending on producers (updated_at, id) where status = 'pending';
