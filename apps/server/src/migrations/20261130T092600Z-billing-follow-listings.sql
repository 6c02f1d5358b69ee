-- Every trigger of billing on listings. Each listing has a subscription, from its first moment on.
create function subscribe_listings() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'order' then
    insert into subscriptions (id, order_id, plan_id)
      select new_uuid_v7(), added.id, plans.id from added, plans where plans.kind = 'order' and price_minor = 0;
  else
    insert into subscriptions (id, producer_id, plan_id)
      select new_uuid_v7(), added.id, plans.id from added, plans where plans.kind = 'producer' and price_minor = 0;
  end if;
  return null;
end $$;
create trigger orders_subscribe after insert on orders referencing new table as added
  for each statement execute function subscribe_listings('order');
create trigger producers_subscribe after insert on producers referencing new table as added
  for each statement execute function subscribe_listings('producer');

-- A listing that is rejected or blocked during paid time opens a case for staff, and closes it when it is back.
create function open_refund_cases() returns trigger language plpgsql as $$
begin
  if new.status::text in ('rejected', 'blocked') then
    insert into refund_cases (transaction_id, cause, opened_at)
      select t.id, new.status::text, new.updated_at
        from subscriptions s join paid_periods p on p.subscription_id = s.id
          join transactions t on t.id = p.transaction_id
       where (s.order_id = new.id or s.producer_id = new.id) and p.days is not null
         and (p.ends_at is null or p.ends_at > new.updated_at)
         and t.status in ('paid', 'partially_refunded')
      on conflict do nothing;
  elsif new.status::text = 'published' then
    update refund_cases set closed_at = new.updated_at, verdict = 'listing_back'
     where closed_at is null and transaction_id in (select id from transactions where listing_id = new.id);
  end if;
  return null;
end $$;
create trigger orders_open_refund_cases after update of status on orders for each row
  when (old.status is distinct from new.status) execute function open_refund_cases();
create trigger producers_open_refund_cases after update of status on producers for each row
  when (old.status is distinct from new.status) execute function open_refund_cases();
