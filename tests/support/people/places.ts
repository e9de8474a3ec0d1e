/** Delivery zones, places and slots for tests. */
import { both, made, type WithDb, type Title } from '../shop/factories.ts';

export type ZoneInput = {
  id?: string;
  title?: Title;
  fee?: number;
  freeFrom?: number | null;
  minimum?: number;
  expressFee?: number | null;
  leadDays?: number;
};
export async function addZone({ ctx: { db } }: WithDb, input: ZoneInput = {}): Promise<string> {
  const id = input.id ?? 'Z1';
  const zone = {
    id,
    title: both(input.title, 'Zolak'),
    fee_tenge: input.fee ?? 2_000,
    free_from_tenge: input.freeFrom === undefined ? 50_000 : input.freeFrom,
    minimum_tenge: input.minimum ?? 0,
    express_fee_tenge: input.expressFee === undefined ? 4_500 : input.expressFee,
    lead_days: input.leadDays ?? 0,
  };
  await db.insertInto('zone').values(zone).execute();
  return id;
}

export async function addPlace(
  { ctx: { db } }: WithDb,
  input: { zone: string; region?: string; title?: Title; active?: boolean },
): Promise<number> {
  return made(
    db
      .insertInto('place')
      .values({
        zone_id: input.zone,
        region: input.region ?? 'AG',
        title: both(input.title, 'Ýer'),
        is_active: input.active ?? true,
      })
      .returning('id'),
  );
}

/** A delivery slot; on every day of the week when none is named. */
export async function addSlots(
  { ctx: { db } }: WithDb,
  input: {
    zone: string;
    starts?: string;
    ends?: string;
    capacity?: number;
    cutoffMinutes?: number;
    weekdays?: number[];
  },
): Promise<number[]> {
  const slots: number[] = [];
  for (const weekday of input.weekdays ?? [0, 1, 2, 3, 4, 5, 6])
    slots.push(
      await made(
        db
          .insertInto('delivery_slot')
          .values({
            weekday,
            starts: input.starts ?? '16:00',
            ends: input.ends ?? '19:00',
            capacity: input.capacity ?? 50,
            cutoff_minutes: input.cutoffMinutes ?? 120,
            zone_ids: [input.zone],
          })
          .returning('id'),
      ),
    );
  return slots;
}

/** Zone Z1 with one place and slots on every day: enough to place orders. */
export async function addDelivery(shop: WithDb): Promise<{ zone: string; place: number }> {
  const zone = await addZone(shop);
  const place = await addPlace(shop, { zone, title: { tm: 'Aşgabat', ru: 'Ашхабад' } });
  await addSlots(shop, { zone });
  return { zone, place };
}
