-- expand
-- The prices of options while a plan runs, for plans that name prices and have no percentage. A node of the release
-- before reads an empty percentage as no reduction: it writes no price for such a plan.
-- squawk-ignore ban-drop-not-null
alter table price_plan alter column percent drop not null;

create table price_plan_price (
  plan_id integer not null references price_plan on delete cascade,
  option_id integer not null references product_option on delete cascade,
  price_tenge bigint not null check (price_tenge > 0),
  primary key (plan_id, option_id)
);
create index price_plan_price_of on price_plan_price (option_id);
