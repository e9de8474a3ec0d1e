/** Units of certificates that orders sell; a unit becomes a certificate when its order is paid. */
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import type { CertificateState, CertificateWay } from '#domain/payments/certificate.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type SaleRow = {
  order: string;
  number: number;
  position: number;
  unit: number;
  face: number;
  way: CertificateWay;
  mobile: string;
  name: string;
  message: string;
  sendDay: Day | null;
  sentAt: Date | null;
  /** What it became; nothing before the order is paid. */
  id: number | null;
  last4: string;
  balance: number;
  state: CertificateState | null;
  expiresAt: Date | null;
  sealed: string | null;
};

const columns = sql`s.order_id as order, o.number, s.position, s.unit, s.face_tenge as face, s.way,
  coalesce(s.mobile, '') as mobile, s.name, s.message, s.send_day as "sendDay", s.sent_at as "sentAt",
  s.certificate_id as id, coalesce(c.last4, '') as last4, coalesce(c.balance_tenge, s.face_tenge) as balance, c.state,
  c.expires_at as "expiresAt", c.code_sealed as sealed`;

/** The newest orders first, by line and unit. */
export async function findSales(db: Db | Trx, where: RawBuilder<unknown>): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select ${columns} from certificate_sale s join shop_order o on o.id = s.order_id
      left join certificate c on c.id = s.certificate_id
    where ${where} order by o.created_at desc, o.number desc, s.position, s.unit`.execute(db);
  return rows;
}

export async function updateSent(
  trx: Trx,
  certificateId: number,
  set: { mobile: string; sent_at: Date },
): Promise<void> {
  await trx.updateTable('certificate_sale').set(set).where('certificate_id', '=', certificateId).execute();
}
