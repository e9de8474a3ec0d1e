/**
 * The language of a visit's pages. Storefront, server-side rendering and service worker share this rule, so that the
 * rendered page and the one that hydrates it agree.
 */

import { isPublic, pageAt } from './pages.ts';

/**
 * Language cookies: a copy of the stored setting; whether the switch was ever used; what a link (`?lang=`) asked for,
 * until the browser is closed.
 */
export const languageCookies = {
  setting: 'userLanguage',
  chosen: 'languageChosen',
  visit: 'visitLanguage',
} as const;

/**
 * The visitor's choice by the switch; without one, the language of the link they came by; else Turkmen. The setting
 * becomes Russian only by the switch, so that value needs no other proof of a choice.
 * @param cookie a `Cookie` header, or `document.cookie`
 * @param address path and query of the page
 * @param sent the language in which the link to the page was sent, where it is known without the address
 */
export function visitLanguage(cookie: string, address: string, sent?: 'tm' | 'ru'): 'tm' | 'ru' {
  const setting = valueIn(cookie, languageCookies.setting);
  if (setting === 'ru' || valueIn(cookie, languageCookies.chosen)) return setting === 'ru' ? 'ru' : 'tm';
  return (linkLanguage(address) ?? sent ?? valueIn(cookie, languageCookies.visit)) === 'ru' ? 'ru' : 'tm';
}

/** The setting as the cookie mirrors it; undefined without one, or with another word. */
export function mirroredLanguage(cookie: string): 'tm' | 'ru' | undefined {
  const setting = valueIn(cookie, languageCookies.setting);
  return setting === 'tm' || setting === 'ru' ? setting : undefined;
}

/**
 * The language requested by `?lang=` in a link to a public page or in an SMS; `tk` is the language tag of Turkmen.
 * Banks append a `lang` of their own to the return address: it is not the customer's choice.
 */
export function linkLanguage(address: string): 'tm' | 'ru' | undefined {
  const [path = '', query = ''] = address.split('?');
  const page = pageAt(path);
  const isFromSms = (page?.name === 'orderLink' || page?.name === 'repeat') && !/(?:^|&)bank=/.test(query);
  if (!page || !(isFromSms || isPublic(page.name))) return undefined;
  const asked = /(?:^|&)lang=(tk|tm|ru)\b/.exec(query)?.[1];
  return asked === 'tk' ? 'tm' : (asked as 'tm' | 'ru' | undefined);
}

/** The address without the language of its link: after a choice it would open in another one for whoever it is sent to. */
export function withoutLanguage(address: string): string {
  if (linkLanguage(address) === undefined) return address;
  const [path = '', query = ''] = address.split('?');
  const kept = query.split('&').filter((pair) => !pair.startsWith('lang='));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

function valueIn(cookie: string, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=(\\w+)`).exec(cookie)?.[1];
}
