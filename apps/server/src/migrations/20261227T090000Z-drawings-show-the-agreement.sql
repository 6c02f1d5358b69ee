-- The agreement has a page that everybody can read, which the cache of pages keeps until the text changes.
create trigger nda_texts_tell after insert or update or delete or truncate on nda_texts
  for each statement execute function tell_changed_texts();
