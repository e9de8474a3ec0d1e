/** The issuer's page that asks for the code, and the step that carries its answer back. */
import { demoCode } from '../cards.ts';
import type { BankOrder } from '../order.ts';
import { framePage } from './frame.ts';
import { type Markup, markup } from './markup.ts';
import { printManat } from './print.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

export type CodeView = {
  order: BankOrder;
  language: PageLanguage;
  requestId: string;
  /** After a wrong code: how many tries are left. */
  triesLeft: number | null;
  /** A scripted payer goes on through `finish3ds.do` with PaRes instead of a redirect. */
  scripted: boolean;
};

export function codePage(view: CodeView): string {
  const texts = pageTexts[view.language];
  const wrong = view.triesLeft === null ? '' : `${texts.wrongCode}, ${texts.triesLeft} ${view.triesLeft}`;
  const body = markup`<section class="sum"><p class="label">${texts.toPay}</p><h1>${printManat(view.order.amount)}</h1></section>
<form class="card" method="post" action="/acs/code" novalidate>
<h2>${texts.codeTitle}</h2>
<p class="hint">${texts.codeHint} <b class="code">${demoCode}</b></p>
${hidden('request_id', view.requestId)}${hidden('language', view.language)}
${view.scripted ? hidden('scripted', '1') : null}
<p class="field"><label for="code">${texts.code}</label>
<input id="code" name="passwordEdit" class="code-input" inputmode="numeric" autocomplete="one-time-code" maxlength="6"
 required autofocus aria-describedby="errorContainer"${wrong === '' ? null : markup` aria-invalid="true"`}></p>
<div id="errorContainer" class="problem" role="alert">${wrong}</div>
<button type="submit">${texts.confirm}</button>
</form>`;
  return framePage(view.language, texts.codeTitle, body, null);
}

/** Carries the issuer's answer to `finish3ds.do`, with a button for whom scripts do not press it. */
export function issuerAnswerPage(language: PageLanguage, mdOrder: string, requestId: string): string {
  const texts = pageTexts[language];
  const body = markup`<form class="card" method="post" action="/payment/rest/finish3ds.do" data-send-at-once>
${hidden('MD', mdOrder)}${hidden('PaRes', requestId)}
<button type="submit">${texts.goOn}</button></form>`;
  return framePage(language, texts.goOn, body, null);
}

function hidden(name: string, value: string): Markup {
  return markup`<input type="hidden" name="${name}" value="${value}">`;
}
