-- When a message was first reported. From then on its author can neither change it nor take it back.
alter table messages add column reported_at timestamptz;
