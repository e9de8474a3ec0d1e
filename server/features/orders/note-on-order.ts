import type { Who } from '#domain/actor.ts';
import type { StaffEvent, TimelineEvent } from '#domain/order.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { OrderRecord } from './order-record.ts';
import { insertEvent } from './orders.repo.ts';

export type OrderNote = {
  event: TimelineEvent | StaffEvent;
  note: string;
  actor: Who;
  at: Date;
  staffId?: number;
  isPublic: boolean;
};

/** Writes a row of the timeline that moves nothing: something worth knowing happened. */
export async function noteOnOrder(trx: Trx, order: OrderRecord, note: OrderNote): Promise<void> {
  await insertEvent(trx, {
    order_id: order.id,
    at: note.at,
    event: note.event,
    actor: note.actor,
    staff_id: note.staffId ?? null,
    from_status: order.status,
    to_status: order.status,
    from_payment: order.payment_status,
    to_payment: order.payment_status,
    note: note.note,
    is_public: note.isPublic,
  });
}
