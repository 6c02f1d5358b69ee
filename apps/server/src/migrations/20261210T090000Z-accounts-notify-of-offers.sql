-- Whether a user gets e-mails about offers, and about deals.
alter table users
  add column notify_offers boolean not null default true,
  add column notify_deals boolean not null default true;
