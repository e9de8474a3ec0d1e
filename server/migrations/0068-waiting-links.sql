-- expand
-- A second link of an order, for whoever waits for it: state, day and hours, and nothing else. A former release makes none.
alter table link drop constraint link_purpose_check;
alter table link add constraint link_purpose_check
  check (purpose in ('order', 'repeat', 'gift', 'courier', 'waiting')) not valid;
