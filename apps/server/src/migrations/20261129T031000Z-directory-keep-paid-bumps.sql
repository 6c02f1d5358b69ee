-- When the place of an order in the list was bought; the same as bumped_at as long as that place is still the bought one.
alter table orders add column paid_bump_at timestamptz;

-- Bumps that were bought before: one at once, those of a plan each week of its time.
update orders o set paid_bump_at = o.bumped_at
  from subscriptions s join paid_periods p on p.subscription_id = s.id
 where s.order_id = o.id and 'bump' = any(p.gives) and p.starts_at is not null
   and o.bumped_at > o.published_at and o.bumped_at >= p.starts_at
   and (o.bumped_at = p.starts_at
     or (p.days is not null and o.bumped_at < p.ends_at
       and extract(epoch from o.bumped_at - p.starts_at)::bigint % 604800 = 0));
