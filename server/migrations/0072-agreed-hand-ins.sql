-- expand
-- A hand-in is agreed by two people: what a courier has counted waits here until staff count it too, as long as the balance stays
-- the one that the courier saw. Both counts stay with the hand-in.
create table hand_in_count (
  courier_id integer primary key references staff,
  expected_tenge bigint not null,
  counted_tenge bigint not null check (counted_tenge >= 0),
  at timestamptz not null
);
alter table hand_in add column courier_counted_tenge bigint;
alter table hand_in add column courier_counted_at timestamptz;
alter table hand_in add constraint hand_in_counts_check check (courier_counted_tenge is null
  or staff_id <> courier_id and (courier_counted_tenge = counted_tenge or note <> '')) not valid;
