-- expand
-- How many wrong codes couriers have sent for a parcel, and since when it counts as delivered without the proof it needed.
-- Empty in what was written before.
alter table shop_order add column wrong_codes integer;
alter table shop_order add column proof_missing_at timestamptz;
