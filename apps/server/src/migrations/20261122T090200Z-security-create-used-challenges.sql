-- Solved challenges that were taken; each counts once.
create table used_challenges (
  signature text primary key check (char_length(signature) <= 200),
  expires_at timestamptz not null
);
create index used_challenges_expires on used_challenges (expires_at);
