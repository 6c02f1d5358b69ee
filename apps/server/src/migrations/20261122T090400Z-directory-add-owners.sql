alter table orders add constraint orders_owner foreign key (owner_id) references users (id) on delete set null;
alter table producers add constraint producers_owner foreign key (owner_id) references users (id) on delete set null;
-- Lists of an owner, latest edit first; what is paused and erased with its owner.
create index orders_owner on orders (owner_id, updated_at desc, id desc) where owner_id is not null;
create index producers_owner on producers (owner_id, updated_at desc, id desc) where owner_id is not null;
