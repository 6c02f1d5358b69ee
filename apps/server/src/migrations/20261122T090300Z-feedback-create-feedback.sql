create table feedback (
  id uuid primary key,
  -- What its sender is told.
  number bigint generated always as identity unique,
  topic text not null check (topic in ('question', 'idea', 'bug', 'billing', 'report', 'privacy', 'partner')),
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  message text not null check (char_length(message) between 10 and 4000),
  subject_type text check (subject_type in ('order', 'producer')),
  subject_id uuid,
  reason text,
  user_id uuid references users (id) on delete set null,
  locale text not null check (locale in ('uk', 'en')),
  ip text not null,
  -- Sent without a solved challenge.
  unproven boolean not null,
  -- Filled in by a robot, as it seems.
  suspect boolean not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references users (id) on delete set null,
  check ((subject_type is null) = (subject_id is null))
);
-- The inbox.
create index feedback_open on feedback (number) where handled_at is null and not suspect;
create index feedback_user on feedback (user_id) where user_id is not null;
