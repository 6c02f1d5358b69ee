-- A period that was paid ahead puts its order back to the top when it begins, not a week after that.
update paid_periods set next_bump_at = starts_at
  where starts_at > now() and ends_at > starts_at and days is not null and 'bump' = any(gives);
