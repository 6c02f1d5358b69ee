-- What a person was told, one row for each event and person. The text is made from `type` and `data` whenever the
-- notice is read, in the language of the reader.
create table notices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  ref_kind text not null,
  ref_id uuid,
  -- The other person whom the text names. The name itself is read from `users`, so it is gone when they are erased.
  person_id uuid references users (id) on delete set null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  read_at timestamptz,
  created_at timestamptz not null
);
-- The list of a person, latest first.
create index notices_of_user on notices (user_id, id desc);
-- The number at the bell, which every page of a signed-in person shows.
create index notices_unread on notices (user_id, created_at) where read_at is null;
-- The foreign key of an erased person.
create index notices_person on notices (person_id) where person_id is not null;
-- The job that deletes old notices.
create index notices_created on notices (created_at);

create function publish_created_notice() returns trigger language plpgsql as $$
begin
  perform realtime_publish('user:#' || new.user_id, 'notice.created', 'notice', new.id, 0,
    jsonb_build_object('type', new.type));
  return null;
end $$;
create trigger notices_realtime_insert after insert on notices
  for each row execute function publish_created_notice();

-- One event for each person, however many notices became read. It names the latest of them.
create function publish_read_notices() returns trigger language plpgsql as $$
begin
  perform realtime_publish('user:#' || user_id, 'notice.read', 'notice', id, 0, '{}')
    from (select distinct on (after.user_id) after.user_id, after.id
            from changed after join unchanged before on before.id = after.id
           where before.read_at is null and after.read_at is not null
           order by after.user_id, after.id desc) latest;
  return null;
end $$;
create trigger notices_realtime_update after update on notices
  referencing old table as unchanged new table as changed
  for each statement execute function publish_read_notices();
