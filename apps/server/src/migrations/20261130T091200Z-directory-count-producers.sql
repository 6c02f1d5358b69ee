-- Counters of producers: the same method as for orders, over `rank`.
create table producer_deltas (
  region_id smallint not null,
  category_id smallint not null,
  rank integer not null,
  d integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create table producer_totals (
  region_id smallint not null,
  category_id smallint not null,
  n integer not null,
  primary key (region_id, category_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- A bucket is a span of `grain` steps of the rank.
create table producer_buckets (
  region_id smallint not null,
  category_id smallint not null,
  grain integer not null check (grain > 0),
  bucket integer not null,
  n integer not null,
  primary key (region_id, category_id, grain, bucket)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

create function log_producer_deltas() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into producer_deltas select region_id, category_id, rank, 1 from added;
  elsif tg_op = 'DELETE' then
    insert into producer_deltas select region_id, category_id, rank, -1 from removed;
  else
    insert into producer_deltas
      select region_id, category_id, rank, sum(d) from (
        select region_id, category_id, rank, 1 as d from added
        union all
        select region_id, category_id, rank, -1 from removed
      ) change group by 1, 2, 3 having sum(d) <> 0;
  end if;
  return null;
end $$;

create trigger producer_listings_log_insert after insert on producer_listings
  referencing new table as added for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_producer_deltas();
create trigger producer_listings_log_update after update on producer_listings
  referencing old table as removed new table as added for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_producer_deltas();
create trigger producer_listings_log_delete after delete on producer_listings
  referencing old table as removed for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_producer_deltas();

create function forget_producer_counters() returns trigger language plpgsql as $$
begin
  truncate producer_deltas, producer_totals, producer_buckets;
  return null;
end $$;
create trigger producer_listings_truncate after truncate on producer_listings
  for each statement execute function forget_producer_counters();
