/**
 * In which language a visit's pages are shown. The storefront, the server that draws its first view and the service worker
 * ask the same rule, so that what is drawn and what takes its place agree.
 */

import { isPublic, pageAt } from './pages.ts';

/**
 * Cookies about the language: the mirror of the stored setting; whether the switch was ever pressed; what a link (`?lang=`) asked
 * for, until the browser is closed.
 */
export const languageCookies = {
  setting: 'userLanguage',
  chosen: 'languageChosen',
  visit: 'visitLanguage',
} as const;

/**
 * The visitor's own choice by the switch; before there is one, what the link of this visit asks for; else Turkmen. The setting
 * becomes Russian by the switch alone, so that value needs no other proof of a choice.
 * @param cookie a `Cookie` header, or what `document.cookie` reads
 * @param address path and query of the page
 */
export function visitLanguage(cookie: string, address: string): 'tm' | 'ru' {
  const setting = valueIn(cookie, languageCookies.setting);
  if (setting === 'ru' || valueIn(cookie, languageCookies.chosen)) return setting === 'ru' ? 'ru' : 'tm';
  return (linkLanguage(address) ?? valueIn(cookie, languageCookies.visit)) === 'ru' ? 'ru' : 'tm';
}

/**
 * The language that a link to a public page, or one from an SMS, asks for by `?lang=`; `tk` is Turkmen's tag on the
 * web. Banks append a language of their own to the address they send a customer back to: it is not the customer's.
 */
export function linkLanguage(address: string): 'tm' | 'ru' | undefined {
  const [path = '', query = ''] = address.split('?');
  const page = pageAt(path);
  const isFromSms = (page?.name === 'orderLink' || page?.name === 'repeat') && !/(?:^|&)bank=/.test(query);
  if (!page || !(isFromSms || isPublic(page.name))) return undefined;
  const asked = /(?:^|&)lang=(tk|tm|ru)\b/.exec(query)?.[1];
  return asked === 'tk' ? 'tm' : (asked as 'tm' | 'ru' | undefined);
}

function valueIn(cookie: string, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=(\\w+)`).exec(cookie)?.[1];
}
