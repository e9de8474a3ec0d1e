/** Movements of the ledger as SQL fragments: other features join what they need to their own rows. Sums are tenge. */
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import { incomeCodes } from '#domain/ledger/ledger.ts';
import { outcome } from './ledger.read.ts';

type Sql = RawBuilder<unknown>;
type DaySpan = { from: Day; to: Day };

/** @param owner as SQL */
const sidesOf = (kind: 'order' | 'certificate', owner: Sql) => sql`
  account a join transfer t on (t.debit_id = a.id or t.credit_id = a.id) and a.kind = ${kind} and a.owner = ${owner}`;

/** Money that rests on accounts: columns `owner`, which is that of a payment or an order, and `tenge`. */
export const resting = (kind: 'payment' | 'order') => sql`(
  select owner, credits_posted - debits_posted - debits_pending as tenge from account where kind = ${sql.lit(kind)} and credits_posted > debits_posted + debits_pending)`;

/** The money of an order that certificates it sold hold. */
export const heldOf = (order: Sql) => sql`(
  select coalesce(sum(case t.code when 'certificate-sold' then t.amount_tenge else -t.amount_tenge end), 0)::bigint
  from ${sidesOf('order', order)} where t.code in ('certificate-sold', 'certificate-unsold'))`;

/**
 * What certificates pay of orders, less what they got back: columns `owner` on the other side, `tenge`, `last_at` when
 * it was last spent.
 */
export const spending = (kind: 'order' | 'certificate', owner: string | number) => sql`(
  select x.owner, sum(case when e.state = 'void' then 0 when t.code = 'certificate-back' then -t.amount_tenge
      else t.amount_tenge end)::bigint as tenge,
    max(t.at) filter (where t.code = 'certificate-spent' and e.state is distinct from 'void') as last_at
  from ${sidesOf(kind, sql`${String(owner)}`)} left join transfer e on e.pending_id = t.id
    join account x on x.id = t.debit_id + t.credit_id - a.id
  where t.pending_id is null and t.code in ('certificate-spent', 'certificate-back') group by 1)`;

/** Transfers of a certificate but voided ones: columns `id`, `code`, `is_out`, `is_pending`, `order_id`, `tenge`, `at`. */
export const certificateMoves = (id: number) => sql`(
  select t.id, t.code, t.debit_id = a.id as is_out, coalesce(e.state, t.state) = 'pending' as is_pending,
    case x.kind when 'order' then x.owner end as order_id, ${outcome.amount} as tenge, t.at
  from ${sidesOf('certificate', sql`${String(id)}`)} left join transfer e on e.pending_id = t.id
    join account x on x.id = t.debit_id + t.credit_id - a.id
  where t.pending_id is null and coalesce(e.state, '') <> 'void')`;

/** What the shop gave away with refunds of an order: columns `id` of the refund, `tenge`, `at`. */
export const goodwillOf = (order: Sql) => sql`(
  select t.source as id, t.amount_tenge as tenge, t.at from ${sidesOf('order', order)} where t.code = 'goodwill-given')`;

/** What was earned of orders in a span: columns `order_id`, `sum`, `is_sale`; one that came back again is no sale. */
export const earned = ({ from, to }: DaySpan) => sql`(
  -- added up once, and not again by each process that reads a part of the accounts
  with m as materialized (
    select case when code in ('income', 'promo-back') then debit_id else credit_id end as id,
      whole_sum(case when code in ('income', 'promo-back') then amount_tenge else -amount_tenge end) as sum,
      whole_sum(case code when 'income' then amount_tenge when 'income-back' then -amount_tenge else 0 end) > 0 as is_sale
    from transfer where day between ${from} and ${to} and code in (${sql.join(incomeCodes.map((code) => sql.lit(code)))})
    group by 1)
  select a.owner as order_id, m.sum, m.is_sale from m join account a on a.id = m.id)`;

/** Certificates that orders sold in a span: columns `units` and `sum`; no row when nothing moved. */
export const certificatesSold = ({ from, to }: DaySpan) => sql`(
  select sum(case code when 'certificate-sold' then 1 else -1 end)::int as units,
    sum(case code when 'certificate-sold' then amount_tenge else -amount_tenge end)::bigint as sum
  from transfer where day between ${from} and ${to} and code in ('certificate-sold', 'certificate-unsold')
  having count(*) > 0)`;

/** What purses handed in within a span: columns `owner`, `handed_in`, `difference`, which is negative when cash lacked. */
export const handedIn = ({ from, to }: DaySpan) => sql`(
  select a.owner,
    case t.code when 'hand-in' then t.amount_tenge when 'hand-out' then -t.amount_tenge else 0 end as handed_in,
    case t.code when 'hand-in-lacks' then -t.amount_tenge when 'hand-in-over' then t.amount_tenge else 0 end as difference
  from transfer t join account a on a.kind = 'purse' and a.id in (t.debit_id, t.credit_id)
  where t.day between ${from} and ${to} and t.code in ('hand-in', 'hand-out', 'hand-in-lacks', 'hand-in-over'))`;

/** What a hand-in wrote off: negative what lacked. @param id as SQL */
export const writtenOff = (id: Sql) => sql`coalesce((
  select case code when 'hand-in-lacks' then -amount_tenge else amount_tenge end from transfer
  where code in ('hand-in-lacks', 'hand-in-over') and source = ${id}::text and pending_id is null), 0)`;

/** Hand-ins and joins after the cash of a taking: column `hand_in`, its id as a text. */
export const handInsAfter = (taking: number) => sql`(
  select source as hand_in from transfer where code in ('hand-in', 'hand-in-lacks', 'purse-joined')
    and id > (select id from transfer where code = 'taking-cash' and source = ${String(taking)}))`;

/** Purses whose balance became that of another: columns `id` of the transfer, `owner`, `joined`. */
export const purseJoins = sql`(
  select j.id, purse.owner, other.owner as joined
  from account purse join transfer j on purse.id in (j.debit_id, j.credit_id) and j.code = 'purse-joined'
    join account other on other.id = j.debit_id + j.credit_id - purse.id
  where purse.kind = 'purse')`;

/** The transfer that was posted for a source: columns `id` and `day`. */
export const transferOf = ({ code, source }: { code: string; source: string }) => sql`(
  select id, day from transfer where code = ${code} and source = ${source} and pending_id is null)`;
