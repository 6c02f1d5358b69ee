-- The channels of people have partitions of their own, from 4 on. These are sent more often than those of orders, which
-- many pages may hear.
create or replace function realtime_partition(channel text)
returns integer language sql immutable strict parallel safe return
  case
    when channel like 'feed:%' or channel like 'staff:%' then 0
    when channel like 'user:%' then 4 + (hashtext(channel) & 2147483647) % 4
    else 1 + (hashtext(channel) & 2147483647) % 3
  end;
