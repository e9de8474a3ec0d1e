/** Where the shop delivers, for tests. */
import { both, made, type Shelf, type Title } from '../shop/factories.ts';

export type ZoneWish = {
  id?: string;
  title?: Title;
  fee?: number;
  freeFrom?: number | null;
  minimum?: number;
  expressFee?: number | null;
  leadDays?: number;
};
export async function addZone({ ctx: { db } }: Shelf, wish: ZoneWish = {}): Promise<string> {
  const id = wish.id ?? 'Z1';
  const zone = {
    id,
    title: both(wish.title, 'Zolak'),
    fee_tenge: wish.fee ?? 2_000,
    free_from_tenge: wish.freeFrom === undefined ? 50_000 : wish.freeFrom,
    minimum_tenge: wish.minimum ?? 0,
    express_fee_tenge: wish.expressFee === undefined ? 4_500 : wish.expressFee,
    lead_days: wish.leadDays ?? 0,
  };
  await db.insertInto('zone').values(zone).execute();
  return id;
}

export async function addPlace(
  { ctx: { db } }: Shelf,
  wish: { zone: string; region?: string; title?: Title; active?: boolean },
): Promise<number> {
  return made(
    db
      .insertInto('place')
      .values({
        zone_id: wish.zone,
        region: wish.region ?? 'AG',
        title: both(wish.title, 'Ýer'),
        is_active: wish.active ?? true,
      })
      .returning('id'),
  );
}

/** A delivery window; every day of the week when no day is named. */
export async function addSlots(
  { ctx: { db } }: Shelf,
  wish: {
    zone: string;
    starts?: string;
    ends?: string;
    capacity?: number;
    cutoffMinutes?: number;
    weekdays?: number[];
  },
): Promise<number[]> {
  const slots: number[] = [];
  for (const weekday of wish.weekdays ?? [0, 1, 2, 3, 4, 5, 6])
    slots.push(
      await made(
        db
          .insertInto('delivery_slot')
          .values({
            weekday,
            starts: wish.starts ?? '16:00',
            ends: wish.ends ?? '19:00',
            capacity: wish.capacity ?? 50,
            cutoff_minutes: wish.cutoffMinutes ?? 120,
            zone_ids: [wish.zone],
          })
          .returning('id'),
      ),
    );
  return slots;
}

/** Z1 with one place and windows on every day: enough to order to. */
export async function addDelivery(shelf: Shelf): Promise<{ zone: string; place: number }> {
  const zone = await addZone(shelf);
  const place = await addPlace(shelf, { zone, title: { tm: 'Aşgabat', ru: 'Ашхабад' } });
  await addSlots(shelf, { zone });
  return { zone, place };
}
