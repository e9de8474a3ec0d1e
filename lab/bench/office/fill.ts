/**
 * Adds orders with all related rows to a database filled by lab/bench/catalogue/fill.ts: `node lab/bench/office/fill.ts
 * <database url> <orders>`. Realistic words, four hundred days, the newest orders still open.
 */
import pg from 'pg';
import { families, names, says, streets } from './words.ts';

const [url, wanted = '100000'] = process.argv.slice(2);
if (!url) throw new Error('Say where to: fill.ts <database url> <orders>');

/** SQL of a pseudo-random number below `n` for row `i`; different `salt` values are independent. */
const pick = (n: string, salt: number) => `(abs(hashint4(i * 31 + ${salt})::bigint) % ${n})::int`;
/** Time of order `i` of `$1`: more orders per day towards the present. */
const at = `(now() - (1 - sqrt(i::float / $1)) * interval '400 days')`;
/** Status by age: the newest are still open; a few of all ages were cancelled, expired or returned. */
const status = `case when ${pick('40', 20)} = 0 then 'cancelled' when ${pick('40', 20)} = 1 then 'expired'
  when ${pick('200', 20)} = 2 then 'returned' when i > $1 * 0.998 then
    (array['placed', 'confirmed', 'preparing', 'ready', 'on-the-way', 'awaiting-payment'])[1 + ${pick('6', 21)}]
  else 'delivered' end`;

