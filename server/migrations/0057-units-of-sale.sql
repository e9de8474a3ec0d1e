-- expand
-- What one of an option is, for whoever picks it: a piece where nothing is said.
alter table product_option add column unit text;
alter table product_option add constraint product_option_unit_check
  check (unit in ('piece', 'bunch', 'box', 'set', 'pack', 'kg', 'metre')) not valid;
