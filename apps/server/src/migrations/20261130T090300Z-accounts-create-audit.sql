-- Who did what to whom. Holds no personal data, so a row may outlive the user.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: an anonymous visitor or the program itself.
  actor_id uuid,
  subject_id uuid,
  action text not null,
  ip text,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  area text generated always as (split_part(action, '.', 1)) stored
);
create index audit_subject on audit (subject_id, id);
create index audit_area on audit (area, id);
create index audit_actor on audit (actor_id, id);
create index audit_at on audit (at);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit can only be added to';
end $$;
create trigger audit_keep_rows before update or delete on audit
  for each row execute function audit_is_append_only();
create trigger audit_keep_all before truncate on audit
  for each statement execute function audit_is_append_only();
