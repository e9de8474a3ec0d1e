-- expand
-- Goods that staff add to a paid order are an order of their own, paid by card, that goes the way of the first one.
alter table shop_order add column adds_to text;
-- Not valid: no row has one yet, so there is nothing to scan.
alter table shop_order add constraint shop_order_adds_to_fkey foreign key (adds_to) references shop_order not valid;
-- squawk-ignore require-concurrent-index-creation
create index shop_order_adds_to on shop_order (adds_to) where adds_to is not null;
