-- A payment leaves one card, however often and in whatever order it is told of. What is signed in part only is kept
-- unproven until the provider itself agrees.
alter table payment_methods
  add column attempt_id uuid unique references attempts (id),
  -- Tells whether another subscription still needs the same token.
  add column token_hash bytea,
  drop constraint payment_methods_status_check,
  add constraint payment_methods_status check (status in ('unproven', 'active', 'dead', 'forgotten'));
create index payment_methods_token on payment_methods (provider, token_hash) where status = 'active';

-- Tokens that providers should forget. They leave their card's row at once, and this table once that is done.
create table cards_to_forget (
  -- Of the payment method, which the token is sealed for.
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