const steps = [
  `create temporary table w as select $2::text[] n, $3::text[] f, $4::text[] st, $5::text[] sy, $1::int as n_orders`,
  `insert into customer (id, phone, name, surname, email, lang, created_at, blocked_at)
   select i, '+993' || (61000000 + i), n[1 + ${pick('cardinality(n)', 1)}], f[1 + ${pick('cardinality(f)', 2)}], '',
     case when i % 3 = 0 then 'ru' else 'tm' end, now() - (1 - i / ($1 / 3.0 + 1)) * interval '500 days',
     case when i % 500 = 0 then now() end
   from w, generate_series(1, $1::int / 3 + 1) i`,
  `insert into picture (id, width, height, placeholder, alt, renditions, created_at)
   select md5(i::text), 800, 1000, '#a0b0c0', jsonb_build_object('tm', f[1 + ${pick('cardinality(f)', 3)}], 'ru', n[1 + ${pick('cardinality(n)', 4)}]),
     jsonb_build_array(jsonb_build_object('format', 'webp', 'width', 400, 'path', md5(i::text) || '-400.webp'),
       jsonb_build_object('format', 'avif', 'width', 400, 'path', md5(i::text) || '-400.avif')), now() - i * interval '1 minute'
   from w, generate_series(1, $1::int / 2 + 1) i`,
  `insert into product_picture select p.id, md5((1 + (p.id * 7 + n) % ($1::int / 2))::text), n from product p, generate_series(0, 1) n where p.id % 50 <> 0`,
  `update customer set avatar_id = md5(($1::int / 2 + 1 - id / 10)::text) where id % 10 = 0`,
  `create temporary table o as
   select i, 'bench-' || i as id, case when i % 50 = 0 then 1 else 1 + ${pick('($1 / 3)', 5)} end as customer_id, ${status} as status,
     (array['ONLINE', 'CASH', 'TERMINAL'])[1 + ${pick('3', 6)}] as payment, ${at} as at, 1 + ${pick('3', 7)} as lines from generate_series(1, $1::int) i`,
  `create temporary table l as
   select o.i, o.id as order_id, n as position, p.product_id, p.id as option_id, p.sku, p.price_tenge, 1 + (o.i + n) % 3 as quantity
   from o, generate_series(0, lines - 1) n
   join lateral (select * from product_option x where x.id = 1 + abs(hashint4(o.i * 7 + n)::bigint) % (select max(id) from product_option)) p on true`,
  `create index on l (order_id)`,
  `analyze o`,
  `analyze l`,
  `insert into shop_order (id, customer_id, status, payment_status, payment, bank, goods_tenge, wrap_tenge, delivery_tenge,
     certificate_tenge, total_tenge, stock_state, expires_at, delivery_method, delivery_day,
     delivery_from, delivery_to, zone_id, address, gift, lang, created_at, updated_at, courier)
   select o.id, customer_id, status, case when status = 'returned' then 'refunded' when status in ('delivered', 'on-the-way') then 'paid'
       when payment = 'ONLINE' and status not in ('awaiting-payment', 'expired', 'cancelled') then 'paid' else 'unpaid' end,
     payment, case when payment = 'ONLINE' then (array['HALK', 'SENAGAT', 'RYSGAL'])[1 + o.i % 3] end,
     goods, 0, 2000, 0, goods + 2000,
     case when status in ('delivered', 'on-the-way') then 'shipped' when status in ('cancelled', 'expired', 'returned') then 'released' else 'held' end,
     at + interval '25 minutes', 'STANDARD', (at + interval '1 day')::date, '10:00', '14:00', 'z1',
     jsonb_build_object('fullname', w.n[1 + o.i % cardinality(w.n)] || ' ' || w.f[1 + (o.i / 7) % cardinality(w.f)],
       'line1', w.st[1 + o.i % cardinality(w.st)] || ' ' || o.i % 90, 'mobile', '+99362000000'),
     case when o.i % 4 = 0 then jsonb_build_object('recipientName', w.n[1 + (o.i / 3) % cardinality(w.n)], 'message', w.sy[1 + o.i % cardinality(w.sy)]) end,
     'tm', at, at + interval '5 hours', case when o.i % 2 = 0 then w.n[1 + o.i % 6] else '' end
   from w, o join (select order_id, sum(price_tenge * quantity) as goods from l group by 1) g on g.order_id = o.id order by o.i`,
  `delete from o where not exists (select from shop_order s where s.id = o.id)`,
  `insert into order_line (order_id, position, product_id, option_id, title, option_title, picture_id, sku, quantity, price_tenge, total_tenge, created_at)
   select order_id, l.position, l.product_id, option_id, p.title, '{"tm": "", "ru": ""}', x.picture_id, l.sku, quantity, l.price_tenge, l.price_tenge * quantity, o.at
   from l join o on o.id = l.order_id join product p on p.id = l.product_id left join product_picture x on x.product_id = p.id and x.position = 0`,
  `insert into order_event (order_id, at, event, actor, to_status)
   select id, at + n * interval '1 hour', 'moved', case n when 0 then 'customer' else 'staff' end, status from o, generate_series(0, 3) n order by i`,
  `insert into payment_attempt (id, order_id, number, bank, order_number, bank_order_id, amount_tenge, state, session_ends_at,
     next_check_at, last_asked_at, paid_at, created_at, updated_at)
   select 'a' || o.i, o.id, 1, s.bank, 'S' || o.i || '-1', 'b' || o.i, s.total_tenge,
     case when s.payment_status = 'paid' then 'paid' when o.status = 'awaiting-payment' then 'registered' else 'expired' end, at + interval '20 minutes',
     case when o.status = 'awaiting-payment' then now() + o.i % 60 * interval '1 second' end, at,
     case when s.payment_status = 'paid' then at end, at, at
   from o join shop_order s on s.id = o.id where s.payment = 'ONLINE' and s.total_tenge > 0`,
  `insert into payment_event (attempt_id, at, kind, is_alarm) select id, created_at, 'asked', id like '%777' from payment_attempt, generate_series(1, 2)`,
  `insert into refund (id, order_id, way, attempt_id, amount_tenge, state, reason, created_at, updated_at)
   select 'r' || id, order_id, 'card', id, amount_tenge, case when id like '%9999' then 'unknown' else 'done' end, 'asked', created_at, created_at
   from payment_attempt where state = 'paid' and id like '%99'`,
  `insert into taking (order_id, courier)
   select id, courier from shop_order where payment <> 'ONLINE' and status = 'delivered' and total_tenge > 0`,
  // Its look-up of an account is planned while there are none, and would scan all of them for each of these.
  `set enable_seqscan = off`,
  `insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
   select account_of('bank', bank), account_of('payment', id), amount_tenge, 'posted', 'card-paid', id, paid_at, paid_at::date
   from payment_attempt where paid_at is not null
   union all select account_of('payment', id), account_of('order', order_id), amount_tenge, 'posted', 'money-kept', order_id, paid_at, paid_at::date
   from payment_attempt where paid_at is not null
   union all select account_of(case s.payment when 'CASH' then 'till' else 'terminal' end, ''), account_of('order', s.id), s.total_tenge, 'posted',
     'taking-' || lower(s.payment), k.id::text, s.updated_at, s.updated_at::date
   from taking k join shop_order s on s.id = k.order_id`,
  `reset enable_seqscan`,
  `insert into stock_movement (option_id, kind, on_hand_delta, reserved_delta, order_id, at)
   select option_id, k, case when k = 'ship' then -quantity else 0 end, case when k = 'reserve' then quantity else -quantity end, order_id, now() - interval '1 day'
   from l, unnest(array['reserve', 'ship']) k`,
  `insert into sms_message (id, phone, kind, order_id, parts, state, created_at, updated_at)
   select 'm' || o.i || k, c.phone, k, o.id, 1, case when o.i % 100 = 0 then 'refused' else 'accepted' end, at, at
   from o join customer c on c.id = o.customer_id, unnest(array['placed', 'delivered']) k`,
  `insert into review (product_id, customer_id, author, rating, text, is_visible, created_at)
   select 1 + ${pick('(select max(id) from product)', 8)}, 1 + ${pick('($1 / 3)', 9)}, n[1 + i % cardinality(n)], 1 + ${pick('5', 10)}, sy[1 + i % cardinality(sy)],
     i % 20 <> 0, now() - i * interval '3 minutes' from w, generate_series(1, $1::int / 3) i on conflict do nothing`,
  // A trigger looks up each key, with a plan made while the table was empty, which would scan the table each time.
  `set enable_seqscan = off`,
  `insert into kept_answer (caller, route, key, fingerprint, order_id, answer, created_at, expires_at)
   select 'customer:' || customer_id, 'POST /api/order/order-create/', id, md5(id), id, '{}', at, at + interval '7 days' from o`,
  `reset enable_seqscan`,
  `insert into audit (at, staff_name, action, subject, subject_id, before, after, ip, previous_hash, hash)
   select at, 'Aýgül ' || i % 9, (array['change', 'move', 'create', 'sign-in'])[1 + i % 4], (array['order', 'product', 'customer', 'staff'])[1 + i % 4],
     case i % 4 when 0 then id else (i % 5000)::text end, jsonb_build_object('status', 'placed', 'note', sy[1 + i % cardinality(sy)]), jsonb_build_object('status', status), '127.0.0.1', md5((i - 1)::text), md5(i::text)
   from w, o order by i`,
  `drop table l`,
];

const client = new pg.Client({ connectionString: url });
await client.connect();
for (const step of steps) {
  const begun = performance.now();
  const values = step.includes('$5')
    ? [Number(wanted), names, families, streets, says]
    : step.includes('$1')
      ? [Number(wanted)]
      : [];
  await client.query(step, values);
  process.stdout.write(
    `${Math.round(performance.now() - begun)} ms  ${step.slice(0, 50).replaceAll('\n', ' ')}\n`,
  );
}
await client.query('vacuum analyze');
await client.end();
