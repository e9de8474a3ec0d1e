import type { Db } from '#server/platform/db/db.ts';

export type PaymentEvent = {
  id: number;
  orderId: string;
  attemptId: string;
  attemptNumber: number;
  at: Date;
  kind: string;
  from: string | null;
  to: string | null;
  raw: unknown;
  isAlarm: boolean;
};

export async function findEventsOf(db: Db, orderId: string): Promise<PaymentEvent[]> {
  return events(db).where('a.order_id', '=', orderId).orderBy('e.id').execute();
}

function events(db: Db) {
  return db
    .selectFrom('payment_event as e')
    .innerJoin('payment_attempt as a', 'a.id', 'e.attempt_id')
    .select([
      'e.id',
      'a.order_id as orderId',
      'a.id as attemptId',
      'a.number as attemptNumber',
      'e.at',
      'e.kind',
      'e.from_state as from',
      'e.to_state as to',
      'e.raw',
      'e.is_alarm as isAlarm',
    ]);
}
