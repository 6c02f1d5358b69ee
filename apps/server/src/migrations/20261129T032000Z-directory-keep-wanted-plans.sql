-- The paid plan that was chosen with a listing, until it is paid or not wanted any more: its owner may have to register,
-- verify an address in another browser, or sign in first.
alter table orders add column wanted_plan text check (char_length(wanted_plan) <= 80);
alter table producers add column wanted_plan text check (char_length(wanted_plan) <= 80);
