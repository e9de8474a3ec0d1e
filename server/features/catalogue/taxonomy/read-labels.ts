import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findLabels } from './labels.repo.ts';

export type Labels = {
  categories: { id: number; parent: number | null; title: LocalText }[];
  brands: { id: number; title: string }[];
  occasions: { id: number; title: LocalText }[];
  recipients: { id: number; title: LocalText }[];
};

/** Everything a product can be put under, by title. */
export async function readLabels(db: Db): Promise<Labels> {
  return findLabels(db);
}
