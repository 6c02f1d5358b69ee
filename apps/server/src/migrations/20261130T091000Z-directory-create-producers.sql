create type producer_status as enum ('draft', 'pending', 'published', 'paused', 'rejected', 'blocked', 'archived');

-- The sort key of a name: digits, Ukrainian letters in their order, Latin letters; quotes and apostrophes are ignored.
-- The key is ASCII, so that the order does not depend on the collations of the machine.
create function name_sort_key(name text) returns text language sql immutable strict parallel safe return
  translate(lower(name),
    'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяыэёъАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯЫЭЁЪ«»„“”"''’ʼ‘`.,-–—_@[]^\',
    '@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`KGG^@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`KGG^');

create table producers (
  id uuid primary key,
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100
      and slug not in ('page', 'type', 'region', 'category', 'status')),
  status producer_status not null default 'draft',
  status_reason text,
  owner_id uuid constraint producers_owner references users (id) on delete set null,
  name text not null check (char_length(name) between 2 and 120),
  kind text not null check (kind in ('manufacturer', 'workshop', 'artisan', 'engineering', 'trader')),
  edrpou text check (edrpou ~ '^[0-9]{8}$'),
  rnokpp text check (rnokpp ~ '^[0-9]{10}$'),
  tagline_uk text check (char_length(tagline_uk) <= 160),
  tagline_en text check (char_length(tagline_en) <= 160),
  description_uk text check (char_length(description_uk) between 50 and 10000),
  description_en text check (char_length(description_en) between 50 and 10000),
  region_id smallint not null references regions (id),
  city text check (char_length(city) between 1 and 120),
  address text check (char_length(address) <= 300),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  show_address boolean not null default false,
  service_region_ids smallint[] not null default '{}',
  processes text[] not null default '{}',
  materials text[] not null default '{}',
  moq_value numeric(15, 3) check (moq_value > 0),
  moq_unit text check (moq_unit in ('pcs', 'kg', 't', 'm', 'm2', 'm3', 'l', 'set', 'hour', 'other')),
  lead_days_min integer check (lead_days_min >= 0),
  lead_days_max integer check (lead_days_max >= lead_days_min),
  samples text check (samples in ('yes', 'paid', 'no')),
  accepts_tolling boolean,
  accepts_small_batch boolean,
  employees text check (employees in ('1', '2-10', '11-50', '51-250', '251+')),
  show_employees boolean not null default false,
  founded_year smallint check (founded_year between 1500 and 2200),
  equipment jsonb not null default '[]'
    check (jsonb_typeof(equipment) = 'array' and jsonb_array_length(equipment) <= 50),
  certificates jsonb not null default '[]'
    check (jsonb_typeof(certificates) = 'array' and jsonb_array_length(certificates) <= 20),
  phones text[] not null default '{}' check (cardinality(phones) <= 3),
  email text check (char_length(email) <= 254),
  contact_show text not null default 'afterLogin' check (contact_show in ('none', 'afterLogin', 'public')),
  website text check (char_length(website) <= 300),
  work_hours text check (char_length(work_hours) <= 200),
  accepting_from date,
  closed_until date,
  verified_at timestamptz,
  verified_until timestamptz,
  completeness smallint not null default 0 check (completeness between 0 and 100),
  -- When its owner last updated it; the day breaks ties in the rank.
  fresh_at timestamptz not null default now() check (isfinite(fresh_at)),
  published_at timestamptz check (isfinite(published_at)),
  top_until timestamptz,
  highlight_until timestamptz,
  home_until timestamptz,
  version integer not null default 1,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null default '',
  number bigint generated always as identity,
  -- When the status was set, and the version at that time: a later edit makes the version larger.
  status_at timestamptz not null default now(),
  status_version integer not null default 1,
  -- The text differs from the approved one, or was never approved: publishing needs an approval.
  changed_since_approval boolean not null default false,
  -- Is submitted for approval once its owner's e-mail address is verified.
  submit_when_verified boolean not null default false,
  archived_from producer_status,
  -- The language of its author, for e-mails while the listing has no owner.
  locale text not null default 'uk' check (locale in ('uk', 'en')),
  -- Until when a plan is paid for: such a listing does not count toward the quota of free ones. `infinity`: the paid
  -- time begins at publication. An instant, so no job has to end it. Read by owner through producers_owner.
  paid_until timestamptz,
  -- The paid plan that was chosen for the listing, until it is paid or dropped: the owner may have to register, verify
  -- an address in another browser, or sign in first.
  wanted_plan text check (char_length(wanted_plan) <= 80),
  -- What staff verified the producer against, and their internal note.
  verification_source text check (verification_source in ('register', 'documents', 'visit')),
  verification_note text check (char_length(verification_note) between 1 and 1000),
  -- Not a foreign key: it may outlive the user.
  verified_by uuid,
  constraint producers_description check (description_uk is not null or description_en is not null),
  constraint producers_moq check ((moq_value is null) = (moq_unit is null)),
  constraint producers_lead_days check ((lead_days_min is null) = (lead_days_max is null)),
  constraint producers_location check ((latitude is null) = (longitude is null)),
  constraint producers_verification check (
    num_nulls(verified_at, verified_until, verification_source) in (0, 3)
    and (verified_at is not null or (verification_note is null and verified_by is null))),
  constraint producers_archived check (archived_from is null or (status = 'archived' and archived_from <> 'archived')),
  constraint producers_submit_when_verified check (not submit_when_verified or status = 'draft'),
  constraint producers_published check (status <> 'published' or published_at is not null)
);

