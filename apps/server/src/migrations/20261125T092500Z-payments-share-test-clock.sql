-- How far the test clock is ahead, for every process on this database. Only an install with the sandbox reads it.
create table sandbox_clock (
  is_only boolean primary key default true check (is_only),
  ahead_ms bigint not null
);
create function tell_moved_clock() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'clock');
  return null;
end $$;
create trigger sandbox_clock_tell after insert or update or delete or truncate on sandbox_clock
  for each statement execute function tell_moved_clock();
