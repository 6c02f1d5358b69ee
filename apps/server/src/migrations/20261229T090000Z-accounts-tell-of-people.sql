-- Processes cache sessions, and what every page shows of the person who is signed in. They hear here whose changed.
create function tell_person() returns trigger language plpgsql as $$
declare
  person text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if person is not null then perform pg_notify('person_changes', person); end if;
  return null;
end $$;

create trigger users_tell_person after update or delete on users
  for each row execute function tell_person('id');
create trigger sessions_tell_person after delete on sessions
  for each row execute function tell_person('user_id');
create trigger second_factors_tell_person after insert or update or delete on second_factors
  for each row execute function tell_person('user_id');
create trigger recovery_codes_tell_person after insert or update or delete on recovery_codes
  for each row execute function tell_person('user_id');
create trigger notices_tell_person after insert or update or delete on notices
  for each row execute function tell_person('user_id');
create trigger conversations_tell_customer after insert or update or delete on conversations
  for each row execute function tell_person('customer_id');
create trigger conversations_tell_supplier after insert or update or delete on conversations
  for each row execute function tell_person('supplier_id');
