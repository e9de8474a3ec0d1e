/** The shop's two languages, and the stored setting that chooses between them. */

import { languageCookies, linkLanguage, mirroredLanguage, visitLanguage } from '#domain/visit-language.ts';

export const languages = ['tm', 'ru'] as const;
export type Language = (typeof languages)[number];

/** A text written by staff in both languages. */
export type LocalText = { tm: string; ru: string };

/** Name of the setting in storage, and of the cookie that mirrors it. */
export const languageSetting = languageCookies.setting;
const oneYearSeconds = 31_536_000;

/** BCP 47 tags: the product says `tm`, the standard says `tk`. */
export const languageTag: Record<Language, 'tk' | 'ru'> = { tm: 'tk', ru: 'ru' };

/** Each language's own name, in full and for the switch. */
export const languageNames: Record<Language, { full: string; short: string }> = {
  tm: { full: 'Türkmençe', short: 'TM' },
  ru: { full: 'Русский', short: 'РУ' },
};

export function isLanguage(value: unknown): value is Language {
  return value === 'tm' || value === 'ru';
}

type Place = { getItem: Storage['getItem']; setItem: (key: string, text: string) => boolean | void };

/**
 * Reads the stored setting; if it is missing or anything but tm or ru it becomes tm, and that is stored. Where nothing
 * can be stored, the cookie that mirrors it is all that is left of the choice.
 */
function readSetting(storage: Place, { cookie }: Pick<Document, 'cookie'>): Language {
  let setting: Language = 'tm';
  try {
    const stored = storage.getItem(languageSetting);
    if (isLanguage(stored)) setting = stored;
    if (storage.setItem(languageSetting, setting) !== false) return setting;
  } catch {
    // Storage is blocked.
  }
  return mirroredLanguage(cookie) ?? setting;
}

/**
 * The initial language of a visit, by the rule of `domain/visit-language.ts`. The setting is mirrored in its cookie;
 * `?lang=` of a link is kept for the visit and never becomes the setting.
 */
export function beginVisit(storage: Place, page: Pick<Document, 'cookie'>, address: string): Language {
  const setting = readSetting(storage, page);
  page.cookie = setCookie(languageCookies.setting, setting, oneYearSeconds);
  const asked = linkLanguage(address);
  if (asked) page.cookie = setCookie(languageCookies.visit, asked);
  return visitLanguage(`${languageCookies.setting}=${setting}; ${page.cookie}`, address);
}

/** Stores the choice of the switch; cookies pass it to the server and the service worker. */
export function saveChoice(
  language: Language,
  storage: Pick<Place, 'setItem'>,
  page: Pick<Document, 'cookie'>,
): void {
  try {
    storage.setItem(languageSetting, language);
  } catch {
    // Storage is blocked: the cookie still works.
  }
  page.cookie = setCookie(languageCookies.setting, language, oneYearSeconds);
  page.cookie = setCookie(languageCookies.chosen, '1', oneYearSeconds);
}

/** Sets the document's lang attribute. Setting the same value again would recalculate the styles of the whole page. */
export function tagDocument(language: Language, { documentElement: root }: Document): void {
  if (root.lang !== languageTag[language]) root.lang = languageTag[language];
}

function setCookie(name: string, value: string, seconds?: number): string {
  return `${name}=${value}; path=/; ${seconds ? `max-age=${seconds}; ` : ''}samesite=lax`;
}
