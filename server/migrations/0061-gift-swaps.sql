-- expand
-- Recipients may take another gift of those that the giver allowed: what may be taken, what was chosen first, and what of a
-- line's money went back for it.
create table gift_alternative (
  order_id text not null references gift_request on delete cascade,
  position integer not null check (position between 1 and 3),
  option_id integer not null references product_option on delete cascade,
  primary key (order_id, position)
);
create index gift_alternative_option on gift_alternative (option_id);

alter table gift_request add column swaps integer not null default 0;
alter table order_line add column swapped_from jsonb;

-- A part of a line goes back without a unit of it.
alter table refunded_line add column tenge bigint;
alter table refunded_line drop constraint refunded_line_quantity_check;
alter table refunded_line add constraint refunded_line_is_something
  check (quantity > 0 or quantity = 0 and tenge > 0) not valid;
