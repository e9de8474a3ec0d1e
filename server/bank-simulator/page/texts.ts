/** Words of the simulated bank's pages, one file for each language. */
import type { PageTexts } from './page-texts.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tm } from './tm.ts';

export type PageLanguage = 'ru' | 'tm' | 'en';

export const pageTexts: Record<PageLanguage, PageTexts> = { ru, tm, en };

/** `tk` is the web's tag for Turkmen, `tm` the shop's; anything else is Russian, as at the banks. */
export function readPageLanguage(code: string | undefined): PageLanguage {
  if (code === 'tk' || code === 'tm') return 'tm';
  return code === 'en' ? 'en' : 'ru';
}
