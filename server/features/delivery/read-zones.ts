import type { Region } from '#contract/delivery/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findActivePlaces, findZones } from './delivery.repo.ts';

export type ZoneWithPlaces = {
  id: string;
  title: LocalText;
  fee: number;
  freeFrom: number | null;
  minimum: number;
  expressFee: number | null;
  expressMinutes: number;
  places: { id: number; region: Region; title: LocalText; aliases: string[] }[];
};

/** Delivery zones with fees (tenge), near ones first; places that are switched off are left out. */
export async function readZones(db: Db): Promise<ZoneWithPlaces[]> {
  const [zones, places] = await Promise.all([findZones(db), findActivePlaces(db)]);
  const byZone = Map.groupBy(places, ({ zone }) => zone);
  return zones.map(({ id, title, fee, freeFrom, minimum, expressFee, expressMinutes }) => ({
    id,
    title,
    fee,
    freeFrom,
    minimum,
    expressFee,
    expressMinutes,
    places: (byZone.get(id) ?? []).map(({ id, region, title, aliases }) => ({ id, region, title, aliases })),
  }));
}
