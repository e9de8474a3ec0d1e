/** The two languages of the shop, and the one stored setting that chooses between them. */

export const languages = ['tm', 'ru'] as const;
export type Language = (typeof languages)[number];

/** A text that staff wrote in both languages. */
export type LocalText = { tm: string; ru: string };

/** Its name in storage, and of the cookie that mirrors it. */
export const languageSetting = 'userLanguage';
const oneYearSeconds = 31_536_000;

/** The language tag browsers know: the product says `tm`, the standard says `tk`. */
export const languageTag: Record<Language, 'tk' | 'ru'> = { tm: 'tk', ru: 'ru' };

/** What each language calls itself, in full and on the switch. */
export const languageNames: Record<Language, { full: string; short: string }> = {
  tm: { full: 'Türkmençe', short: 'TM' },
  ru: { full: 'Русский', short: 'РУ' },
};

export function isLanguage(value: unknown): value is Language {
  return value === 'tm' || value === 'ru';
}

/**
 * Reads the stored setting; when it is missing or anything but tm or ru it becomes tm, and that is written. `search` is
 * the query of the address: a visitor without a setting who follows a link to the Russian pages stays with them.
 */
export function readLanguage(storage: Pick<Storage, 'getItem' | 'setItem'>, search = ''): Language {
  const first = /[?&]lang=ru\b/.test(search) ? 'ru' : 'tm';
  try {
    const stored = storage.getItem(languageSetting);
    if (isLanguage(stored)) return stored;
    storage.setItem(languageSetting, first);
  } catch {
    // Storage is blocked: the choice then lives as long as the page.
  }
  return first;
}

/** Stores the choice, mirrors it in a cookie so that the server's first view speaks it, and tags the document. */
export function applyLanguage(language: Language, storage: Pick<Storage, 'setItem'>, page: Document): void {
  try {
    storage.setItem(languageSetting, language);
  } catch {
    // As above.
  }
  page.cookie = `${languageSetting}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
  // Even the same tag put on once more would make the browser style the whole page again.
  const { documentElement: root } = page;
  if (root.lang !== languageTag[language]) root.lang = languageTag[language];
}

/** True for a storage event that another tab caused by choosing a language. */
export function isLanguageSetting(key: string | null): boolean {
  return key === languageSetting;
}
