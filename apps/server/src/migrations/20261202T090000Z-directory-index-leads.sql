-- The panel counts the leads of the last days, those of visitors included.
create index leads_made on leads (at);
