-- What staff note about a person. The notes are erased with the person, and stay when their author leaves.
create table staff_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  author_id uuid references users on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null
);
create index staff_notes_user on staff_notes (user_id, id);
create index staff_notes_author on staff_notes (author_id) where author_id is not null;
-- The page of a company finds its people.
create index users_edrpou on users (edrpou) where edrpou is not null;
