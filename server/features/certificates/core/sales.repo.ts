/** Certificates sold by orders, one row per unit; a unit becomes a certificate when its order is paid. */
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import type { CertificateState, CertificateWay } from '#domain/certificates/certificate.ts';
import type { CertificateDesign } from '#domain/certificates/certificate-design.ts';
import { heldOf } from '#server/features/ledger/movements.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Batch } from '#server/platform/queue/handle-due.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type SaleRow = {
  order: string;
  number: number;
  option: number;
  position: number;
  unit: number;
  face: number;
  way: CertificateWay;
  mobile: string;
  name: string;
  message: string;
  giver: string;
  design: CertificateDesign;
  sendDay: Day | null;
  sentAt: Date | null;
  /** The certificate; null before the order is paid. */
  id: number | null;
  last4: string;
  balance: number;
  state: CertificateState | null;
  expiresAt: Date | null;
  sealed: string | null;
};

const columns = sql`s.order_id as order, o.number,
  (select option_id from order_line l where l.order_id = s.order_id and l.position = s.position) as option, s.position, s.unit, s.face_tenge as face, s.way,
  coalesce(s.mobile, '') as mobile, s.name, s.message, s.giver, coalesce(s.design, 'plain') as design, s.send_day as "sendDay", s.sent_at as "sentAt",
  s.certificate_id as id, coalesce(c.last4, '') as last4, coalesce(m.balance_tenge, s.face_tenge) as balance, c.state,
  c.expires_at as "expiresAt", c.code_sealed as sealed`;

/** SQL fragment: whether line `l` of an order is certificates, which nobody packs. */
export const isCertificateLine = sql`exists (
    select from certificate_sale s where s.order_id = l.order_id and s.position = l.position)`;

