-- A fact that its owner has not stated is null: no column makes one up.
alter table orders
  alter column repeat drop not null, alter column repeat drop default,
  alter column budget_mode drop not null, alter column budget_mode drop default,
  alter column vat drop not null, alter column vat drop default,
  alter column material_by drop not null, alter column material_by drop default,
  alter column sample_required drop not null, alter column sample_required drop default,
  alter column nda_required drop not null, alter column nda_required drop default,
  drop constraint orders_budget,
  add constraint orders_budget check (
    case coalesce(budget_mode, 'request')
      when 'request' then budget_min is null and budget_max is null
      when 'exact' then budget_min is not null and budget_max is not null and budget_min = budget_max
      when 'range' then budget_min is not null and budget_max is not null and budget_min < budget_max
      else false
    end);
alter table producers
  alter column samples drop not null, alter column samples drop default,
  alter column accepts_tolling drop not null, alter column accepts_tolling drop default,
  alter column accepts_small_batch drop not null, alter column accepts_small_batch drop default;
alter table producer_listings
  alter column accepts_tolling drop not null,
  alter column accepts_small_batch drop not null;

-- What the form or the call filled in by itself cannot be told from what somebody chose: it is unset. What differs from
-- every default was chosen and stays. See docs/decisions/021-facts-that-were-stated.md.
update orders set
    repeat = nullif(repeat, 'once'),
    budget_mode = nullif(budget_mode, 'request'),
    vat = nullif(vat, false),
    material_by = nullif(material_by, 'agree'),
    sample_required = nullif(sample_required, false),
    nda_required = nullif(nda_required, false)
  where repeat = 'once' or budget_mode = 'request' or not vat or material_by = 'agree'
    or not sample_required or not nda_required;
-- `no` was the default of the call, `paid` that of the form.
update producers set
    samples = case when samples = 'yes' then samples end,
    accepts_tolling = nullif(accepts_tolling, false),
    accepts_small_batch = nullif(accepts_small_batch, false)
  where samples <> 'yes' or not accepts_tolling or not accepts_small_batch;
update producer_listings set
    accepts_tolling = nullif(accepts_tolling, false),
    accepts_small_batch = nullif(accepts_small_batch, false)
  where not accepts_tolling or not accepts_small_batch;
