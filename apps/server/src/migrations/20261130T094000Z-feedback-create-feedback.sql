create table feedback (
  id uuid primary key,
  -- The number that the sender sees.
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
  -- Probably filled in by a robot.
  suspect boolean not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references users (id) on delete set null,
  check ((subject_type is null) = (subject_id is null))
);
-- The inbox.
create index feedback_open on feedback (number) where handled_at is null and not suspect;
create index feedback_user on feedback (user_id) where user_id is not null;
-- The inbox by topic, and statistics by day.
create index feedback_topic on feedback (topic, number) where not suspect;
create index feedback_created on feedback (created_at);

-- Answers of staff.
create table feedback_answers (
  id uuid primary key,
  feedback_id uuid not null references feedback (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  message text not null check (char_length(message) between 1 and 4000),
  created_at timestamptz not null
);
create index feedback_answers_feedback on feedback_answers (feedback_id, id);
create index feedback_answers_author on feedback_answers (author_id);
