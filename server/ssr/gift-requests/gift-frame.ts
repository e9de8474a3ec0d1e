/** The frame of every screen of the recipient's page: no other origin, no link into the shop. */
import { giftAddress } from '#domain/links/link.ts';
import type { Lang } from '#contract/shared.ts';
import { minuteOf, timeAt } from '#domain/delivery/calendar.ts';
import { phone } from '#domain/print/phone.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { tags } from '../page-texts.ts';
import type { ShopBrand } from '../shop-name.ts';
import { giftStyle } from './gift-style.ts';
import { say } from './gift.texts.ts';

export type GiftFrame = ShopBrand & {
  lang: Lang;
  /** '' on a page that belongs to no gift. */
  token: string;
  /** Address of a page that belongs to no gift. */
  address?: string;
  /** The current screen, for the link to its other language; '' is the first. */
  screen: string;
  /** Where the form of this page can be sent to be shown in the other language with what was typed. */
  resend?: string;
  phones: readonly string[];
  /** The word that a recipient names when calling the shop; '' where there is no gift. */
  word: string;
  /** Time of the request, shown on the page: an offline phone may show the page again much later. */
  at: Date;
  /** The shop's own style sheets. */
  sheets: readonly string[];
};

/** The whole HTML of a page. It is not indexed, and works without scripts. */
export function frameGift(frame: GiftFrame, title: string, body: Markup): string {
  const { lang, shop, style, sheets } = frame;
  return markup`<!doctype html>
<html lang="${tags[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} — ${shop}</title>
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets.map((href) => markup`<link rel="stylesheet" crossorigin href="${href}">`)}
<style>${{ html: giftStyle }}</style>${style}
</head>
<body><div class="g">
<header><img src="/favicon.svg" alt="" width="30" height="30"><b>${shop}</b>
${languageSwitch(frame)}</header>
<main>${body}</main>
${footOf(frame)}
</div></body>
</html>`.html;
}

function languageSwitch(frame: GiftFrame): Markup {
  const other = frame.lang === 'tm' ? 'ru' : 'tm';
  const name = other === 'ru' ? 'Русский' : 'Türkmençe';
  if (frame.resend === undefined)
    return markup`<a href="${linkTo(frame, frame.screen, other)}" lang="${tags[other]}" hreflang="${tags[other]}">${name}</a>`;
  // Enter in a field presses the first button of its form, which must not be the switch.
  return markup`<button form="${resentForm}" hidden></button>
<button class="switch" form="${resentForm}" formaction="${linkTo(frame, frame.resend, other)}" lang="${tags[other]}">${name}</button>`;
}

/** Id of the form that the switch sends. */
export const resentForm = 'answer';

/** The page on which a number can be opted in to gifts again; belongs to no gift. */
export const liftAddress = (lang: Lang): string => `/g?lang=${lang}`;

/** Address of a screen of the same gift, in the page's language or another. */
export function linkTo(
  { token, lang, address }: Pick<GiftFrame, 'token' | 'lang' | 'address'>,
  screen: string,
  as: Lang = lang,
): string {
  if (address !== undefined) return `${address}?lang=${as}`;
  if (token === '') return liftAddress(as);
  return `${giftAddress(token)}${screen === '' ? '' : `/${screen}`}?lang=${as}`;
}

function footOf({ lang, phones: [contact], word, at }: GiftFrame): Markup {
  const [before = '', after = ''] = say(lang, 'call', { phone: '\n' }).split('\n');
  const number = contact?.replace(/[^+\d]/g, '') ?? '';
  return markup`<footer>
${contact === undefined ? null : markup`<p>${before}<a href="tel:${number}">${phone(contact)}</a>${after}</p>`}
${word === '' ? null : markup`<p>${say(lang, 'word', { word })}</p>`}
<p>${say(lang, 'openedAt', { time: timeAt(minuteOf(at)) })}</p>
</footer>`;
}
