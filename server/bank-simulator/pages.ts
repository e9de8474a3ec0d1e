/** What a payer's browser meets: card form, code step, notices. */
import { readFileSync } from 'node:fs';
import { noticePage } from '#server/bank-simulator/page/notice-page.ts';
import { paymentPage } from '#server/bank-simulator/page/payment-page.ts';
import { type PageLanguage, pageTexts, readPageLanguage } from '#server/bank-simulator/page/texts.ts';
import type { SimulatedBank } from './bank.ts';
import type { CardTries } from './card-try.ts';
import { checkCard, demoDetails, findDemoCard } from './cards.ts';
import { answerCodeStep, showOutcome, startCodeStep } from './code-step.ts';
import type { BankRequest } from './incoming.ts';
import { type BankOrder, isPayable } from './order.ts';
import { fileReply, notFound, pageReply, redirectReply, type Reply } from './reply.ts';
import { returnAddress, returnOrigins } from './return-address.ts';

export type PageParts = { bank: SimulatedBank; tries: CardTries };

/** Routes by path; the paths are those of the banks' own pages. */
export function answerPage(parts: PageParts, incoming: BankRequest): Reply {
  const { path, params } = incoming;
  const file = /^\/payment\/merchants\/online\/(payment|errors)_([a-z]{2})\.html$/.exec(path);
  const language = readPageLanguage(file?.[2] ?? params['language']);
  if (file?.[1] === 'payment') return answerPaymentPage(parts, language, incoming);
  if (file?.[1] === 'errors') return showError(parts.bank, language, params);
  if (path === '/acs/code' && incoming.method === 'POST') return answerCodeStep(parts, params);
  if (path === '/acs/code') return startCodeStep(parts, params);
  if (path === '/acs/pages/enrollment/authentication.jsf')
    return startCodeStep(parts, { ...params, scripted: '1' });
  if (path === '/') return pageReply(noticePage('ru', 'Bank simulator', pageTexts.ru.about, null));
  return (Object.hasOwn(pageAssets, path) ? pageAssets[path] : undefined) ?? notFound;
}

function answerPaymentPage(parts: PageParts, language: PageLanguage, { method, params }: BankRequest): Reply {
  const order = parts.bank.book.byId(params['mdOrder'] ?? '');
  if (order === undefined)
    return pageReply(noticePage(language, pageTexts[language].notFound, '', null), [], 404);
  if (!isPayable(order, parts.bank.at())) return redirectReply(errorPath(language, order));
  if (method !== 'POST') return showPaymentPage(parts, language, order, prefill(params['card']));
  const entry = readEntry(params);
  const problems = checkCard(entry, parts.bank.at());
  const card = findDemoCard(entry.pan);
  if (card === undefined || Object.keys(problems).length > 0) {
    return showPaymentPage(parts, language, order, { ...entry, cvc: '' }, problems);
  }
  return showOutcome(language, parts.tries.begin(order, card), false);
}

function showPaymentPage(
  { bank }: PageParts,
  language: PageLanguage,
  order: BankOrder,
  entry: Partial<ReturnType<typeof readEntry>>,
  problems: ReturnType<typeof checkCard> = {},
): Reply {
  const shopName =
    bank.merchants.find((merchant) => merchant.user === order.merchant)?.name ?? order.merchant;
  const view = { order, shopName, language, entry, problems, backUrl: returnAddress(order, false) };
  return pageReply(paymentPage(view), returnOrigins(order));
}

function readEntry(params: Readonly<Record<string, string>>) {
  const { pan = '', expiry = '', holder = '', cvc = '' } = params;
  return { pan, expiry, holder, cvc };
}

function prefill(number: string | undefined) {
  const card = number === undefined ? undefined : findDemoCard(number);
  return card === undefined ? {} : { pan: card.number.replace(/(\d{4})(?=\d)/g, '$1 '), ...demoDetails };
}

const processedCode = 'payment.errors.order_already_processed';

/** The banks' own name for a paid order's page, seen when somebody opens the link again. */
function errorPath(language: PageLanguage, order: BankOrder): string {
  const code = order.status === 6 ? 'payment.errors.session_expired' : processedCode;
  return `/payment/merchants/online/errors_${language}.html?error=${code}&mdOrder=${order.mdOrder}`;
}

function showError(
  bank: SimulatedBank,
  language: PageLanguage,
  params: Readonly<Record<string, string>>,
): Reply {
  const texts = pageTexts[language];
  const order = bank.book.byId(params['mdOrder'] ?? '');
  const processed = params['error'] === processedCode;
  const back = order === undefined ? null : returnAddress(order, order.status !== 6);
  return pageReply(noticePage(language, processed ? texts.processed : texts.closed, '', back, processed));
}

// The same way from here and from the build of the server.
function read(name: string): string {
  return readFileSync(new URL(`../../server/bank-simulator/page/${name}`, import.meta.url), 'utf8');
}

/** The pages' style sheets and script by their path. */
const pageAssets: Readonly<Record<string, Reply>> = {
  '/payment/page.css': fileReply('text/css; charset=utf-8', read('page.css')),
  '/payment/form.css': fileReply('text/css; charset=utf-8', read('form.css')),
  '/payment/page.js': fileReply('text/javascript; charset=utf-8', read('page.js')),
};
