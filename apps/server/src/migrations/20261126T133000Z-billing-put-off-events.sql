-- What could not be applied is tried again ever more seldom, so that it holds up nothing else, and staff see it.
alter table provider_events
  add column tries smallint not null default 0,
  add column try_at timestamptz not null default '-infinity';
drop index provider_events_waiting;
create index provider_events_waiting on provider_events (try_at) where applied_at is null;
create index provider_events_stuck on provider_events (id)
  where applied_at is null and tries >= 5 and put_aside_at is null;
