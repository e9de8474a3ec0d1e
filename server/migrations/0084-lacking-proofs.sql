-- expand
-- How many wrong codes couriers have sent for a parcel, and since when it counts as delivered without the proof it needed.
-- Empty in what was written before. Few orders lack a proof.
alter table shop_order add column wrong_codes integer;
alter table shop_order add column proof_missing_at timestamptz;
-- squawk-ignore require-concurrent-index-creation
create index shop_order_proof_missing on shop_order (proof_missing_at) where proof_missing_at is not null;
