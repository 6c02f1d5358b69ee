-- Views and first contacts of a listing by day (Kyiv), which only its owner sees. Rows are kept for 400 days.
create table order_days (
  order_id uuid not null references orders (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  primary key (order_id, day)
);
create index order_days_day on order_days (day);

create table producer_days (
  producer_id uuid not null references producers (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  primary key (producer_id, day)
);
create index producer_days_day on producer_days (day);

-- The days of leads are known; those of earlier views are not.
insert into order_days (order_id, day, contacts)
  select order_id, (at at time zone 'Europe/Kyiv')::date, count(*) from leads
   where order_id is not null and at > now() - interval '400 days' group by 1, 2;
insert into producer_days (producer_id, day, contacts)
  select producer_id, (at at time zone 'Europe/Kyiv')::date, count(*) from leads
   where producer_id is not null and at > now() - interval '400 days' group by 1, 2;
