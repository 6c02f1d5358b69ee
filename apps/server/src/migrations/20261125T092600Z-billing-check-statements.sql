-- Which day's statement of which provider was compared with what is known here. A row that is not finished is somebody's
-- work until it is too old.
create table statement_checks (
  provider text not null,
  day date not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  listed integer,
  differences integer,
  primary key (provider, day)
);
create index attempts_made on attempts (provider, created_at);
