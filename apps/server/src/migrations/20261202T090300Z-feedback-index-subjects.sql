-- The page of a person shows the messages about the person's listings.
create index feedback_subject on feedback (subject_id, number) where subject_id is not null;
