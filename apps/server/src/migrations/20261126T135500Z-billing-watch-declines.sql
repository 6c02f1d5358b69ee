-- Times in which a provider refuses far more than it does, one row for each.
create table decline_alerts (
  id bigint generated always as identity primary key,
  provider text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- Of the hour in which it was last looked at.
  declined integer not null,
  finished integer not null,
  constraint decline_alerts_counts check (declined between 1 and finished)
);
create unique index decline_alerts_open on decline_alerts (provider) where ended_at is null;
-- What was tried lately, by `watchDeclines`.
create index attempts_created on attempts (created_at);
