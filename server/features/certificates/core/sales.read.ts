/** Certificates sold by orders, as other features and their buyers see them. */
import { sql } from 'kysely';
import type { BoughtCertificate, OrderedCertificate } from '#contract/certificates/bought.ts';
import { orderNumber } from '#domain/order.ts';
import { lookOf } from '#domain/certificates/certificate.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import {
  findArrived,
  findCertificateLines,
  findDue,
  findRoot,
  findSales,
  findSellingOrder,
  isCertificateLine,
  type SaleRow,
  sumHeld,
} from './sales.repo.ts';

/** The certificates that an order sells, one row per unit; mostly none. */
export async function readSales(db: Db | Trx, orderId: string): Promise<SaleRow[]> {
  return findSales(db, sql`s.order_id = ${orderId}`);
}

/** The order that sold a certificate; none when staff issued it. */
export const readSellingOrder = findSellingOrder;
/** The same, also for one that has the value of a sold one. */
export const readRoot = findRoot;
export const readDueSales = findDue;
export const readCertificateLines = findCertificateLines;

/** The lines that are packed. @param certificates positions of the others, of the same order */
export function withoutCertificates<L extends { position: number }>(
  lines: readonly L[],
  certificates: ReadonlySet<number> | undefined,
): L[] {
  return lines.filter(({ position }) => !certificates?.has(position));
}

export const readArrived = findArrived;
/** SQL fragment: whether line `l` of an order is certificates, which nobody packs. */
export { isCertificateLine };

/** The part of an order's money that its certificates hold and that therefore cannot be refunded. Tenge. */
export const readHeldByCertificates = sumHeld;

/** The paid ones of a customer. */
export async function readBought(
  db: Db | Trx,
  customerId: number,
  { now, id }: { now: Date; id?: number },
): Promise<BoughtCertificate[]> {
  const own = sql`o.customer_id = ${customerId} and s.certificate_id`;
  const rows = await findSales(db, id === undefined ? sql`${own} is not null` : sql`${own} = ${id}`);
  return rows.map((sale) => ({
    ...shapeSale(sale, now),
    ...{ id: sale.id ?? 0, order: sale.order, number: orderNumber(sale.number) },
  }));
}

/** A unit without its code. */
export function shapeSale(sale: SaleRow, now: Date): OrderedCertificate {
  const { id, last4, face, balance, way, sendDay, name, message, giver, mobile, design } = sale;
  return {
    ...{ id, last4, face, balance, way, sendDay, name, message, giver, mobile, design },
    state: stateOf(sale, now),
    sentAt: sale.sentAt?.toISOString() ?? null,
    expiresAt: sale.expiresAt?.toISOString() ?? null,
  };
}

function stateOf(
  { state, balance, expiresAt, way, sentAt }: SaleRow,
  now: Date,
): OrderedCertificate['state'] {
  if (state === null) return 'ordered';
  const look = lookOf({ state, balance, expiresAt }, now);
  return look === 'active' && way === 'SMS' && sentAt === null ? 'scheduled' : look;
}
