-- The page of an order names its buyer and counts the buyer's other orders, so a change of the buyer or of one order
-- concerns the pages of all of them. More than 100 are not named, because a notice has at most 8,000 bytes.
create function notify_buyer_pages(buyer uuid) returns void language sql as $$
  select pg_notify('page_changes', case when count(*) > 100 then 'order' else string_agg('order:' || id, ' ') end)
    from (select id from orders where owner_id = buyer and is_public(status)
           order by updated_at desc, id desc limit 101) shown
  having count(*) > 0
$$;

create function notify_changed_buyer() returns trigger language plpgsql as $$
begin
  perform notify_buyer_pages(new.id);
  return null;
end $$;
create trigger users_notify_buyer after update of firstname, lastname, blocked_at, erase_at on users for each row
  when ((old.firstname, old.lastname, old.blocked_at, old.erase_at)
    is distinct from (new.firstname, new.lastname, new.blocked_at, new.erase_at))
  execute function notify_changed_buyer();
