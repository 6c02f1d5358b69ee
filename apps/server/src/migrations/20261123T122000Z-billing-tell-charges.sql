-- For which charge its owner was told, and how many days ahead the last time.
alter table subscriptions
  add column noticed_for timestamptz,
  add column noticed_days smallint;
