-- Offers of producers to orders. Nobody but the producer, the customer and, for a written reason, staff reads them.
create sequence offer_numbers;
create table offers (
  id uuid primary key,
  number bigint not null unique default nextval('offer_numbers'),
  order_id uuid not null references orders (id) on delete cascade,
  producer_id uuid references producers (id) on delete set null,
  -- The account of the producer. Null once the person is erased.
  owner_id uuid references users (id) on delete set null,
  -- `expired` is never stored: an open offer is expired after `expires_at`.
  status text not null check (status in ('sent', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'closed', 'blocked')),
  status_at timestamptz not null,
  -- The status to which a declined, closed or blocked offer returns.
  prior_status text check (prior_status in ('sent', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'closed')),
  declined_reason text check (declined_reason in ('price', 'term', 'payment', 'terms', 'quality', 'trust', 'other')),
  declined_note text check (char_length(declined_note) <= 500),
  closed_reason text check (closed_reason in ('awarded', 'awardedElsewhere', 'cancelled', 'completed', 'archived')),
  blocked_reason text check (char_length(blocked_reason) <= 500),
  revision smallint not null default 1 check (revision between 1 and 11),
  version integer not null default 1,
  -- The version of the order's terms for which the offer is meant.
  based_on_terms integer not null,
  -- The terms of the present revision, as the contract's `OfferTerms`.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- The end of the day `validUntil` in Kyiv.
  expires_at timestamptz not null,
  seen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'declined') <= (declined_reason is not null)),
  check ((status = 'closed') <= (closed_reason is not null)),
  check ((status = 'blocked') <= (blocked_reason is not null))
);
-- An account has one offer to an order that is neither withdrawn nor at its end.
create unique index offers_one_open on offers (order_id, owner_id)
  where status in ('sent', 'shortlisted', 'accepted') and owner_id is not null;
-- The comparison, the number of live offers, and what becomes of the offers when the order ends.
create index offers_of_order on offers (order_id, status, expires_at);
-- The offers of a person, latest first, and how many were sent today.
create index offers_of_owner on offers (owner_id, id desc) where owner_id is not null;
create index offers_of_owner_sent on offers (owner_id, created_at) where owner_id is not null;
create index offers_of_producer on offers (producer_id) where producer_id is not null;
-- Jobs that tell people: offers that end soon, and offers that nobody has read.
create index offers_open_ends on offers (expires_at) where status in ('sent', 'shortlisted');
create index offers_unseen on offers (created_at) where seen_at is null and status in ('sent', 'shortlisted');

-- Earlier and present revisions. Nothing here is changed once it is written.
create table offer_revisions (
  offer_id uuid not null references offers (id) on delete cascade,
  revision smallint not null check (revision between 1 and 11),
  based_on_terms integer not null,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  created_at timestamptz not null,
  primary key (offer_id, revision)
);

