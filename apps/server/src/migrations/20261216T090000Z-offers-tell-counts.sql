-- Open pages of an order show how many offers it has. Only a change of the number is told: other changes of an offer
-- would tell rivals when somebody changed a price.
create function is_open_offer(status text) returns boolean language sql immutable as
  $$ select status in ('sent', 'shortlisted', 'accepted') $$;

create function tell_offer_counts() returns trigger language plpgsql as $$
begin
  perform realtime_publish('order:' || new.order_id, 'order.counts', 'order', new.order_id, 0,
    jsonb_build_object('offers', (
      select count(*) from offers offer join users person on person.id = offer.owner_id
       where offer.order_id = new.order_id and person.blocked_at is null and person.erase_at is null
         and (offer.status = 'accepted' or (is_open_offer(offer.status) and offer.expires_at > new.updated_at)))));
  return null;
end $$;
create trigger offers_counts_insert after insert on offers for each row
  when (current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_offer_counts();
create trigger offers_counts_update after update of status on offers for each row
  when (is_open_offer(old.status) <> is_open_offer(new.status)) execute function tell_offer_counts();
