/**
 * A year of a shop's books, written by SQL: orders by card, in cash and by terminal, promo codes, certificates, lines
 * and whole orders that came back, couriers' cash, payouts of banks. Its days are for the shop to close.
 */
import type { Client } from 'pg';

/** The year's last moment: the last day is still open, so are the orders of its end. */
export const yearsEnd = new Date('2026-12-31T12:00:00Z');
const begin = `timestamptz '2026-01-01T00:00+05'`;
const end = `timestamptz '${yearsEnd.toISOString()}'`;
const text = (from: string) => `jsonb_build_object('tm', ${from}, 'ru', ${from})`;
/** SQL of a number below `limit` that looks like chance; other salts give others. */
const pick = (limit: number, salt: number) => `(abs(hashint4(n * 31 + ${salt})::bigint) % ${limit})`;

/** What orders are of: `$1` orders, number `n`. */
const people = [
  `insert into customer (id, phone, created_at) values (1, '+99361000000', ${begin})`,
  `insert into staff (id, login, name, role, created_at)
    select n, 'courier' || n, 'Kurýer ' || n, 'courier', ${begin} from generate_series(1, 12) n`,
  `insert into zone (id, title, fee_tenge) select 'z' || n, ${text("'Zona ' || n")}, 2000 from generate_series(1, 8) n`,
  `insert into category (id, title) select n, ${text("'Kategoriýa ' || n")} from generate_series(1, 20) n`,
  `insert into product (id, category_id, title, description, price_tenge, published_at)
    select n, 1 + n % 20, ${text("'Sowgat ' || n")}, ${text("''")}, 5000, ${begin} from generate_series(1, 500) n`,
  `insert into product_option (id, product_id, title, sku, price_tenge)
    select n, n, ${text("''")}, 's' || n, 5000 from generate_series(1, 500) n`,
  `insert into promo_code (code, title, kind, percent) select 'CODE' || n, ${text("''")}, 'percent', 10 from generate_series(1, 30) n`,
];

