-- One unpaid purchase of time at a time is chosen; money may still be under way for one that was given up before it.
drop index transactions_open;
create unique index transactions_open on transactions (subscription_id)
  where kind <> 'boost' and status in ('created', 'pending', 'processing') and closed_as is null;
