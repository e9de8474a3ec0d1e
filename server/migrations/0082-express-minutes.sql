-- expand
-- Within so many minutes express is there, for the delivery page, the checkout, orders and SMS alike.
alter table zone add column express_minutes integer not null default 60
  check (express_minutes between 15 and 480);
