-- expand
-- Money that the shop keeps although it owes it, and promises of a time that could not be kept: found by an index however many
-- orders there are.

-- When an order's day or window was given up because its money came too late; null again once another time is agreed on.
alter table shop_order add column promise_lost_at timestamptz;

-- Empty or nearly so: an order that is over has given its money back.
-- squawk-ignore require-concurrent-index-creation
create index shop_order_keeps_money on shop_order (id)
  where payment = 'ONLINE' and status in ('cancelled', 'expired', 'returned') and paid_tenge > refunded_tenge;
-- squawk-ignore require-concurrent-index-creation
create index shop_order_promise_lost on shop_order (id) where promise_lost_at is not null;
-- squawk-ignore require-concurrent-index-creation
create index payment_attempt_surplus on payment_attempt (order_id)
  where paid_at is not null and not is_kept and claimed_tenge < amount_tenge;
