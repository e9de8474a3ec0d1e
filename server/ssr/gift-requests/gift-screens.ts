/** Screens of the recipient's page: the parcel, the digits of the number, declining, thanks. */
import type { GiftView } from '#contract/gift-requests/shop.ts';
import type { Lang } from '#contract/shared.ts';
import { type Markup, markup } from '../../platform/http/markup.ts';
import { dayAndWeekday } from '#domain/print/days.ts';
import { type GiftFrame, liftAddress, linkTo } from './gift-frame.ts';
import { pictureOf } from './gift-picture.ts';
import { type GiftText, say } from './gift.texts.ts';

const parcelDrawing = markup`<svg viewBox="0 0 32 32" aria-hidden="true"><g fill="#e6bd6f"><path d="M8 13h7v8H2v-4h2v-2h4zM17 13h7v2h4v2h2v4H17zM2 23h13v8H8v-2H4v-2H2zM17 23h13v4h-2v2h-4v2h-7z"/></g><path fill="#fff8ef" d="M15 11H7V9H5V7H3V4h2V2h6v2h2v2h-2V5H7v1H6v1h1v1h2v1h4V7h2zM17 11h8V9h2V7h2V4h-2V2h-6v2h-2v2h2V5h4v1h1v1h-1v1h-2v1h-4V7h-2z"/></svg>`;

/** The first screen: what the gift is, from whom, and what can be done now. */
export function parcelScreen(frame: GiftFrame, gift: GiftView): Markup {
  const { lang } = frame;
  return markup`<section class="parcel">${parcelDrawing}<h1>${headline(frame, gift)}</h1>${leadOf(frame, gift)}</section>
${gift.handOverCode === undefined ? null : markup`<section><p>${say(lang, 'code')}</p><p class="code">${gift.handOverCode}</p></section>`}
${gift.card === null ? null : markup`<p class="card">${gift.card}</p>`}
${gift.parcel.titles.length === 0 ? null : goodsOf(frame, gift)}
${gift.canAnswer ? answerActions(frame, gift) : null}
${gift.state === 'declined' ? liftLink(lang) : null}
${gift.canThank ? thanksLink(frame, 'thanksTitle', '') : null}${gift.isThanked ? thanksLink(frame, 'thanksSeen', ' quiet') : null}`;
}

/** Link to opt in again, shown to everybody: whether this number had opted out stays secret. */
export function liftLink(lang: Lang): Markup {
  return markup`<div class="actions"><a class="button quiet" href="${liftAddress(lang)}">${say(lang, 'lift')}</a></div>`;
}

function thanksLink(frame: GiftFrame, text: GiftText, look: string): Markup {
  return markup`<div class="actions"><a class="button${look}" href="${linkTo(frame, 'thanks')}">${say(frame.lang, text)}</a></div>`;
}

function headline({ lang }: GiftFrame, gift: GiftView): string {
  if (gift.isThanked) return say(lang, 'thanked');
  if (gift.isDelivered) return say(lang, 'delivered');
  if (gift.isOnTheWay) return say(lang, 'onTheWay');
  if (gift.state === 'declined') return say(lang, 'declined');
  if (!isAlive(gift)) return say(lang, 'ended');
  if (gift.state === 'answered') return say(lang, 'doneTitle');
  if (gift.sender !== null) return say(lang, 'from', { name: gift.sender });
  return say(lang, gift.isAnonymous ? 'anonymous' : 'unnamed');
}

function isAlive({ parcel, isDelivered, isOnTheWay }: GiftView): boolean {
  return isDelivered || isOnTheWay || parcel.titles.length > 0;
}

function leadOf({ lang }: GiftFrame, gift: GiftView): Markup | null {
  if (gift.isDelivered || !isAlive(gift)) return null;
  if (gift.state === 'answered' || gift.isOnTheWay) {
    const hours = [gift.from, gift.to].filter(Boolean).join('–');
    if (gift.day === null) return null;
    const when = [dayAndWeekday(gift.day, lang), hours].filter(Boolean).join(', ');
    return markup`<p>${say(lang, 'doneLead', { when })}</p>`;
  }
  return gift.canAnswer ? markup`<p>${say(lang, gift.paysOnDelivery ? 'leadPaid' : 'lead')}</p>` : null;
}

function goodsOf({ lang }: GiftFrame, { parcel }: GiftView): Markup {
  const items = parcel.titles.map((title, at) => {
    return markup`<li>${pictureOf(parcel.pictures[at])}<span>${title[lang]}</span></li>`;
  });
  return markup`<section><ul class="goods">${items}</ul></section>`;
}

function answerActions(frame: GiftFrame, { state, alternatives }: GiftView): Markup {
  const { lang } = frame;
  const isAnswered = state === 'answered';
  return markup`<div class="actions">
<a class="button${isAnswered ? ' quiet' : ''}" href="${linkTo(frame, 'address')}">${say(lang, isAnswered ? 'change' : 'yes')}</a>
${alternatives.length === 0 ? null : markup`<a class="button quiet" href="${linkTo(frame, 'swap')}">${say(lang, 'other')}</a>`}
<a class="button quiet" href="${linkTo(frame, 'decline')}">${say(lang, 'no')}</a>
</div>`;
}

type Pin = {
  /** Fields of the next screen that were typed before the page was locked. */
  typed: readonly [string, string][];
  wrong: string | null;
};

/** Asks for the last digits of the recipient's number. @param next the screen to show afterwards */
export function pinScreen(frame: GiftFrame, next: string, { typed, wrong }: Pin): Markup {
  const { lang } = frame;
  const kept = typed.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`);
  return markup`<form method="post" action="${linkTo(frame, 'pin')}" novalidate>
<h1>${say(lang, 'pinTitle')}</h1><p>${say(lang, 'pinLead')}</p>
<input type="hidden" name="next" value="${next}">${kept}
<p class="field"><label for="pin">${say(lang, 'pin')}</label>
<input type="tel" id="pin" name="pin" inputmode="numeric" autocomplete="off" maxlength="4" required${wrong === null ? null : markup` aria-invalid="true" aria-describedby="pin-wrong"`}>
${wrong === null ? null : markup`<span class="wrong" id="pin-wrong" role="alert">${wrong}</span>`}</p>
<button class="button">${say(lang, 'next')}</button>
<a class="button quiet" href="${linkTo(frame, '')}">${say(lang, 'back')}</a></form>`;
}

/** Asks whether to decline, and what to refuse for the future: gifts of this giver, anonymous ones, or all. */
export function declineScreen(frame: GiftFrame, { isAnonymous }: GiftView): Markup {
  const { lang } = frame;
  const choice = (value: string, text: string, isFirst = false) =>
    markup`<label class="choice"><input type="radio" name="never" value="${value}"${isFirst ? markup` checked` : null}>${text}</label>`;
  return markup`<form method="post" action="${linkTo(frame, 'decline')}">
<h1>${say(lang, 'declineTitle')}</h1><p>${say(lang, 'declineLead')}</p>
<fieldset>${[
    choice('', say(lang, 'neverNone'), true),
    isAnonymous ? choice('anonymous', say(lang, 'neverAnonymous')) : choice('giver', say(lang, 'neverGiver')),
    choice('all', say(lang, 'neverAll')),
  ]}</fieldset>
<button class="button">${say(lang, 'no')}</button>
<a class="button quiet" href="${linkTo(frame, '')}">${say(lang, 'back')}</a></form>`;
}
