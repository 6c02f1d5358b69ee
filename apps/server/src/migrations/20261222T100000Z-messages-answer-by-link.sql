-- Codes of links in e-mails about messages. A code stands for a session of one person in one conversation.
create table answer_codes (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- How many texts it has sent.
  sent smallint not null default 0 check (sent between 0 and 10),
  created_at timestamptz not null
);
-- What ends with a conversation, and with the password of a person.
create index answer_codes_of_conversation on answer_codes (conversation_id);
create index answer_codes_of_user on answer_codes (user_id);
-- The job that deletes old codes.
create index answer_codes_created on answer_codes (created_at);
