-- Lines of bank statements may come from a file. Document numbers of a file repeat, because each payer counts alone, so
-- a line of a file has its own identity. A line that staff type is still known by its day and document number.
alter table bank_receipts
  drop constraint bank_receipts_once,
  add column line_key text check (char_length(line_key) between 1 and 80),
  add column payer_code text check (payer_code ~ '^[0-9]{8,10}$');
create unique index bank_receipts_typed_once on bank_receipts (received_on, bank_reference) where line_key is null;
create unique index bank_receipts_line_once on bank_receipts (line_key) where line_key is not null;
create index bank_receipts_document on bank_receipts (received_on, bank_reference);

-- Which columns of a file mean what, chosen by staff for banks that we do not know. The key is the row of heads.
create table statement_columns (
  heads_hash text primary key check (char_length(heads_hash) = 64),
  columns jsonb not null,
  chosen_by uuid not null,
  chosen_at timestamptz not null
);

-- The company or person that pays for a purchase, as documents name it. It is stored with the purchase, because
-- documents of the past do not change with the account.
create table purchase_payers (
  transaction_id uuid primary key references transactions (id),
  name text not null check (char_length(name) between 1 and 200),
  code text not null check (code ~ '^([0-9]{8}|[0-9]{10})$'),
  address text not null default '' check (char_length(address) <= 200),
  stated_by uuid not null,
  stated_at timestamptz not null
);
create index purchase_payers_code on purchase_payers (code);
