-- Since when a plan has its price, and what it was before; null: since it came to be.
alter table plans
  add column price_since timestamptz,
  add column price_was_minor bigint,
  add constraint plans_price_was check ((price_since is null) = (price_was_minor is null));

alter table subscriptions
  -- What its owner was told that the next charge will be, and of which plan: no more than that is charged.
  add column told_minor bigint,
  add column told_plan_id text references plans (id),
  -- The price they were told of last.
  add column price_told_at timestamptz,
  add constraint subscriptions_told check ((told_minor is null) = (told_plan_id is null));
create index subscriptions_told_plan on subscriptions (told_plan_id) where told_plan_id is not null;
create index subscriptions_charged_plan on subscriptions (coalesce(next_plan_id, plan_id))
  where auto_charge and status in ('active', 'past_due');
