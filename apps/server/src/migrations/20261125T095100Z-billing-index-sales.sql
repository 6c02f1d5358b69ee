-- The panel's tables of subscriptions and of revenue.
create index subscriptions_paid on subscriptions (id desc) where status <> 'free';
create index subscriptions_status on subscriptions (status, id desc) where status <> 'free';
create index subscriptions_paid_plan on subscriptions (plan_id, id desc) where status <> 'free';
create index ledger_postings_at on ledger_postings (at);
