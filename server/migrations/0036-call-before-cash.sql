-- expand
-- Whoever orders much cash from a number that has never received anything is called before the goods are gathered.
alter table shop_order add column needs_call boolean not null default false;
