-- The seller at the time of the attempt, as the documents of the purchase name it. Null for attempts that were made
-- before this column, and where the install had no seller.
alter table attempts add column seller jsonb check (jsonb_typeof(seller) = 'object');

-- Finds the bank transfers of a company.
create index bank_receipts_payer on bank_receipts (payer_code) where payer_code is not null;
