-- Whom an answer to a letter reaches, where that is not the site.
alter table mail_outbox add column reply_to text;
