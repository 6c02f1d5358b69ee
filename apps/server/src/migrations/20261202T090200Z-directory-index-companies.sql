-- The page of a company finds its producers.
create index producers_edrpou on producers (edrpou) where edrpou is not null;
