-- expand
-- Prices that are lower for a time: a scheduled task writes them into the options at the start and the former ones back at the
-- end. What an option cost meanwhile stays here: an old price is the lowest of the thirty days before.
create table price_plan (
  id integer generated always as identity primary key,
  title local_text not null,
  percent integer not null check (percent between 1 and 90),
  product_ids integer[] not null default '{}',
  category_ids integer[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'running', 'over')),
  constraint price_plan_ends_after_start check (ends_at > starts_at),
  constraint price_plan_is_of_something check (cardinality(product_ids) + cardinality(category_ids) > 0)
);

create table price_plan_option (
  plan_id integer not null references price_plan on delete cascade,
  option_id integer not null references product_option on delete cascade,
  price_tenge bigint not null check (price_tenge > 0),
  former_price_tenge bigint not null,
  former_old_price_tenge bigint,
  ended_at timestamptz,
  primary key (plan_id, option_id)
);
create unique index price_plan_option_running on price_plan_option (option_id) where ended_at is null;
create index price_plan_option_of on price_plan_option (option_id);
