-- expand
-- What the card of a gift certificate looks like; plain where nothing is said.
alter table certificate add column design text;
alter table certificate add constraint certificate_design_check
  check (design in ('plain', 'birthday', 'wedding', 'feast')) not valid;
alter table certificate_sale add column design text;
alter table certificate_sale add constraint certificate_sale_design_check
  check (design in ('plain', 'birthday', 'wedding', 'feast')) not valid;
