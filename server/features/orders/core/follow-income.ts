import { incomeOf, type IncomePart, incomeParts, type LineIncome, noIncome } from '#domain/ledger/income.ts';
import { accountOf, type Posting } from '#domain/ledger/ledger.ts';
import {
  nextSource,
  type PostedTransfer,
  readAvailable,
  readPostings,
} from '#server/features/ledger/ledger.read.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { type AgreedLine, findAgreedLines, findPromoOf, insertSales, type SaleRow } from './income.repo.ts';
import { readBack, type OrderBack } from './refund-parts.read.ts';
import type { OrderRecord } from './order-record.ts';

type By = { at: Date; staffId?: number | undefined };

/**
 * The income of an order follows its state: all that was agreed and not refunded while it is delivered, nothing
 * before and after. Posts what differs from what is posted, so it may be called at any time. The order is locked.
 * @param isDelivered just now: whatever the order has beyond its agreed prices is income from goods, and its account is
 *   zero
 */
export async function followIncome(
  trx: Trx,
  order: OrderRecord,
  { at, staffId, isDelivered = false }: By & { isDelivered?: boolean },
): Promise<void> {
  const lines = await findAgreedLines(trx, order.id);
  const back = await readBack(trx, order.id);
  const wanted = order.status === 'delivered' ? wantedOf(order, lines, back) : noIncome;
  const account = accountOf('order', order.id);
  const posted = await readPostings(trx, account);
  const changes: Record<IncomePart | 'promo', number> = {
    goods: wanted.goods - netOf(posted, 'income', 'goods'),
    wrap: wanted.wrap - netOf(posted, 'income', 'wrap'),
    delivery: wanted.delivery - netOf(posted, 'income', 'delivery'),
    promo: wanted.promo - netOf(posted, 'promo'),
  };
  const rest = isDelivered
    ? (await readAvailable(trx, account)) + changes.promo - changes.goods - changes.wrap - changes.delivery
    : 0;
  changes.goods += rest;
  const promoId = changes.promo === 0 ? undefined : await findPromoOf(trx, order.id);
  const postings = postingsOf(order.id, changes, { posted, promoId, by: { at, staffId: staffId ?? null } });
  if (postings.length === 0) return;
  await post(trx, postings);
  const goods = postings.find(({ source }) => source.endsWith(':goods'));
  const sold = salesOf(lines, wanted.lines, rest);
  if (goods && sold.length > 0) await insertSales(trx, { orderId: order.id, ...goods }, sold);
}

/** What an order is still to deliver, at what is paid for it; nothing when it is delivered. Tenge. */
export async function readUndelivered(trx: Trx, order: OrderRecord): Promise<number> {
  if (order.status === 'delivered') return 0;
  const [lines, back] = [await findAgreedLines(trx, order.id), await readBack(trx, order.id)];
  const { goods, wrap, delivery, promo } = wantedOf(order, lines, back);
  return goods + wrap + delivery - promo;
}

function wantedOf(order: OrderRecord, lines: readonly AgreedLine[], back: OrderBack) {
  const { wrap_tenge: wrap, delivery_tenge: delivery, promo_tenge: promo } = order;
  return incomeOf({ lines, wrap, delivery, promo, back });
}

/** Income, or discount, that is posted, less what was taken back. */
function netOf(posted: readonly PostedTransfer[], code: 'income' | 'promo', part?: IncomePart): number {
  const [more, less] = code === 'income' ? ['income', 'income-back'] : ['promo-given', 'promo-back'];
  return posted
    .filter(({ counterpart }) => part === undefined || counterpart === part)
    .reduce((sum, one) => sum + (one.code === more ? one.amount : one.code === less ? -one.amount : 0), 0);
}

type PostingFacts = {
  posted: readonly PostedTransfer[];
  promoId: number | undefined;
  by: { at: Date; staffId: number | null };
};

/** What the order gets comes before what it gives: its account never falls below zero. */
function postingsOf(
  orderId: string,
  changes: Readonly<Record<IncomePart | 'promo', number>>,
  { posted, promoId, by }: PostingFacts,
): Posting[] {
  const order = accountOf('order', orderId);
  const next = (code: Posting['code'], part: string) => {
    const ofPart = posted.filter(({ source }) => source.endsWith(`:${part}`));
    return `${nextSource(ofPart, code, orderId)}:${part}`;
  };
  const discount = accountOf('discount', `${promoId ?? ''}`);
  const { promo } = changes;
  const ofPart = (code: 'income' | 'income-back', part: IncomePart): Posting => {
    const [account, source] = [accountOf('income', part), next(code, part)];
    return code === 'income'
      ? { code, source, debit: order, credit: account, amount: changes[part], ...by }
      : { code, source, debit: account, credit: order, amount: -changes[part], ...by };
  };
  const given = next('promo-given', 'promo');
  const back = next('promo-back', 'promo');
  const all: Posting[] = [
    { code: 'promo-given', source: given, debit: discount, credit: order, amount: promo, ...by },
    ...incomeParts.map((part) => ofPart('income-back', part)),
    ...incomeParts.map((part) => ofPart('income', part)),
    { code: 'promo-back', source: back, debit: order, credit: discount, amount: -promo, ...by },
  ];
  return all.filter(({ amount }) => amount > 0);
}

/** How the sales of each line change. @param rest goes to the first of them */
function salesOf(lines: readonly AgreedLine[], wanted: readonly LineIncome[], rest: number): SaleRow[] {
  const goods = lines.filter(({ isCertificate }) => !isCertificate);
  return goods
    .map(({ position, product, soldUnits, soldTenge, soldPromo }, at) => {
      const { units, tenge, promo } = wanted.find((one) => one.position === position) ?? noSale;
      const more = at === 0 ? rest : 0;
      const change = { units: units - soldUnits, tenge: tenge - soldTenge + more, promo: promo - soldPromo };
      return { position, product, ...change };
    })
    .filter(({ units, tenge, promo }) => units !== 0 || tenge !== 0 || promo !== 0);
}
const noSale = { units: 0, tenge: 0, promo: 0 };
