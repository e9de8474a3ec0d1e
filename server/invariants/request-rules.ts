/** Invariants of gift requests, as queries that return violations. */
import { mostSwaps } from '#domain/gift-requests/swap.ts';
import { requestMoves, unansweredStates } from '#domain/gift-requests/request.ts';
import { quoted } from './run-rules.ts';

const steps = Object.values(requestMoves).flatMap(({ from, to }) =>
  from.map((state) => `(${quoted([state, to])})`),
);

export const requestRules: Record<string, string> = {
  'I18 an order whose recipient is asked is held up until they have answered, and has an address then': `
    select o.id || ' ' || o.status || ', request ' || coalesce(r.state, 'none') as what
    from shop_order o left join gift_request r on r.order_id = o.id
    where o.awaits_recipient <> coalesce(r.state in (${quoted(unansweredStates)}), false)
      or r.state = 'answered' and (o.address is null or not o.recipient_asks or o.delivery_day is null)
      or o.awaits_recipient and o.status not in ('awaiting-payment', 'placed', 'expired', 'cancelled')
        and not (o.status = 'confirmed' and r.state in ('declined', 'lapsed'))`,
  'I18 requests move along their table only': `
    select e.order_id || ': ' || coalesce(e.from_state, '') || ' → ' || e.to_state as what from (
      select *, lag(to_state) over (partition by order_id order by id) as before from gift_request_event) e
    where e.from_state is distinct from e.before
      or e.from_state is not null and (e.from_state, e.to_state) not in (${steps.join(', ')})
    union all select r.order_id || ' is ' || r.state from gift_request r where r.state is distinct from (
      select e.to_state from gift_request_event e where e.order_id = r.order_id order by e.id desc limit 1)`,
  'I18 a gift that was swapped is one unit of what its giver allowed, and no other is gone from the stock': `
    select l.order_id || ': option ' || l.option_id as what from order_line l join gift_request r on r.order_id = l.order_id
    where r.swaps not between 0 and ${mostSwaps} or l.swapped_from is not null and (r.swaps = 0 or l.quantity <> 1
      or l.option_id not in (select option_id from gift_alternative where order_id = l.order_id))
    union all select m.order_id || ': ' || sum(m.on_hand_delta) || ' of option ' || m.option_id
    from stock_movement m join gift_request r on r.order_id = m.order_id and r.swaps > 0
      join order_line l on l.order_id = m.order_id
    group by m.order_id, m.option_id, l.option_id having sum(m.reserved_delta) <> 0
      or sum(m.on_hand_delta) not in (0, case when m.option_id = l.option_id then -1 else 0 end)`,
  'I18 what goes back of a line or of a delivery is no more than was agreed': `
    select b.order_id || ' ' || coalesce(b.position::text, 'delivery') || ': ' || sum(b.tenge) as what from refund_part b
      join shop_order o on o.id = b.order_id left join order_line l on l.order_id = b.order_id and l.position = b.position
      join refund r on r.id = b.refund_id
    where r.state <> 'refused' group by b.order_id, b.position, l.quantity, l.total_tenge, l.promo_tenge, o.delivery_tenge
    having sum(b.tenge) > coalesce(l.total_tenge - l.promo_tenge, o.delivery_tenge) or sum(b.quantity) > l.quantity
    union all select r.order_id || ': ' || r.id from refund r
    where r.reason in ('swap', 'zone') and r.amount_tenge <> (select coalesce(sum(tenge), 0) from refund_part where refund_id = r.id)`,
};
