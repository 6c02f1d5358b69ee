-- A UUID that sorts by its time of creation, like those that the program makes.
create function new_uuid_v7() returns uuid language sql volatile parallel safe return encode(
  set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid;

-- E-mails of an install without a mail server. Only the latest ones are stored.
create table mail_outbox (
  id uuid primary key,
  position bigint generated always as identity unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  at timestamptz not null default now(),
  -- The address for replies, when it is not that of the site.
  reply_to text
);

-- Solved challenges that were accepted; each counts once.
create table used_challenges (
  signature text primary key check (char_length(signature) <= 200),
  expires_at timestamptz not null
);
create index used_challenges_expires on used_challenges (expires_at);

-- Responses of calls with an Idempotency-Key, stored for a day: a repeated call gets the same response.
create table kept_answers (
  -- Hash of the key, the call and the caller.
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  -- The attempt that computes the response; another one may take over when its process has died.
  attempt uuid not null,
  started_at timestamptz not null,
  -- Encrypted with a key that is derived from the Idempotency-Key; null until the response is there.
  sealed_answer bytea
);
create index kept_answers_started on kept_answers (started_at);
