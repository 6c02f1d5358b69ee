-- Questions, offers and messages can be reported as well as listings.
alter table feedback drop constraint feedback_subject_type_check;
alter table feedback add constraint feedback_subject_type_check
  check (subject_type in ('order', 'producer', 'question', 'offer', 'message'));
