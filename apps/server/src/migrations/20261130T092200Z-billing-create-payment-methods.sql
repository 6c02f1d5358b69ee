-- Cards that may be charged again. The token is encrypted with a key that is not in this database.
create table payment_methods (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  sealed_token bytea not null,
  -- The key that it is encrypted with.
  key_id text not null,
  brand text check (char_length(brand) <= 40),
  tail text check (tail ~ '^[0-9]{4}$'),
  -- The payer's address when the card was saved; some providers require it with every charge.
  ip text not null,
  status text not null default 'active'
    constraint payment_methods_status check (status in ('unproven', 'active', 'dead', 'forgotten')),
  created_at timestamptz not null,
  -- A payment saves one card, however often and in whatever order it is reported. A card that is signed only in part
  -- stays unproven until the provider itself confirms it.
  attempt_id uuid unique references attempts (id),
  -- Shows whether another subscription still uses the same token.
  token_hash bytea
);
create index payment_methods_user on payment_methods (user_id, id) where status = 'active';
create index payment_methods_token on payment_methods (provider, token_hash) where status = 'active';

-- Tokens that providers must delete. They leave the card's row at once, and this table when the provider has confirmed.
create table cards_to_forget (
  -- The id of the payment method, which the encryption is bound to.
  id uuid primary key,
  provider text not null,
  sealed_token bytea not null,
  token_hash bytea,
  tries smallint not null default 0,
  try_at timestamptz not null default '-infinity'
);
create index cards_to_forget_due on cards_to_forget (try_at);

create function forget_card() returns trigger language plpgsql as $$
begin
  if length(old.sealed_token) > 0 then
    insert into cards_to_forget (id, provider, sealed_token, token_hash)
      values (old.id, old.provider, old.sealed_token, old.token_hash) on conflict do nothing;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  new.sealed_token := '';
  return new;
end $$;
create trigger payment_methods_forget_deleted before delete on payment_methods
  for each row execute function forget_card();
create trigger payment_methods_forget before update of status on payment_methods for each row
  when (old.status in ('unproven', 'active') and new.status in ('dead', 'forgotten'))
  execute function forget_card();

-- The exact text that a user agreed to when allowing charges of the card.
create table consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subscription_id uuid not null,
  locale text not null check (locale in ('uk', 'en')),
  body text not null,
  body_version text not null,
  ip text not null,
  at timestamptz not null,
  revoked_at timestamptz
);
create index consents_user on consents (user_id);
create index consents_subscription on consents (subscription_id) where revoked_at is null;
