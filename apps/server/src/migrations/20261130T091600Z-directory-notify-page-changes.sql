-- Regions and categories are on every page. Each start of the program writes them again, mostly unchanged.
create function tell_changed_dictionary() returns trigger language plpgsql as $$
declare is_changed boolean := true;
begin
  if tg_op = 'INSERT' then is_changed := exists (select from added);
  elsif tg_op = 'UPDATE' then is_changed := exists (select from (table added except table removed) change);
  end if;
  if is_changed then perform pg_notify('page_changes', 'dictionaries'); end if;
  return null;
end $$;

create trigger regions_tell_insert after insert on regions referencing new table as added
  for each statement execute function tell_changed_dictionary();
create trigger regions_tell_update after update on regions referencing old table as removed new table as added
  for each statement execute function tell_changed_dictionary();
create trigger regions_tell_delete after delete on regions for each statement execute function tell_changed_dictionary();
create trigger categories_tell_insert after insert on categories referencing new table as added
  for each statement execute function tell_changed_dictionary();
create trigger categories_tell_update after update on categories referencing old table as removed new table as added
  for each statement execute function tell_changed_dictionary();
create trigger categories_tell_delete after delete on categories
  for each statement execute function tell_changed_dictionary();
