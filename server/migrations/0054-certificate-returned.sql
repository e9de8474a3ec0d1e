-- expand
-- What a certificate got back of an order that goes on; it lacks so much less. An order that is over gives back the rest.
alter table shop_order add column certificate_returned_tenge bigint not null default 0;
alter table shop_order add constraint shop_order_returns_what_was_given
  check (certificate_returned_tenge between 0 and discount_tenge - promo_tenge) not valid;
