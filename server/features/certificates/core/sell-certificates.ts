/** Records the certificates that an order sells. */
import { type Day, dayOf, momentOf } from '#domain/delivery/calendar.ts';
import { type CertificateWay, mostBoughtInDay } from '#domain/certificates/certificate.ts';
import type { CertificateDesign } from '#domain/certificates/certificate-design.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { blankSalesOf, insertSales, linkCertificate, sumBought, updateSent } from './sales.repo.ts';

/** One certificate bought; `unit` numbers those of one option from 1. Tenge. */
export type NewUnit = {
  option: number;
  unit: number;
  face: number;
  way: CertificateWay;
  mobile: string | null;
  name: string;
  message: string;
  giver: string;
  design: CertificateDesign;
  sendDay: Day | null;
};

/**
 * Checks the daily limit of a customer, whose row is locked.
 * @throws Refusal `limit.reached`
 */
export async function requireFewBought(
  trx: Trx,
  customerId: number,
  { units, at }: { units: readonly NewUnit[]; at: Date },
): Promise<void> {
  if (units.length === 0) return;
  const midnight = momentOf(dayOf(at), '00:00');
  const before = await sumBought(trx, customerId, midnight);
  const tenge = units.reduce((sum, { face }) => sum + face, before.tenge);
  if (before.units + units.length <= mostBoughtInDay.units && tenge <= mostBoughtInDay.tenge) return;
  const retryAfter = Math.ceil((midnight.getTime() + 86_400_000 - at.getTime()) / 1000);
  throw new Refusal('limit.reached', { field: 'items', retryAfter, data: { retryAfter } });
}

/** What is needed of an order, as its row names it. */
type SellingOrder = { id: string; created_at: Date };

/** Records the certificates that an order sells; they are issued when it is paid. */
export async function sellCertificates(
  trx: Trx,
  { order, lines }: { order: SellingOrder; lines: readonly { option_id: number; position: number }[] },
  units: readonly NewUnit[],
): Promise<void> {
  const positions = new Map(lines.map(({ option_id, position }) => [option_id, position]));
  const { id, created_at: at } = order;
  const rows = units.map(({ option, ...unit }) =>
    rowOf(unit, { id, position: positions.get(option) ?? 0, at }),
  );
  if (rows.length > 0) await insertSales(trx, rows);
}

type SaleFacts = { id: string; position: number; at: Date };

/** The same for a certificate that belongs to no line of its order. */
export async function sellOne(trx: Trx, unit: Omit<NewUnit, 'option'>, sold: SaleFacts): Promise<void> {
  await insertSales(trx, [rowOf(unit, sold)]);
}

function rowOf({ face, sendDay, ...unit }: Omit<NewUnit, 'option'>, { id, position, at }: SaleFacts) {
  return { ...unit, order_id: id, position, face_tenge: face, send_day: sendDay, created_at: at };
}

/** A paid unit has become a certificate. */
export const noteIssued = linkCertificate;

/** Records that the SMS of a sold certificate is queued, in the caller's transaction. */
export async function noteSent(
  trx: Trx,
  certificateId: number,
  { mobile, at }: { mobile: string; at: Date },
): Promise<void> {
  await updateSent(trx, certificateId, { mobile, sent_at: at });
}

/** Erases whom the certificates of a buyer were for; the rest stays for the books. */
export const forgetSalesOf = blankSalesOf;
