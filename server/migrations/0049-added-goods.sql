-- expand
-- Goods that staff add to a paid order are an order of their own, paid by card, that goes the way of the first one.
alter table shop_order add column adds_to text references shop_order;
create index shop_order_adds_to on shop_order (adds_to) where adds_to is not null;
