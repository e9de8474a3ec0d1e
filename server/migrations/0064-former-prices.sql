-- expand
-- What options of published products cost before, and until when: written by whatever changes a price. An old price that the shop
-- computes is the lowest of the thirty days before.
create table former_price (
  option_id integer not null references product_option,
  price_tenge bigint not null,
  until timestamptz not null
);
create index former_price_of on former_price (option_id, until);
create trigger former_price_is_append_only before update or delete or truncate on former_price
  for each statement execute function refuse_change();
insert into former_price (option_id, price_tenge, until)
  select option_id, price_tenge, ended_at from price_plan_option where ended_at is not null;
