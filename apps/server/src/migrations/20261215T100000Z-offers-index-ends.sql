-- As before the comparison, the number of live offers, and what becomes of the offers when the order ends. The columns
-- beside the key answer the number of live offers and the record of a buyer without the table.
drop index offers_of_order;
create index offers_of_order on offers (order_id, status, expires_at) include (owner_id, seen_at, created_at);
-- The daily sweep: offers that ended long ago.
create index offers_ended on offers (updated_at) where status in ('declined', 'withdrawn', 'closed', 'blocked');
-- The lists of staff by status, latest first. `expired` is a part of the open ones.
create index offers_of_status on offers (status, id);
create index offers_open on offers (id) where status in ('sent', 'shortlisted');
create index deals_of_status on deals (status, id);