create table offer_files (
  offer_id uuid not null references offers (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  position smallint not null check (position between 0 and 4),
  primary key (offer_id, position)
);
create trigger offer_files_hold after insert on offer_files referencing new table as added
  for each statement execute function hold_uploads();
create trigger offer_files_free after delete on offer_files referencing old table as removed
  for each statement execute function free_uploads();

-- Requests of the customer for a revision. `answered_by` is the revision that followed.
create table offer_asks (
  id uuid primary key,
  offer_id uuid not null references offers (id) on delete cascade,
  text text not null check (char_length(text) between 10 and 1000),
  fields text[] not null,
  answered_by smallint,
  created_at timestamptz not null
);
create index offer_asks_of_offer on offer_asks (offer_id, created_at);

-- Which reminder about an offer or an order was sent, so that none is sent twice.
create table offer_reminders (
  offer_id uuid references offers (id) on delete cascade,
  order_id uuid references orders (id) on delete cascade,
  kind text not null check (kind in ('expiring', 'waiting', 'deadline', 'undecided')),
  -- The moment that it reminds of: another end makes another reminder.
  about timestamptz not null,
  sent_at timestamptz not null,
  check (num_nonnulls(offer_id, order_id) = 1)
);
create unique index offer_reminders_of_offer on offer_reminders (offer_id, kind, about) where offer_id is not null;
create unique index offer_reminders_of_order on offer_reminders (order_id, kind, about) where order_id is not null;

create table order_invitations (
  order_id uuid not null references orders (id) on delete cascade,
  producer_id uuid not null references producers (id) on delete cascade,
  -- Who invited; null once the person is erased.
  invited_by uuid references users (id) on delete set null,
  note text not null default '' check (char_length(note) <= 500),
  declined_code text check (declined_code in ('busy', 'notOurs', 'tooSmall', 'tooFar', 'other')),
  declined_note text check (char_length(declined_note) <= 500),
  declined_at timestamptz,
  created_at timestamptz not null,
  primary key (order_id, producer_id),
  check ((declined_code is null) = (declined_at is null))
);
create index order_invitations_of_producer on order_invitations (producer_id, created_at desc);
create index order_invitations_by_person on order_invitations (invited_by, created_at) where invited_by is not null;

-- What two parties agreed: kept for three years after its end, then without persons.
create sequence deal_numbers;
create table deals (
  id uuid primary key,
  number bigint not null unique default nextval('deal_numbers'),
  order_id uuid references orders (id) on delete set null,
  offer_id uuid references offers (id) on delete set null,
  revision smallint not null,
  customer_id uuid references users (id) on delete set null,
  supplier_id uuid references users (id) on delete set null,
  producer_id uuid references producers (id) on delete set null,
  -- The order, the offer and the sums at the acceptance, as the contract's `DealSnapshot`. No persons.
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
  -- Names and contacts of both parties at the acceptance; a party is null once the person is erased.
  parties jsonb not null check (jsonb_typeof(parties) = 'object'),
  -- `lapsed` and the completion by silence follow from the clock before they are stored.
  status text not null check (status in ('awaiting', 'active', 'delivered', 'completed', 'declined', 'cancelled', 'lapsed')),
  status_at timestamptz not null,
  version integer not null default 1,
  lapses_at timestamptz not null,
  completes_at timestamptz,
  returned smallint not null default 0 check (returned between 0 and 3),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'delivered') <= (completes_at is not null))
);
-- One deal of an order that has not ended. What the clock ended is stored before another deal is made.
create unique index deals_one_open on deals (order_id)
  where status in ('awaiting', 'active', 'delivered') and order_id is not null;
create index deals_of_order on deals (order_id) where order_id is not null;
create index deals_of_offer on deals (offer_id) where offer_id is not null;
create index deals_of_customer on deals (customer_id, id desc) where customer_id is not null;
create index deals_of_supplier on deals (supplier_id, id desc) where supplier_id is not null;
create index deals_of_producer on deals (producer_id, status) where producer_id is not null;
create index deals_lapsing on deals (lapses_at) where status = 'awaiting';
create index deals_completing on deals (completes_at) where status = 'delivered';
create index deals_ended on deals (status_at) where status in ('completed', 'declined', 'cancelled', 'lapsed');

create table deal_log (
  id bigint generated always as identity primary key,
  deal_id uuid not null references deals (id) on delete cascade,
  from_status text,
  to_status text not null,
  actor text check (actor in ('customer', 'producer')),
  note text check (char_length(note) <= 1000),
  at timestamptz not null
);
create index deal_log_of_deal on deal_log (deal_id, id);

-- Events for open pages. They carry ids and codes only, and a sealed offer is told without its id.
create function tell_offer_events() returns trigger language plpgsql as $$
declare customer uuid; version bigint := new.version;
begin
  select owner_id into customer from orders where id = new.order_id;
  if new.owner_id is not null then
    perform realtime_publish('user:#' || new.owner_id, 'offer.changed', 'offer', new.id, version,
      jsonb_build_object('status', new.status));
  end if;
  if customer is not null and customer is distinct from new.owner_id then
    perform realtime_publish('user:#' || customer,
      case when tg_op = 'INSERT' then 'offer.received' else 'offer.changed' end, 'order', new.order_id, 0, '{}');
  end if;
  return null;
end $$;
create trigger offers_realtime_insert after insert on offers for each row execute function tell_offer_events();
create trigger offers_realtime_update after update on offers for each row
  when (old.version <> new.version) execute function tell_offer_events();

-- The order's page shows how many offers it has.
create trigger offers_record after insert or update of status, expires_at or delete on offers
  for each row execute function record_listing_part('order', 'offers');

create function tell_deal_events() returns trigger language plpgsql as $$
declare person uuid;
begin
  foreach person in array array_remove(array[new.customer_id, new.supplier_id], null) loop
    perform realtime_publish('user:#' || person, 'deal.changed', 'deal', new.id, new.version,
      jsonb_build_object('status', new.status));
  end loop;
  return null;
end $$;
create trigger deals_realtime_insert after insert on deals for each row execute function tell_deal_events();
create trigger deals_realtime_update after update on deals for each row
  when (old.version <> new.version) execute function tell_deal_events();
