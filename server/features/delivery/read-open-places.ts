import type { Region } from '#contract/delivery/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import type { Zone } from '#domain/delivery/delivery.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findActivePlaces, findZones } from './delivery.repo.ts';

type OpenPlace = { id: number; region: Region; title: LocalText; zone: Zone };

/** Active places, each with its zone. */
export async function readOpenPlaces(db: Db | Trx): Promise<OpenPlace[]> {
  const zones = new Map((await findZones(db)).map((zone) => [zone.id, zone]));
  return (await findActivePlaces(db)).flatMap(({ id, region, title, zone: zoneId }) => {
    const zone = zones.get(zoneId);
    return zone ? [{ id, region, title, zone }] : [];
  });
}