/** Positions of the lines of these orders that are certificates, by order. */
export async function findCertificateLines(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, Set<number>>> {
  const { rows } = await sql<{ order: string; position: number }>`
    select distinct order_id as order, position from certificate_sale
    where order_id = any(${[...orderIds]}::text[])`.execute(db);
  const byOrder = Map.groupBy(rows, ({ order }) => order);
  return new Map([...byOrder].map(([order, of]) => [order, new Set(of.map(({ position }) => position))]));
}

/** The newest orders first, by line and unit. */
export async function findSales(db: Db | Trx, where: RawBuilder<unknown>): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select ${columns} from certificate_sale s join shop_order o on o.id = s.order_id
      left join certificate c on c.id = s.certificate_id left join certificate_money m on m.certificate_id = c.id
    where ${where} order by o.created_at desc, o.number desc, s.position, s.unit`.execute(db);
  return rows;
}

/** Records the phone that the SMS went to, and when it was queued. */
export async function updateSent(
  trx: Trx,
  certificateId: number,
  set: { mobile: string; sent_at: Date },
): Promise<void> {
  await trx.updateTable('certificate_sale').set(set).where('certificate_id', '=', certificateId).execute();
}

/** One row per unit of an unpaid order; the certificate is linked when the order is paid. */
export async function insertSales(
  trx: Trx,
  rows: readonly Insertable<Tables['certificate_sale']>[],
): Promise<void> {
  await trx.insertInto('certificate_sale').values(rows).execute();
}

/** Sums the certificates that a customer's orders since a moment sell, without cancelled, expired and returned ones. */
export async function sumBought(
  trx: Trx,
  customerId: number,
  since: Date,
): Promise<{ units: number; tenge: number }> {
  const { rows } = await sql<{ units: number; tenge: number }>`
    select count(*)::int as units, coalesce(sum(s.face_tenge), 0)::bigint as tenge
    from shop_order o join certificate_sale s on s.order_id = o.id
    where o.customer_id = ${customerId} and o.created_at >= ${since}
      and o.status not in ('cancelled', 'expired', 'returned')`.execute(trx);
  return rows[0] ?? { units: 0, tenge: 0 };
}

/** A unit that has a certificate already keeps it. */
export async function linkCertificate(
  trx: Trx,
  { order, position, unit }: Pick<SaleRow, 'order' | 'position' | 'unit'>,
  certificateId: number,
): Promise<void> {
  await trx
    .updateTable('certificate_sale')
    .set({ certificate_id: certificateId })
    .where('order_id', '=', order)
    .where('position', '=', position)
    .where('unit', '=', unit)
    .where('certificate_id', 'is', null)
    .execute();
}

/**
 * The money of an order that certificates it sold hold, with the part of those that nobody has spent from. Tenge.
 */
export async function sumHeld(db: Db | Trx, orderId: string): Promise<{ held: number; unspent: number }> {
  const { rows } = await sql<{ held: number; unspent: number }>`
    select ${heldOf(sql`${orderId}`)} as held,
      coalesce(sum(m.balance_tenge) filter (where c.state = 'active' and m.balance_tenge = c.issued_tenge), 0)::bigint as unspent
    from certificate_sale s join certificate c on c.id = s.certificate_id join certificate_money m on m.certificate_id = c.id
    where s.order_id = ${orderId}`.execute(db);
  return rows[0] ?? { held: 0, unspent: 0 };
}

export type DueSale = { id: number; order: string; mobile: string };

/**
 * Certificates whose SMS was not sent yet and is due by a day; or a single one. Without the phone of an erased bearer
 * the buyer names another.
 */
export async function findDue(
  db: Db | Trx,
  {
    lastDay,
    id,
    limit,
    tried = [],
  }: { lastDay?: Day; id?: number; limit: number; tried?: readonly number[] },
): Promise<DueSale[]> {
  const { rows } = await sql<DueSale>`
    select s.certificate_id as id, s.order_id as order, s.mobile from certificate_sale s
      join certificate c on c.id = s.certificate_id
    where s.way = 'SMS' and s.sent_at is null and c.state = 'active' and c.mobile is not null
      and ${id === undefined ? sql`s.send_day <= ${lastDay ?? null}` : sql`s.certificate_id = ${id}`}
      and s.certificate_id <> all(${tried}::int[])
    order by s.send_day limit ${limit}`.execute(db);
  return rows;
}

/** Paid orders of certificates only whose certificates have all arrived: a carrier has accepted each SMS. */
export async function findArrived(db: Db, { limit, tried }: Batch<string>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from shop_order o
    where o.delivery_method = 'NONE' and o.status in ('placed', 'confirmed') and o.id <> all(${tried}::text[]) and not exists (
      select from certificate_sale s join certificate c on c.id = s.certificate_id
      where s.order_id = o.id and s.way = 'SMS' and c.state = 'active' and not exists (
        select from sms_message m where m.order_id = s.order_id and split_part(m.kind, ':', 1) = 'certificate-gift'
          and split_part(m.kind, ':', 2) = s.certificate_id::text and m.state in ('accepted', 'delivered', 'undelivered')))
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The order that sold a certificate; undefined for one issued by staff. */
export async function findSellingOrder(db: Db | Trx, certificateId: number): Promise<string | undefined> {
  const sale = db
    .selectFrom('certificate_sale')
    .select('order_id')
    .where('certificate_id', '=', certificateId);
  return (await sale.executeTakeFirst())?.order_id;
}

/** The order that sold a certificate, or the one whose value it has, and that one. */
export async function findRoot(
  db: Db | Trx,
  certificateId: number,
): Promise<{ orderId: string; certificateId: number } | undefined> {
  const { rows } = await sql<{ orderId: string; certificateId: number }>`
    with recursive former as (select id, replaces from certificate where id = ${certificateId}
      union all select c.id, c.replaces from certificate c join former f on f.replaces = c.id)
    select s.order_id as "orderId", s.certificate_id as "certificateId"
    from former join certificate_sale s on s.certificate_id = former.id`.execute(db);
  return rows[0];
}

/** Erases whom the certificates of a buyer were for. */
export async function blankSalesOf(trx: Trx, customerId: number): Promise<void> {
  await sql`update certificate_sale set name = '', message = '', giver = '', mobile = case when mobile is not null then '' end
    where order_id in (select id from shop_order where customer_id = ${customerId})`.execute(trx);
}
