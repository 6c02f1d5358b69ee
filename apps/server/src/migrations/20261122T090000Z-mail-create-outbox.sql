-- Letters of an install without a mail server. Only the last ones are kept.
create table mail_outbox (
  id uuid primary key,
  position bigint generated always as identity unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  at timestamptz not null default now()
);
