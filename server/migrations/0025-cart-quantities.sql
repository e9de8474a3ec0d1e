-- expand
-- A cart takes any quantity that an order understands; what the shop does not have is said when it is asked for.
alter table cart_line drop constraint cart_line_quantity_check;
alter table cart_line add constraint cart_line_quantity_is_positive check (quantity > 0) not valid;
