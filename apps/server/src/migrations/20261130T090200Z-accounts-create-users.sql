create table users (
  id uuid primary key,
  email text not null check (char_length(email) between 3 and 254 and email !~ '\s'),
  email_verified_at timestamptz,
  -- Replaces `email` once it is verified.
  new_email text check (char_length(new_email) between 3 and 254 and new_email !~ '\s'),
  password_hash text not null check (password_hash like '$argon2id$%'),
  firstname text not null check (char_length(firstname) between 1 and 60),
  lastname text not null check (char_length(lastname) between 1 and 60),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  locale text not null default 'uk' check (locale in ('uk', 'en')),
  avatar_id uuid,
  company_name text check (char_length(company_name) between 1 and 120),
  edrpou text check (edrpou ~ '^[0-9]{8}$'),
  rnokpp text check (rnokpp ~ '^[0-9]{10}$'),
  role text not null default 'user' check (role in ('user', 'support', 'moderator', 'admin')),
  notify_listings boolean not null default true,
  notify_reminders boolean not null default true,
  notify_news boolean not null default false,
  terms_version text,
  terms_accepted_at timestamptz,
  -- When everything of the user is erased; the user may cancel until then.
  erase_at timestamptz,
  version integer not null default 1,
  demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  blocked_at timestamptz,
  blocked_reason text check (char_length(blocked_reason) between 1 and 1000),
  -- The version of the terms that a user who had accepted an older one was notified of.
  terms_told text,
  check ((terms_version is null) = (terms_accepted_at is null)),
  constraint users_blocked check ((blocked_at is null) = (blocked_reason is null))
);

-- One account per address, whatever its case; used by sign-in.
create unique index users_email on users (lower(email));
-- The job that erases, the removal of demo users, e-mails to staff.
create index users_erase on users (erase_at) where erase_at is not null;
create index users_demo on users (id) where demo;
create index users_staff on users (role) where role <> 'user';
create index users_created on users (created_at);
-- The panel's table: blocked, unverified or leaving users, and searches by the beginning of an address or a name.
create index users_blocked on users (id) where blocked_at is not null;
create index users_unverified on users (id) where email_verified_at is null;
create index users_email_begins on users (lower(email) text_pattern_ops);
create index users_firstname_begins on users (lower(firstname) text_pattern_ops);
create index users_lastname_begins on users (lower(lastname) text_pattern_ops);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the token; the token itself is not stored.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  ip text not null,
  user_agent text not null check (char_length(user_agent) <= 300),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- 30 days after it was last seen, never more than 90 after it began.
  expires_at timestamptz not null check (expires_at <= created_at + interval '90 days')
);
create index sessions_user on sessions (user_id);
-- Deletes expired sessions.
create index sessions_expires on sessions (expires_at);

-- Secrets in the links of e-mails.
create table user_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('verify', 'reset')),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  -- The address that the code verifies.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index user_codes_user on user_codes (user_id, kind);
create index user_codes_expires on user_codes (expires_at);

create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted with a key that is not in this database.
  sealed_secret bytea not null,
  -- The second factor is required from then on.
  confirmed_at timestamptz,
  -- The last half-minute whose code was used, so that no code works twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
