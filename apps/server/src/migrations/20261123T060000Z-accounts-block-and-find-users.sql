alter table users
  add column blocked_at timestamptz,
  add column blocked_reason text check (char_length(blocked_reason) between 1 and 1000),
  add constraint users_blocked check ((blocked_at is null) = (blocked_reason is null));
-- The panel's table: those blocked, unverified or leaving, and the beginning of an address or a name.
create index users_blocked on users (id) where blocked_at is not null;
create index users_unverified on users (id) where email_verified_at is null;
create index users_email_begins on users (lower(email) text_pattern_ops);
create index users_firstname_begins on users (lower(firstname) text_pattern_ops);
create index users_lastname_begins on users (lower(lastname) text_pattern_ops);

-- The audit by area, by who did it and by day.
alter table audit add column area text generated always as (split_part(action, '.', 1)) stored;
create index audit_area on audit (area, id);
create index audit_actor on audit (actor_id, id);
create index audit_at on audit (at);
