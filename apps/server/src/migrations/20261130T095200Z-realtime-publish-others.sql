create function tell_subscription_events() returns trigger language plpgsql as $$
begin
  perform realtime_publish('user:#' || owner_id, 'subscription.changed', 'subscription', new.id, new.version,
      jsonb_build_object('status', new.status))
    from (select owner_id from orders where id = new.order_id
          union all select owner_id from producers where id = new.producer_id) listing
   where owner_id is not null;
  return null;
end $$;
create trigger subscriptions_realtime after update on subscriptions for each row
  when (old.status <> new.status or old.plan_id <> new.plan_id or old.version <> new.version
    or old.auto_charge <> new.auto_charge or old.period_end is distinct from new.period_end
    or old.next_plan_id is distinct from new.next_plan_id)
  execute function tell_subscription_events();

create function tell_transaction_events() returns trigger language plpgsql as $$
declare version bigint := (extract(epoch from new.updated_at) * 1000)::bigint;
begin
  perform realtime_publish('transaction:' || new.id, 'transaction.updated', 'transaction', new.id, version,
    jsonb_build_object('status', new.status));
  if new.user_id is not null and (tg_op = 'INSERT' or old.status <> new.status) then
    perform realtime_publish('user:#' || new.user_id, 'transaction.updated', 'transaction', new.id, version,
      jsonb_build_object('status', new.status));
  end if;
  if new.review is distinct from (tg_op = 'UPDATE' and old.review) then perform realtime_tell_queue('payments'); end if;
  return null;
end $$;
create trigger transactions_realtime_insert after insert on transactions
  for each row execute function tell_transaction_events();
create trigger transactions_realtime_update after update on transactions for each row
  when (old.status <> new.status or old.review <> new.review or old.outcome <> new.outcome
    or old.updated_at <> new.updated_at)
  execute function tell_transaction_events();

-- The page of a purchase shows that its checkout was opened or declined.
create function tell_attempt_events() returns trigger language plpgsql as $$
begin
  perform realtime_publish('transaction:' || t.id, 'transaction.updated', 'transaction', t.id,
      (extract(epoch from new.updated_at) * 1000)::bigint, jsonb_build_object('status', t.status))
    from transactions t where t.id = new.transaction_id;
  return null;
end $$;
create trigger attempts_realtime_update after update on attempts for each row
  when (old.status <> new.status or old.handoff is distinct from new.handoff)
  execute function tell_attempt_events();

-- The payer and staff see the progress of a refund.
create function tell_refund_events() returns trigger language plpgsql as $$
begin
  perform realtime_publish('transaction:' || t.id, 'transaction.updated', 'transaction', t.id,
      (extract(epoch from clock_timestamp()) * 1000)::bigint, jsonb_build_object('status', t.status))
    from transactions t where t.id = new.transaction_id;
  perform realtime_tell_queue('payments');
  return null;
end $$;
create trigger refunds_realtime after insert or update of status, query_at on refunds for each row
  execute function tell_refund_events();
create trigger refund_cases_realtime after insert or update on refund_cases for each row
  execute function tell_refund_events();

create function tell_receipt_events() returns trigger language plpgsql as $$
begin
  perform realtime_tell_queue('payments');
  return null;
end $$;
create trigger bank_receipts_realtime after insert or update on bank_receipts for each row
  execute function tell_receipt_events();

create function tell_feedback_events() returns trigger language plpgsql as $$
begin
  perform realtime_tell_queue('feedback');
  return null;
end $$;
create trigger feedback_realtime_insert after insert on feedback for each row
  when (not new.suspect) execute function tell_feedback_events();
create trigger feedback_realtime_update after update on feedback for each row
  when (old.handled_at is distinct from new.handled_at) execute function tell_feedback_events();

create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform realtime_disconnect(user_id, 3014, 'state invalidated')
    from (select distinct user_id from removed where expires_at > now()) ended;
  return null;
end $$;
create trigger sessions_realtime after delete on sessions referencing old table as removed
  for each statement execute function tell_ended_sessions();

create function tell_changed_standing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.blocked_at is null and new.blocked_at is not null) then
    perform realtime_disconnect(old.id, 4501, 'account closed');
  else
    insert into realtime_outbox (method, payload, partition) values ('unsubscribe',
      jsonb_build_object('user', old.id, 'channel', 'staff:moderation'), realtime_partition('user:#' || old.id));
    perform realtime_disconnect(old.id, 3014, 'state invalidated');
  end if;
  return null;
end $$;
create trigger users_realtime_update after update on users for each row
  when (old.role <> new.role or (old.blocked_at is null and new.blocked_at is not null))
  execute function tell_changed_standing();
create trigger users_realtime_delete after delete on users
  for each row execute function tell_changed_standing();
