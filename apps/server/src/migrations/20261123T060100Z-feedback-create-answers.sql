-- What staff wrote back.
create table feedback_answers (
  id uuid primary key,
  feedback_id uuid not null references feedback (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  message text not null check (char_length(message) between 1 and 4000),
  created_at timestamptz not null
);
create index feedback_answers_feedback on feedback_answers (feedback_id, id);
create index feedback_answers_author on feedback_answers (author_id);
-- The inbox by topic, and the figures of a day.
create index feedback_topic on feedback (topic, number) where not suspect;
create index feedback_created on feedback (created_at);
create index users_created on users (created_at);
