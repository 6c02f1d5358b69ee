-- The producer whom a draft will invite. The invitation itself begins with the publication, because an invited producer
-- may see the order.
create table planned_invitations (
  order_id uuid primary key references orders (id) on delete cascade,
  producer_id uuid not null references producers (id) on delete cascade
);
create index planned_invitations_of_producer on planned_invitations (producer_id);
