-- Conversations between a customer and a producer. Nobody but the two reads them.
create table conversations (
  id uuid primary key,
  -- Whether it began about an order. The order may be gone since.
  about_order boolean not null,
  order_id uuid references orders (id) on delete set null,
  -- The title of the order and the name of the producer when the conversation began.
  order_title jsonb not null default '{}' check (jsonb_typeof(order_title) = 'object'),
  producer_id uuid references producers (id) on delete set null,
  producer_name text not null,
  -- Both people. Null once the person is erased.
  customer_id uuid references users (id) on delete set null,
  supplier_id uuid references users (id) on delete set null,
  begun_by text not null check (begun_by in ('customer', 'producer')),
  last_seq integer not null default 0,
  -- The last message of each side that was not taken back, and the last one that each side has read.
  customer_last integer not null default 0,
  supplier_last integer not null default 0,
  customer_read integer not null default 0,
  supplier_read integer not null default 0,
  last_at timestamptz not null,
  -- When each side is to be e-mailed about what it has not read, and when it was, since it last read everything.
  customer_mail_at timestamptz,
  supplier_mail_at timestamptz,
  customer_mailed_at timestamptz,
  supplier_mailed_at timestamptz,
  -- Set when a person is erased: the two had a deal, so the other side keeps the texts for its term.
  had_deal boolean not null default false,
  created_at timestamptz not null,
  check (customer_id <> supplier_id),
  check (about_order or order_id is null)
);
create unique index conversations_about_order on conversations (order_id, producer_id, customer_id)
  where order_id is not null;
create unique index conversations_about_nothing on conversations (producer_id, customer_id) where not about_order;
create index conversations_of_customer on conversations (customer_id, last_at desc) where customer_id is not null;
create index conversations_of_supplier on conversations (supplier_id, last_at desc) where supplier_id is not null;
create index conversations_of_producer on conversations (producer_id) where producer_id is not null;
-- How many conversations of a person have something unread.
create index conversations_customer_unread on conversations (customer_id) where supplier_last > customer_read;
create index conversations_supplier_unread on conversations (supplier_id) where customer_last > supplier_read;
create index conversations_customer_mail on conversations (customer_mail_at) where customer_mail_at is not null;
create index conversations_supplier_mail on conversations (supplier_mail_at) where supplier_mail_at is not null;
-- The job that deletes old conversations.
create index conversations_last on conversations (last_at);

-- Messages of both sides, and lines about the offer and the deal. A line takes no number: it has that of the message
-- before it, and the lines after one message are counted by `part`. So a line that the customer may not see yet leaves
-- no gap.
create table messages (
  -- Made by the sender: the same id is the same message.
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq integer not null,
  part smallint not null default 0,
  side text check (side in ('customer', 'producer')),
  sender_id uuid references users (id) on delete set null,
  line text check (line in (
    'offer.sent', 'offer.revised', 'offer.confirmed', 'offer.asked', 'offer.shortlisted', 'offer.accepted',
    'offer.declined', 'offer.withdrawn', 'offer.closed', 'offer.reopened', 'deal.active', 'deal.declined',
    'deal.delivered', 'deal.returned', 'deal.completed', 'deal.cancelled', 'deal.lapsed')),
  text text not null default '' check (char_length(text) <= 4000),
  edited_at timestamptz,
  taken_back_at timestamptz,
  created_at timestamptz not null,
  unique (conversation_id, seq, part),
  check ((line is null) = (side is not null)),
  check ((line is null) = (part = 0)),
  check (taken_back_at is null or text = '')
);
-- How many messages a person has sent in an hour.
create index messages_of_sender on messages (sender_id, created_at) where sender_id is not null;

create table message_files (
  message_id uuid not null references messages (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  position smallint not null check (position between 0 and 4),
  primary key (message_id, position)
);
create trigger message_files_hold after insert on message_files referencing new table as added
  for each statement execute function hold_uploads();
create trigger message_files_free after delete on message_files referencing old table as removed
  for each statement execute function free_uploads();

-- A person from whom another takes no messages, offers, invitations, questions and requests for contacts.
create table person_blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index person_blocks_of_blocked on person_blocks (blocked_id);

alter table users
  add column notify_messages boolean not null default true,
  -- Whether e-mails about messages contain the text of the messages.
  add column email_message_texts boolean not null default true,
  -- Whether the other side of a conversation sees what this person has read.
  add column show_read_marks boolean not null default true;

-- Events for open pages. They carry ids only, and the customer hears of a line only once the offers are open.
create function tell_message_events() returns trigger language plpgsql as $$
declare talk conversations; is_sealed boolean := false; person uuid;
begin
  select * into talk from conversations where id = new.conversation_id;
  if new.line is not null then
    select offers_open = 'atDeadline' and (expires_at is null or expires_at > new.created_at) into is_sealed
      from orders where id = talk.order_id;
  end if;
  foreach person in array array_remove(
    array[case when is_sealed then null else talk.customer_id end, talk.supplier_id], null)
  loop
    perform realtime_publish('user:#' || person,
      case when tg_op = 'INSERT' then 'message.created' else 'message.changed' end, 'message', new.id, new.seq,
      jsonb_build_object('conversation', new.conversation_id));
  end loop;
  return null;
end $$;
create trigger messages_realtime_insert after insert on messages
  for each row execute function tell_message_events();
create trigger messages_realtime_update after update on messages for each row
  when ((old.text, old.edited_at, old.taken_back_at) is distinct from (new.text, new.edited_at, new.taken_back_at))
  execute function tell_message_events();

-- A person's other pages, and those of the other side if the person shows read marks.
create function tell_conversation_read() returns trigger language plpgsql as $$
declare is_customer boolean := old.customer_read <> new.customer_read; reader uuid; other uuid;
begin
  reader := case when is_customer then new.customer_id else new.supplier_id end;
  select case when is_customer then new.supplier_id else new.customer_id end into other
    from users where id = reader and show_read_marks;
  perform realtime_publish('user:#' || person, 'conversation.read', 'conversation', new.id, 0, '{}')
    from unnest(array[reader, other]) person where person is not null;
  return null;
end $$;
create trigger conversations_realtime_read after update of customer_read, supplier_read on conversations for each row
  when (old.customer_read <> new.customer_read or old.supplier_read <> new.supplier_read)
  execute function tell_conversation_read();
