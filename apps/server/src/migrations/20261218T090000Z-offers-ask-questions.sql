-- Questions of producers about an order. Others read answered ones, without the producer.
create table order_questions (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  producer_id uuid references producers (id) on delete set null,
  asker_id uuid references users (id) on delete set null,
  text text not null check (char_length(text) between 10 and 1000),
  answer text check (char_length(answer) between 2 and 2000),
  answered_at timestamptz,
  -- What the customer added later: [{text, at}].
  addenda jsonb not null default '[]',
  hidden_code text check (hidden_code in ('offTopic', 'personal', 'repeated', 'abusive', 'other')),
  created_at timestamptz not null,
  check ((answer is null) = (answered_at is null)),
  check (answer is null or hidden_code is null)
);
create index order_questions_of_order on order_questions (order_id, created_at, id);
create index order_questions_of_asker on order_questions (asker_id, created_at) where asker_id is not null;
create index order_questions_of_producer on order_questions (producer_id) where producer_id is not null;

-- The order's page shows answered questions only.
create trigger order_questions_record after update of answer, addenda on order_questions
  for each row execute function record_listing_part('order', 'questions');
create trigger order_questions_record_delete after delete on order_questions
  for each row when (old.answer is not null) execute function record_listing_part('order', 'questions');

create function tell_question_events() returns trigger language plpgsql as $$
declare person uuid;
begin
  for person in
    select id from (select owner_id from orders where id = new.order_id union select new.asker_id) people (id)
     where id is not null
  loop
    perform realtime_publish('user:#' || person, 'question.changed', 'order', new.order_id, 0, '{}');
  end loop;
  if tg_op = 'UPDATE' and old.answer is null and new.answer is not null then
    perform realtime_publish('order:' || new.order_id, 'order.counts', 'order', new.order_id, 0,
      jsonb_build_object('questions', (
        select count(*) from order_questions where order_id = new.order_id and answer is not null)));
  end if;
  return null;
end $$;
create trigger order_questions_realtime after insert or update on order_questions
  for each row execute function tell_question_events();
