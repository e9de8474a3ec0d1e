/** What stands around each screen of the recipient's page. No script, no other origin, nothing that leads into the shop. */
import { giftAddress } from '#domain/links/link.ts';
import type { Lang } from '#contract/shared.ts';
import { minuteOf, timeAt } from '#domain/delivery/calendar.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { tags } from '../page-texts.ts';
import { giftStyle } from './gift-style.ts';
import { say } from './gift.texts.ts';

export type GiftFrame = {
  lang: Lang;
  /** What the shop is called. */
  shop: string;
  /** '' on the page of no gift. */
  token: string;
  /** Of a page that is none of a gift's. */
  address?: string;
  /** Which of the screens, for its other language; '' is the first. */
  screen: string;
  phones: readonly string[];
  /** What a recipient who calls names; '' where there is no gift. */
  word: string;
  /** When it was asked for: a phone without a connection shows it again much later. */
  at: Date;
  /** The shop's own style sheets. */
  sheets: readonly string[];
};

export function frameGift(frame: GiftFrame, title: string, body: Markup): string {
  const { lang, shop, sheets } = frame;
  const other = lang === 'tm' ? 'ru' : 'tm';
  return markup`<!doctype html>
<html lang="${tags[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} — ${shop}</title>
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets.map((href) => markup`<link rel="stylesheet" crossorigin href="${href}">`)}
<style>${{ html: giftStyle }}</style>
</head>
<body><div class="g">
<header><img src="/favicon.svg" alt="" width="30" height="30"><b>${shop}</b>
<a href="${linkTo(frame, frame.screen, other)}" lang="${tags[other]}" hreflang="${tags[other]}">${other === 'ru' ? 'Русский' : 'Türkmençe'}</a></header>
<main>${body}</main>
${footOf(frame)}
</div></body>
</html>`.html;
}

/** Where somebody wants gifts again; a page of no gift. */
export const liftAddress = (lang: Lang): string => `/g?lang=${lang}`;

/** A screen of the same gift, in the language of the page or another one. */
export function linkTo(
  { token, lang, address }: Pick<GiftFrame, 'token' | 'lang' | 'address'>,
  screen: string,
  as: Lang = lang,
): string {
  if (address !== undefined) return `${address}?lang=${as}`;
  if (token === '') return liftAddress(as);
  return `${giftAddress(token)}${screen === '' ? '' : `/${screen}`}?lang=${as}`;
}

function footOf({ lang, phones: [phone], word, at }: GiftFrame): Markup {
  const [before = '', after = ''] = say(lang, 'call', { phone: '\n' }).split('\n');
  const number = phone?.replace(/[^+\d]/g, '') ?? '';
  return markup`<footer>
${phone === undefined ? null : markup`<p>${before}<a href="tel:${number}">${phone}</a>${after}</p>`}
${word === '' ? null : markup`<p>${say(lang, 'word', { word })}</p>`}
<p>${say(lang, 'openedAt', { time: timeAt(minuteOf(at)) })}</p>
</footer>`;
}
