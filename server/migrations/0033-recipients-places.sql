-- expand
-- The addresses of those who are given something stand apart from the customer's own, and none of them is the default.
alter table address add column for_other boolean not null default false;
alter table address add constraint address_of_other_is_no_default check (not (for_other and is_default)) not valid;
-- The city of a recipient who is asked for the address, as it was called when the order was placed.
alter table shop_order add column asked_place local_text;
