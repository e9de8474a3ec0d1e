-- expand, outside a transaction: the postings of every order that is there. It locks nothing that the release before
-- works with, however long it takes.
-- Each statement of this file is sent by itself.
-- Planned while the ledger is empty: what grows meanwhile is to be found by its indexes.
set enable_seqscan = off;
insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
  select account_of('opening', ''), account_of('order', o.id), o.paid_tenge - coalesce(t.taken, 0), 'posted', 'order-opening',
    o.id, o.created_at
  from shop_order o left join (
    select order_id, sum(amount_tenge) as taken from taking where amount_tenge > 0 or reason = 'stepped-back'
    group by order_id) t on t.order_id = o.id
  where o.payment <> 'ONLINE' and o.paid_tenge > coalesce(t.taken, 0)
  on conflict do nothing;
select fill_ledger('-infinity');
reset enable_seqscan;
