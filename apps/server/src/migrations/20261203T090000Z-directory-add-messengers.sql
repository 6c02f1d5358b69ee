-- Messengers in which the (first) phone number of the contact has an account.
alter table orders add column contact_messengers text[] not null default '{}'
  check (contact_messengers <@ array['telegram', 'viber', 'whatsapp']);
alter table producers add column messengers text[] not null default '{}'
  check (messengers <@ array['telegram', 'viber', 'whatsapp']);