create function producer_set_search() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('pg_catalog.simple', search_words(new.name, new.tagline_uk, new.tagline_en)), 'A')
    || to_tsvector('pg_catalog.simple', search_words(new.description_uk, new.description_en, new.city,
         array_to_string(new.processes, ' '), array_to_string(new.materials, ' ')));
  return new;
end $$;

-- The search of staff.
create index producers_search on producers using gin (search) where status = 'published';
-- Promoted cards of the home page.
create index producers_home on producers (home_until) where status = 'published' and home_until is not null;
create index producers_parts on producers (listing_part(number), updated_at)
  include (id, region_id) where status = 'published';
create index producers_owner on producers (owner_id, updated_at desc, id desc) where owner_id is not null;
create index producers_pending on producers (status_at, id) where status = 'pending';
create index producers_status on producers (status, id);
create index producers_search_hidden on producers using gin (search) where status <> 'published';
create index producers_created on producers (created_at);
create index producers_unclaimed on producers (created_at) where owner_id is null and not demo;
-- Finds and deletes demo data.
create index producers_demo on producers (id) where demo;

-- Leaves only; position 0 is the main one.
create table producer_categories (
  producer_id uuid not null references producers (id) on delete cascade,
  position smallint not null check (position between 0 and 9),
  root_id smallint not null,
  category_id smallint not null,
  primary key (producer_id, position),
  unique (producer_id, category_id),
  foreign key (category_id, root_id) references categories (id, parent_id) on update cascade
);
create index producer_categories_category on producer_categories (category_id);

create table producer_images (
  producer_id uuid not null references producers (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  role text not null check (role in ('logo', 'cover', 'gallery')),
  position smallint not null default 0 check (position between 0 and 19 and (role = 'gallery' or position = 0)),
  alt text check (char_length(alt) <= 200),
  primary key (producer_id, role, position)
);

-- Copies of certificates: only the owner and staff see them.
create table producer_files (
  producer_id uuid not null references producers (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  primary key (producer_id, upload_id)
);

create trigger producer_images_hold after insert on producer_images referencing new table as added
  for each statement execute function hold_uploads();
create trigger producer_images_free after delete on producer_images referencing old table as removed
  for each statement execute function free_uploads();
create trigger producer_files_hold after insert on producer_files referencing new table as added
  for each statement execute function hold_uploads();
create trigger producer_files_free after delete on producer_files referencing old table as removed
  for each statement execute function free_uploads();

create table producer_stats (
  producer_id uuid primary key references producers (id) on delete cascade,
  views integer not null default 0 check (views >= 0),
  contacts integer not null default 0 check (contacts >= 0)
);
