-- Until when a plan is paid for: such a listing takes no room among the free ones. `infinity`: the time begins with the
-- publication. An instant, so that no clock of ours has to end it. Read by owner, for whom orders_owner and
-- producers_owner serve.
alter table orders add column paid_until timestamptz;
alter table producers add column paid_until timestamptz;

create temporary table paid_time on commit drop as
  select s.order_id, s.producer_id, max(coalesce(p.grace_until, p.ends_at, 'infinity')) as paid_until
    from paid_periods p join subscriptions s on s.id = p.subscription_id
   where p.family = 10 and p.days is not null
   group by s.id;
update orders set paid_until = paid_time.paid_until from paid_time where paid_time.order_id = orders.id;
update producers set paid_until = paid_time.paid_until from paid_time where paid_time.producer_id = producers.id;
