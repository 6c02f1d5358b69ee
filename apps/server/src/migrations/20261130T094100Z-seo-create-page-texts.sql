-- Texts of pages that staff wrote in place of the default ones. Every save is a row; the latest version counts.
create table page_texts (
  page text not null check (char_length(page) <= 250),
  locale text not null check (locale in ('uk', 'en')),
  version integer not null check (version > 0),
  title text check (char_length(title) <= 65),
  description text check (char_length(description) <= 160),
  h1 text check (char_length(h1) <= 120),
  intro text check (char_length(intro) <= 600),
  body text check (char_length(body) <= 100000),
  created_at timestamptz not null,
  created_by uuid references users (id) on delete set null,
  primary key (page, locale, version)
);
create index page_texts_author on page_texts (created_by);

create function tell_changed_texts() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'texts');
  return null;
end $$;
create trigger page_texts_tell after insert or update or delete or truncate on page_texts
  for each statement execute function tell_changed_texts();