const orders = [
  `create temporary table o as
    select *, coalesce(certificate, 0) as certificate_tenge, goods + wrap + delivery - promo - coalesce(certificate, 0) as total,
      case when is_cancelled then null when at + interval '1 day' < ${end} then at + interval '1 day' end as delivered_at,
      case when is_cancelled then at + interval '3 hours' when has_line_back then at + interval '29 hours' end as back_at
    from (select *, p1 + p2 * u2 as goods, case when n % 10 = 3 then p1 / 10 else 0 end as promo1,
        case when n % 10 = 3 then p1 / 10 + p2 * u2 / 10 else 0 end as promo
      from (select n, 'o' || n as id, 'a' || n as attempt, ${begin} + n * ((${end} - ${begin}) / $1::int) as at,
          case when n % 10 < 7 then 'ONLINE' when n % 10 < 9 then 'CASH' else 'TERMINAL' end as payment,
          (array['HALK', 'SENAGAT', 'RYSGAL'])[1 + ${pick(3, 1)}] as bank, 5000 + 500 * ${pick(90, 2)} as p1,
          2000 + 500 * ${pick(40, 3)} as p2, 1 + ${pick(3, 4)} as u2, case when n % 10 = 4 then 1500 else 0 end as wrap,
          2000 as delivery, case when n % 40 in (5, 17) then 6000 end as certificate, n % 50 = 11 and n < $1::int * 0.999 as is_cancelled,
          n % 50 = 2 as has_line_back, 1 + n % 12 as courier from generate_series(1, $1::int) n) one) two`,
  `alter table o add primary key (n)`,
  `analyze o`,
  `insert into shop_order (id, customer_id, status, payment_status, payment, bank, goods_tenge, wrap_tenge, delivery_tenge,
      promo_tenge, promo_code, certificate_tenge, total_tenge, stock_state, delivery_method, zone_id, created_at, updated_at,
      taken_by)
    select id, 1, case when is_cancelled then 'cancelled' when delivered_at is null then 'placed' else 'delivered' end,
      case when is_cancelled then 'refunded' when has_line_back and back_at < ${end} then 'partly-refunded'
        when payment = 'ONLINE' or delivered_at is not null then 'paid' else 'unpaid' end, payment,
      case when payment = 'ONLINE' then bank end, goods, wrap, delivery, promo, case when promo > 0 then 'CODE' || 1 + n % 30 end,
      certificate_tenge, total, 'shipped', 'STANDARD', 'z' || 1 + n % 8, at, at, courier from o`,
  `insert into order_line (order_id, position, product_id, option_id, title, option_title, sku, quantity, price_tenge, total_tenge, promo_tenge, created_at)
    select id, position, item, item, ${text("''")}, ${text("''")}, '', units, price, price * units, share, at from o,
      lateral (values (1, 1 + ${pick(500, 5)}, 1, p1, promo1), (2, 1 + ${pick(500, 6)}, u2, p2, promo - promo1)) l (position, item, units, price, share)`,
  `insert into order_event (order_id, at, event, actor, staff_id) select id, at, 'confirmed', 'staff', courier from o`,
  `insert into payment_attempt (id, order_id, number, bank, order_number, bank_order_id, amount_tenge, state, session_ends_at, paid_at, created_at, updated_at)
    select attempt, id, 1, bank, 'S' || n || '-1', 'b' || n, total, case when is_cancelled then 'refunded' else 'paid' end, at, at, at, at
    from o where payment = 'ONLINE'`,
  `create temporary table r as select *, 'r' || n as refund, case when is_cancelled then total else p1 end as tenge,
      case when back_at + interval '1 hour' < ${end} then back_at + interval '1 hour' end as done_at
    from o where payment = 'ONLINE' and back_at < ${end}`,
  `insert into refund (id, order_id, way, attempt_id, amount_tenge, state, reason, created_at, updated_at)
    select refund, id, 'card', attempt, tenge, case when done_at is null then 'sent' else 'done' end, 'returned-goods', back_at, back_at from r`,
  `insert into refund_part (order_id, refund_id, part, position, quantity, tenge, at)
    select id, refund, 'line', 1, 1, tenge, back_at from r where not is_cancelled`,
  `insert into certificate (id, code, issued_tenge, created_at, paid_by, last4)
    select n, 'CODE' || lpad(n::text, 12, '0'), 10000, at, (array['CASH', 'TERMINAL', 'TRANSFER', null])[1 + n % 4], right('000' || n, 4)
    from o where certificate is not null`,
  `insert into certificate_use (order_id, certificate_id, position, tenge) select id, n, 1, certificate from o where certificate is not null`,
  `insert into taking (id, order_id, courier_id) overriding system value
    select n, id, courier from o where payment <> 'ONLINE' and delivered_at is not null`,
  `create temporary table h as select *, case when courier = 3 then counted + 50 else counted end as expected,
      row_number() over (order by day, courier) as id, (day + 1 + time '09:00') at time zone 'Asia/Ashgabat' as at
    from (select courier, (delivered_at at time zone 'Asia/Ashgabat')::date as day,
        sum(total) - case when courier = 3 then 50 else 0 end as counted
      from o where payment = 'CASH' and delivered_at is not null group by 1, 2) sums
    where day + 1 < (${end} at time zone 'Asia/Ashgabat')::date`,
  `insert into hand_in (id, courier_id, courier, expected_tenge, counted_tenge, note, at) overriding system value
    select id, courier, '', expected, counted, case when expected > counted then 'x' else '' end, at from h`,
];

/** Debit, credit, sum, state, code, source, moment; and what is to be taken from which rows. */
const movements: readonly (readonly [what: string, from: string])[] = [
  [
    `'bank', bank, 'payment', attempt, total, 'posted', 'card-paid', attempt, at`,
    `o where payment = 'ONLINE'`,
  ],
  [`'payment', attempt, 'order', id, total, 'posted', 'money-kept', id, at`, `o where payment = 'ONLINE'`],
  [
    `case 1 + n % 4 when 1 then 'till' when 2 then 'terminal' when 3 then 'shop-account' else 'discount' end,
      case when n % 4 = 3 then 'certificate' else '' end, 'certificate', n::text, 10000, 'posted', 'certificate-given', n::text, at`,
    `o where certificate is not null`,
  ],
  [
    `'certificate', n::text, 'order', id, certificate, 'pending', 'certificate-spent', id || '#1#' || n, at`,
    `o where certificate is not null`,
  ],
  [
    `'certificate', n::text, 'order', id, certificate, 'post', 'certificate-spent', id || '#1#' || n, at + interval '1 minute'`,
    `o where certificate is not null`,
  ],
  [
    `case payment when 'CASH' then 'purse' else 'terminal' end, case payment when 'CASH' then '#' || courier else '' end, 'order', id, total,
      'posted', case payment when 'CASH' then 'taking-cash' else 'taking-terminal' end, n::text, delivered_at`,
    `o where payment <> 'ONLINE' and delivered_at is not null`,
  ],
  [
    `'order', id, 'income', 'goods', goods, 'posted', 'income', id || '#1:goods', delivered_at`,
    `o where delivered_at is not null`,
  ],
  [
    `'order', id, 'income', 'delivery', delivery, 'posted', 'income', id || '#1:delivery', delivered_at`,
    `o where delivered_at is not null`,
  ],
  [
    `'order', id, 'income', 'wrap', wrap, 'posted', 'income', id || '#1:wrap', delivered_at`,
    `o where delivered_at is not null and wrap > 0`,
  ],
  [
    `'discount', (1 + n % 30)::text, 'order', id, promo, 'posted', 'promo-given', id || '#1:goods', delivered_at`,
    `o where delivered_at is not null and promo > 0`,
  ],
  [
    `'income', 'goods', 'order', id, tenge, 'posted', 'income-back', refund || ':goods', back_at`,
    `r where not is_cancelled`,
  ],
  [`'order', id, 'payment', attempt, tenge, 'posted', 'money-back', refund, back_at`, `r`],
  [`'payment', attempt, 'bank', bank, tenge, 'pending', 'card-refund', refund, back_at`, `r`],
  [
    `'payment', attempt, 'bank', bank, tenge, 'post', 'card-refund', refund, done_at`,
    `r where done_at is not null`,
  ],
  [`'till', '', 'purse', '#' || courier, counted, 'posted', 'hand-in', id::text, at`, `h`],
  [
    `'shortage', '', 'purse', '#' || courier, expected - counted, 'posted', 'hand-in-lacks', id::text, at`,
    `h where expected > counted`,
  ],
  [
    `'shop-account', '', 'bank', 'HALK', 100000, 'posted', 'bank-payout', n::text, ${begin} + n * interval '1 day'`,
    `generate_series(1, 360) n`,
  ],
];

