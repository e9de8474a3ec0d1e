import type { BannerInput, OfficeBanner } from '#contract/content/office.ts';
import { bannerFields } from '#domain/fields/content.ts';
import { columnsOf, fillOut, momentsOf } from '#domain/fields/kinds.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Records } from '#server/platform/db/crud.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withPictures } from '#server/features/media/read-pictures.ts';
import {
  type BannersFilter,
  deleteRow,
  findOfficeBanner,
  findOfficeBanners,
  insertRow,
  type OfficeBannerRow,
  reorderRows,
  updateRow,
} from './content-office.repo.ts';

/** Banners with their schedule. @param now for deciding which of them are shown at present */
export function bannerRecords(now: () => Date): Records<OfficeBanner, BannerInput, BannersFilter> {
  async function shape(db: Db | Trx, rows: readonly OfficeBannerRow[]): Promise<OfficeBanner[]> {
    const at = now();
    return (await withPictures(db, rows)).map((row) => ({
      ...row,
      ...momentsOf(bannerFields, row),
      isOn:
        row.isActive &&
        (row.startsAt === null || row.startsAt <= at) &&
        (row.endsAt === null || row.endsAt > at),
    }));
  }
  return {
    subject: 'banner',
    async list(db, filter, range) {
      const { rows, total } = await findOfficeBanners(db, filter, range);
      return { rows: await shape(db, rows), total };
    },
    async find(db, id) {
      const row = await findOfficeBanner(db, id);
      return row && (await shape(db, [row]))[0];
    },
    insert: (trx, input) => insertRow(trx, 'banner', columnsFor(input)),
    update: (trx, id, input) => updateRow(trx, 'banner', id, columnsFor(input)),
    remove: (trx, id) => deleteRow(trx, 'banner', id),
    reorder: (trx, ids) => reorderRows(trx, 'banner', ids),
  };
}

function columnsFor(input: BannerInput) {
  const banner = fillOut(bannerFields, input);
  const { startsAt, endsAt } = banner;
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    throw new Refusal('request.invalid', { field: 'endsAt' });
  return columnsOf(bannerFields, banner);
}
