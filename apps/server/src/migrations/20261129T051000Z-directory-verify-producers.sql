-- What staff checked a producer against, and what they noted about it for each other.
alter table producers
  add column verification_source text check (verification_source in ('register', 'documents', 'visit')),
  add column verification_note text check (char_length(verification_note) between 1 and 1000),
  -- No reference: it may outlive the person.
  add column verified_by uuid;
-- Until now the badge said that the register had been consulted.
update producers set verification_source = 'register' where verified_at is not null;
alter table producers
  drop constraint producers_verification,
  add constraint producers_verification check (
    num_nulls(verified_at, verified_until, verification_source) in (0, 3)
    and (verified_at is not null or (verification_note is null and verified_by is null)));
