/** The card form. Works without scripts: links fill in a demo card, the server checks every field. */
import { type CardEntry, type CardField, type CardProblem, demoCards, demoDetails } from '../cards.ts';
import { noAttemptYet, type BankOrder } from '../order.ts';
import { framePage } from './frame.ts';
import { type Markup, markup } from './markup.ts';
import { printManat, printTime } from './print.ts';
import type { PageTexts } from './page-texts.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

export type PaymentView = {
  order: BankOrder;
  shopName: string;
  language: PageLanguage;
  entry: Partial<CardEntry>;
  problems: Partial<Record<CardField, CardProblem>>;
  backUrl: string;
};

export function paymentPage(view: PaymentView): string {
  const texts = pageTexts[view.language];
  const failed = view.order.actionCode !== noAttemptYet && view.order.actionCode !== 0;
  const body = markup`<section class="sum">
<p class="label">${texts.toPay}</p>
<h1>${printManat(view.order.amount)}</h1>
<dl>
<div><dt>${texts.shop}</dt><dd>${view.shopName}</dd></div>
<div><dt>${texts.order}</dt><dd>${view.order.orderNumber}</dd></div>
<div><dt>${texts.openUntil}</dt><dd><time>${printTime(view.order.expiresAt)}</time></dd></div>
</dl>
</section>
${failed ? markup`<p class="alert" role="status">${texts.lastFailed}</p>` : null}
${cardForm(view, texts)}
${cardList(view, texts)}
<p class="back"><a href="${view.backUrl}">${texts.back}</a></p>`;
  return framePage(view.language, texts.title, body, languageLinks(view.order.mdOrder));
}

export function paymentPath(language: PageLanguage, mdOrder: string): string {
  return `/payment/merchants/online/payment_${language}.html?mdOrder=${encodeURIComponent(mdOrder)}`;
}

function languageLinks(mdOrder: string): Record<PageLanguage, string> {
  return { tm: paymentPath('tm', mdOrder), ru: paymentPath('ru', mdOrder), en: paymentPath('en', mdOrder) };
}

function cardForm(view: PaymentView, texts: PageTexts): Markup {
  const entry = { pan: '', expiry: '', holder: '', cvc: '', ...view.entry };
  const field = (name: CardField, label: string, rules: Markup) =>
    fieldMarkup(name, label, entry[name], rules, view.problems[name], texts);
  return markup`<form class="card" method="post" action="${paymentPath(view.language, view.order.mdOrder)}" novalidate
 data-pan="${texts.problems['pan-wrong']}" data-expiry="${texts.problems['expiry-wrong']}"
 data-holder="${texts.problems['holder-wrong']}" data-cvc="${texts.problems['cvc-wrong']}">
<h2>${texts.title}</h2>
${field('pan', texts.number, markup`inputmode="numeric" maxlength="23" placeholder="0000 0000 0000 0000"`)}
<div class="pair">
${field('expiry', texts.expiry, markup`inputmode="numeric" maxlength="7" placeholder="12/30"`)}
${field('cvc', texts.cvc, markup`inputmode="numeric" maxlength="3" placeholder="000"`)}
</div>
${field('holder', texts.holder, markup`autocapitalize="characters" maxlength="26" spellcheck="false"`)}
<button type="submit">${texts.pay} ${printManat(view.order.amount)}</button>
</form>`;
}

/** `autocomplete` is off so that no browser offers a real card here. */
function fieldMarkup(
  name: CardField,
  label: string,
  value: string,
  rules: Markup,
  problem: CardProblem | undefined,
  texts: PageTexts,
): Markup {
  return markup`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" required autocomplete="off" ${rules}
 aria-describedby="${name}-problem"${problem === undefined ? null : markup` aria-invalid="true"`}>
<span class="problem" id="${name}-problem" aria-live="polite">${problem === undefined ? '' : texts.problems[problem]}</span></p>`;
}

function cardList(view: PaymentView, texts: PageTexts): Markup {
  const items = demoCards.map(
    (card) => markup`<li><a href="${paymentPath(view.language, view.order.mdOrder)}&amp;card=${card.number}"
 data-fill="${card.number}" data-expiry="${demoDetails.expiry}" data-holder="${demoDetails.holder}" data-cvc="${demoDetails.cvc}">
<b>${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</b><span class="fate ${card.fate}">${texts.fates[card.fate]}</span></a></li>`,
  );
  return markup`<section class="demo-cards"><h2>${texts.cards}</h2><p>${texts.cardsHint}</p><ul>${items}</ul></section>`;
}
