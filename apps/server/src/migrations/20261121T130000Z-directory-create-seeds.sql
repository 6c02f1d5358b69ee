-- What an install has been filled with, so that demo data removed by its operator never comes back by itself.
create table seeds (
  name text primary key,
  sown_at timestamptz not null default now()
);
