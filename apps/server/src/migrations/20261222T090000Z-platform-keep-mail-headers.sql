-- Headers that an e-mail has besides those of every e-mail.
alter table mail_outbox
  add column headers jsonb not null default '{}' check (jsonb_typeof(headers) = 'object');
