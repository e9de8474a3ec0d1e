/** The stops that couriers were shown and their deeds, for other features. */
import { sql } from 'kysely';
import type { DeedKind, DeedProblem, DeedVerdict } from '#domain/couriers/deed.ts';
import type { PhotoSkip, Proof } from '#domain/couriers/hand-over-code.ts';
import { endedStatuses, type OrderStatus } from '#domain/order.ts';
import type { DeliveryPayment } from '#domain/payments/payment-methods.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** Whether a stop was on the round that a courier's phone had loaded. */
export async function wasShown(
  trx: Trx,
  stop: { staffId: number; orderId: string; seen: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('courier_stop')
    .select('order_id')
    .where('staff_id', '=', stop.staffId)
    .where('order_id', '=', stop.orderId)
    .where('shown_from', '<=', stop.seen)
    .where((e) => e.or([e('shown_until', 'is', null), e('shown_until', '>', stop.seen)]))
    .executeTakeFirst();
  return row !== undefined;
}

export type WithdrawnStop = { number: number; status: OrderStatus; at: Date };

/**
 * Stops that were removed from a courier's round since `from`, and not by their own deed: when their order ended, or
 * else when the phone showed them last.
 */
export async function readWithdrawn(db: Db | Trx, staffId: number, from: Date): Promise<WithdrawnStop[]> {
  const { rows } = await sql<WithdrawnStop>`
    select o.number, o.status,
      case when o.status = any(${sql.val(endedStatuses)}) then o.status_since else max(s.shown_until) end as at
    from courier_stop s join shop_order o on o.id = s.order_id
    where s.staff_id = ${staffId} and s.shown_until >= ${from} and not exists (
        select from courier_stop n where n.staff_id = s.staff_id and n.order_id = s.order_id and n.shown_until is null)
      and not exists (select from deed d where d.order_id = s.order_id and d.staff_id = s.staff_id
        and d.kind in ('handed-over', 'not-delivered') and d.verdict = 'applied')
      and o.status <> 'delivered'
    group by o.number, o.status, o.status_since order by at desc limit 20`.execute(db);
  return rows;
}

export type DeedRow = {
  kind: DeedKind;
  courier: string;
  doneAt: Date;
  phoneAt: Date;
  arrivedAt: Date;
  takenKind: DeliveryPayment | null;
  takenSum: number | null;
  proof: Proof | null;
  wrongCodes: number;
  photo: 'awaited' | 'here' | null;
  photos: number;
  photosHere: number;
  photoSkipped: PhotoSkip | null;
  verdict: DeedVerdict;
  problem: DeedProblem | null;
};

/** Deeds at a stop, in the order of arrival. */
export async function readDeeds(db: Db, orderId: string): Promise<DeedRow[]> {
  const { rows } = await sql<Omit<DeedRow, 'photo'>>`
    select d.kind, s.name as courier, d.done_at as "doneAt", d.device_at as "phoneAt", d.server_at as "arrivedAt",
      d.taken_kind as "takenKind", d.taken_tenge as "takenSum", d.proof, coalesce(d.wrong_codes, 0) as "wrongCodes",
      case when d.photo_hash is null then 0 else coalesce(d.photo_count, 1) end as photos,
      (select count(*) from deed_photo p where p.deed_id = d.id and p.file_id is not null)::int
        + (select count(*) from deed_further_photo f where f.deed_id = d.id and f.file_id is not null)::int as "photosHere",
      d.photo_skipped as "photoSkipped", d.verdict, d.problem
    from deed d join staff s on s.id = d.staff_id
    where d.order_id = ${orderId} order by d.server_at, d.seq`.execute(db);
  return rows.map((row) => ({ ...row, photo: stateOf(row) }));
}

function stateOf({ photos, photosHere }: Pick<DeedRow, 'photos' | 'photosHere'>): DeedRow['photo'] {
  if (photos === 0) return null;
  return photosHere < photos ? 'awaited' : 'here';
}

/** The order that an addition belongs to, or the order itself, and how many wrong codes were sent for it. */
export async function findWholeOrder(db: Db, orderId: string): Promise<{ id: string; wrongCodes: number }> {
  const row = await db
    .selectFrom('shop_order as o')
    .innerJoin('shop_order as w', (join) => join.on(sql<boolean>`w.id = coalesce(o.adds_to, o.id)`))
    .select(['w.id', 'w.wrong_codes'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  return { id: row?.id ?? orderId, wrongCodes: row?.wrong_codes ?? 0 };
}
