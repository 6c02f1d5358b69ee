-- The plan of a listing. It belongs to the listing's owner.
create table subscriptions (
  id uuid primary key,
  order_id uuid unique references orders (id) on delete cascade,
  producer_id uuid unique references producers (id) on delete cascade,
  plan_id text not null references plans (id),
  status text not null default 'free'
    check (status in ('free', 'pending_payment', 'active', 'past_due', 'cancelled', 'expired')),
  -- The period that was paid last. Both null: none was, or it starts when the listing is published.
  period_start timestamptz,
  period_end timestamptz,
  auto_charge boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Replaces the plan when the paid time is over.
  next_plan_id text references plans (id),
  payment_method_id uuid references payment_methods (id) on delete set null,
  grace_until timestamptz,
  charge_failures smallint not null default 0,
  next_charge_at timestamptz,
  -- The charge that the owner was notified of, and how many days ahead the last time.
  noticed_for timestamptz,
  noticed_days smallint,
  -- The amount and plan of the next charge that the owner was notified of: no more than that is charged.
  told_minor bigint,
  told_plan_id text references plans (id),
  -- The latest price change that the owner was notified of.
  price_told_at timestamptz,
  constraint subscriptions_subject check (num_nonnulls(order_id, producer_id) = 1),
  constraint subscriptions_period check (
    (period_start is null) = (period_end is null) and period_end > period_start),
  constraint subscriptions_auto_charge check (not auto_charge or status in ('active', 'past_due', 'pending_payment')),
  constraint subscriptions_told check ((told_minor is null) = (told_plan_id is null))
);
create index subscriptions_plan on subscriptions (plan_id);
create index subscriptions_next_plan on subscriptions (next_plan_id) where next_plan_id is not null;
create index subscriptions_told_plan on subscriptions (told_plan_id) where told_plan_id is not null;
create index subscriptions_charged_plan on subscriptions (coalesce(next_plan_id, plan_id))
  where auto_charge and status in ('active', 'past_due');
create index subscriptions_method on subscriptions (payment_method_id) where payment_method_id is not null;
create index subscriptions_charge on subscriptions (next_charge_at) where next_charge_at is not null;
create index subscriptions_over on subscriptions (period_end) where status in ('active', 'past_due', 'cancelled');
-- The panel's table of subscriptions.
create index subscriptions_paid on subscriptions (id desc) where status <> 'free';
create index subscriptions_status on subscriptions (status, id desc) where status <> 'free';
create index subscriptions_paid_plan on subscriptions (plan_id, id desc) where status <> 'free';

-- Paid time of plans (family 10) and boosts (family 20).
create table paid_periods (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  family smallint not null check (family in (10, 20)),
  n integer not null check (n > 0),
  -- Null: a free upgrade.
  transaction_id uuid unique,
  item_id text not null,
  gives text[] not null,
  days smallint,
  value_minor bigint not null check (value_minor >= 0),
  -- Null: it starts when the listing is published.
  starts_at timestamptz,
  ends_at timestamptz,
  -- After a declined charge the period remains valid until then.
  grace_until timestamptz,
  next_bump_at timestamptz,
  created_at timestamptz not null,
  constraint paid_periods_once unique (subscription_id, family, n),
  constraint paid_periods_time check ((starts_at is null) = (ends_at is null) and ends_at >= starts_at)
);
create index paid_periods_waiting on paid_periods (subscription_id) where starts_at is null;
create index paid_periods_bump on paid_periods (next_bump_at) where next_bump_at is not null;
