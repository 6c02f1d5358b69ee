-- How an order takes offers. The offers themselves belong to a later module.
alter table orders
  -- `invited`: only the owner, staff and invited producers see the order.
  add column visibility text not null default 'public' check (visibility in ('public', 'invited')),
  -- `atDeadline`: until `expires_at` even the owner sees only how many offers there are.
  add column offers_open text not null default 'atOnce' check (offers_open in ('atOnce', 'atDeadline')),
  add column max_offers smallint not null default 50 check (max_offers between 3 and 50),
  -- Grows when the order changes in a way that matters to an offer.
  add column terms_version integer not null default 1,
  -- The deal for which the order is awarded. Null when it was awarded elsewhere.
  add column deal_id uuid,
  -- When an award that nobody confirms is over: from then on the order awaits offers again.
  add column award_lapses_at timestamptz,
  -- When the silence of the customer completes the order.
  add column award_completes_at timestamptz;
alter table orders drop constraint orders_contact_show_check;
alter table orders add constraint orders_contact_show_check
  check (contact_show in ('none', 'afterLogin', 'public', 'shortlisted'));
alter table orders add constraint orders_listed_public check (not listed or visibility = 'public');

create or replace function order_derive() returns trigger language plpgsql as $$
begin
  new.listed := coalesce(
    new.status = 'published' and new.visibility = 'public' and new.expires_at > now(), false);
  if tg_op = 'INSERT' or (new.title_uk, new.title_en, new.description_uk, new.description_en, new.city)
      is distinct from (old.title_uk, old.title_en, old.description_uk, old.description_en, old.city) then
    new.search :=
      setweight(to_tsvector('pg_catalog.simple', search_words(new.title_uk, new.title_en)), 'A')
      || to_tsvector('pg_catalog.simple', search_words(new.description_uk, new.description_en, new.city));
  end if;
  return new;
end $$;
drop trigger orders_derive on orders;
create trigger orders_derive before insert
  or update of status, expires_at, visibility, title_uk, title_en, description_uk, description_en, city on orders
  for each row execute function order_derive();

-- The status as the API shows it: what the clock has ended is over before a job has stored it.
create function order_status_at(
  status order_status, expires_at timestamptz, lapses_at timestamptz, completes_at timestamptz, at timestamptz
) returns text language sql immutable parallel safe return
  case
    when status = 'awarded' and completes_at <= at then 'completed'
    when (status = 'published' or (status = 'awarded' and lapses_at <= at)) and expires_at <= at then 'expired'
    when status = 'awarded' and lapses_at <= at then 'published'
    else status::text
  end;

-- Whether everybody may see the page of an order.
create function is_public(status order_status, visibility text) returns boolean
  language sql immutable strict parallel safe return is_public(status) and visibility = 'public';
