-- Answers of calls that carry an Idempotency-Key, for a day: the same call again gets the same answer.
create table kept_answers (
  -- Of the key, the call and the caller.
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  -- Whoever works on the answer; another one may take over when a process died.
  attempt uuid not null,
  started_at timestamptz not null,
  -- Encrypted with a key that is derived from the Idempotency-Key; null while somebody works on it.
  sealed_answer bytea
);
create index kept_answers_started on kept_answers (started_at);
