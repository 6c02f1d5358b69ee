-- Who may open a file, and what reading its content has found. Files that were closed before belong to their owner, who
-- lets producers in one by one.
set local verstat.bulk = 'on';
alter table uploads add column access text not null default 'public'
  check (access in ('public', 'producers', 'granted'));
update uploads set access = 'granted' where not is_public;
alter table uploads drop column is_public;
alter table uploads add column is_public boolean not null generated always as (access = 'public') stored;

alter table uploads
  add column reading text not null default 'unsupported'
    check (reading in ('pending', 'ready', 'failed', 'unsupported')),
  add column facts jsonb check ((facts is not null) = (reading = 'ready')),
  -- Whether the storage has a part for the viewer in the browser.
  add column has_view boolean not null default false;
update uploads set reading = 'pending'
 where kind = 'file' and (mime in ('application/pdf', 'image/vnd.dxf', 'model/step', 'model/stl')
    or mime like 'application/vnd.openxmlformats-%');
-- A file waits for seconds only, so the index is nearly empty.
create index uploads_unread on uploads (created_at) where reading = 'pending';

-- A process that reads a file claims it for a while. A file that has killed three processes is not read again.
alter table uploads
  add column reading_since timestamptz,
  add column reading_attempts smallint not null default 0;
-- The same content is read only once.
create index uploads_read_content on uploads (sha256) where reading = 'ready';
