-- expand, outside a transaction: few orders lack a proof, but all are read to find that out.
create index concurrently if not exists shop_order_proof_missing on shop_order (proof_missing_at)
  where proof_missing_at is not null;
