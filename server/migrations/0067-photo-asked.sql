-- expand
-- Photos of parcels may be a question: the order waits until then for what its buyer says. Null: they were never asked.
alter table shop_order add column photo_asked_until timestamptz;
-- How a feature that has several ways works; null: as it always did.
alter table feature add column mode text check (mode in ('shown', 'asked'));
