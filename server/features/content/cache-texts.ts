import type { Trx } from '#server/platform/db/db.ts';
import { saveText } from './content-office.repo.ts';
import type { ShopTexts } from './texts.ts';

export { lockTexts, saveText } from './content-office.repo.ts';

/** Saves texts of the shop by key; others are unchanged. The contract has checked their schema. */
export async function saveTexts(trx: Trx, texts: Partial<ShopTexts>, at: Date): Promise<void> {
  for (const [key, value] of Object.entries(texts)) await saveText(trx, key, value, at);
}
