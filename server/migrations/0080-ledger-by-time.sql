-- expand, outside a transaction: the transfers of a period are read in portions, in their order, without the others.
create index concurrently if not exists transfer_by_time on transfer (at, id) where pending_id is null;
