-- Settings that staff change for the whole install. A key without a row has its default.
create table settings (
  key text primary key check (char_length(key) between 1 and 60),
  value jsonb not null,
  updated_at timestamptz not null,
  updated_by uuid references users (id) on delete set null
);

-- Settings such as the site's name are on every page, and every process caches them.
create function tell_changed_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'settings');
  return null;
end $$;
create trigger settings_tell after insert or update or delete or truncate on settings
  for each statement execute function tell_changed_settings();