const books = [
  `create temporary table moved (debit_kind text, debit text, credit_kind text, credit text, tenge bigint, state text, code text,
    source text, at timestamptz)`,
  ...movements.map(([what, from]) => `insert into moved select ${what} from ${from}`),
  `insert into account (kind, owner) select debit_kind, debit from moved union select credit_kind, credit from moved`,
  `analyze account`,
  // One in five thousand is late: it stands in the next day.
  `create temporary table dated as select *, row_number() over (order by day, at, state = 'post') as id from (
    select *, (at at time zone 'Asia/Ashgabat')::date + case when abs(hashtext(source)::bigint) % 5000 = 0 and state = 'posted'
      and at < ${end} - interval '2 days' then 1 else 0 end as day from moved) d`,
  `create index on dated (code, source) where state = 'pending'`,
  `analyze dated`,
  `insert into transfer (id, debit_id, credit_id, amount_tenge, state, pending_id, code, source, at, day) overriding system value
    select t.id, d.id, c.id, t.tenge, t.state, p.id, t.code, t.source, t.at, t.day from dated t
      join account d on d.kind = debit_kind and d.owner = debit join account c on c.kind = credit_kind and c.owner = credit
      left join dated p on t.state = 'post' and p.state = 'pending' and p.code = t.code and p.source = t.source order by t.id`,
  `select setval(pg_get_serial_sequence('transfer', 'id'), (select max(id) from transfer))`,
  `update account a set debits_pending = s.held_out, debits_posted = s.debits, credits_pending = s.held_in, credits_posted = s.credits
    from (select id, sum(debit) filter (where state <> 'pending') as debits, sum(credit) filter (where state <> 'pending') as credits,
        sum(case state when 'pending' then debit when 'post' then -debit else 0 end) as held_out,
        sum(case state when 'pending' then credit when 'post' then -credit else 0 end) as held_in
      from (select debit_id as id, amount_tenge as debit, 0 as credit, state from transfer
        union all select credit_id, 0, amount_tenge, state from transfer) m group by id) s
    where s.id = a.id and a.is_guarded`,
  `insert into sale (transfer_id, position, day, order_id, product_id, units, tenge, promo_tenge)
    select t.id, l.position, t.day, l.order_id, l.product_id, l.quantity, l.total_tenge, l.promo_tenge
    from transfer t join order_line l on l.order_id = split_part(t.source, '#', 1) where t.code = 'income' and t.source like '%:goods'
    union all select t.id, 1, t.day, r.id, l.product_id, -1, -t.amount_tenge, 0
    from transfer t join r on r.refund || ':goods' = t.source join order_line l on l.order_id = r.id and l.position = 1 where t.code = 'income-back'`,
];

/** The triggers that write them in a shop are off: the rules are what is measured. */
export async function fillYear(client: Client, transfers: number): Promise<number> {
  await client.query('set session_replication_role = replica');
  const many = Math.ceil(transfers / 4.16);
  for (const step of [...people, ...orders, ...books])
    await client.query(step, step.includes('$1') ? [many] : []);
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from transfer');
  return rows[0]?.count ?? 0;
}
