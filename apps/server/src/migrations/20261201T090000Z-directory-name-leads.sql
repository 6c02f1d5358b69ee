-- A lead names the user who asked, for two years. Visitors and erased users stay anonymous.
alter table leads
  add column id uuid not null default new_uuid_v7() primary key,
  add column user_id uuid references users (id) on delete set null,
  -- The latest message to an owner who shows no contact.
  add column message text check (char_length(message) <= 4000);
create index leads_user on leads (user_id, id) where user_id is not null;
create index leads_at on leads (at) where user_id is not null;

-- What one side of a lead noted about it; nobody else reads it.
create table lead_notes (
  lead_id uuid not null references leads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  state text not null default 'new' check (state in ('new', 'talking', 'agreed', 'declined')),
  note text not null default '' check (char_length(note) <= 1000),
  updated_at timestamptz not null,
  primary key (lead_id, user_id)
);
create index lead_notes_user on lead_notes (user_id);

-- Whether an owner gets an e-mail when a user asks for their contact.
alter table users add column notify_leads boolean not null default true;

create function publish_lead_events() returns trigger language plpgsql as $$
begin
  perform realtime_publish('user:#' || owner_id, 'lead.created', 'lead', new.id, 0, '{"status": "new"}')
    from (select owner_id from orders where id = new.order_id
          union all select owner_id from producers where id = new.producer_id) listing
   where owner_id is not null;
  return null;
end $$;
create trigger leads_realtime after insert on leads for each row execute function publish_lead_events();
