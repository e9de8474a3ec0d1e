/** What a recipient may choose instead: the giver's alternatives, and the giver's own choice once it was swapped. */
import type { GiftAlternative } from '#contract/gift-requests/shop.ts';
import { maySwap, originalPlace, swapDifference, swappableLine } from '#domain/gift-requests/swap.ts';
import { type OptionForSale, readOptionsForSale } from '#server/features/catalogue/products/products.read.ts';
import { pictureOf, readPictures } from '#server/features/media/read-pictures.ts';
import type { OrderLineRecord } from '#server/features/orders/core/order-record.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { findAlternatives } from './core/requests.read.ts';
import { readBack } from '#server/features/orders/core/refund-parts.read.ts';
import { readAvailableUnits } from '#server/features/stock/stock.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { AskedOrder } from './lock-gift.ts';

export type Alternative = {
  place: number;
  goods: OptionForSale;
  /** Tenge refunded to the giver. */
  difference: number;
};

/** The line that may be swapped, and its options by place; undefined when nothing may be swapped. */
export async function readSwap(
  db: Db | Trx,
  { order, request }: AskedOrder,
): Promise<{ line: OrderLineRecord; options: ReadonlyMap<number, number>; isOpen: boolean } | undefined> {
  const allowed = await findAlternatives(db, order.id);
  if (allowed.size === 0) return undefined;
  const line = swappableLine(await readOrderLines(db, order.id));
  if (!line) return undefined;
  const original = line.swapped_from?.option ?? line.option_id;
  const options = new Map([...allowed, [originalPlace, original]]);
  // A fully refunded line is not sent.
  const isKept = !(await readBack(db, order.id)).lines.get(line.position)?.units;
  const isPaid = order.stock_state === 'shipped';
  return { line, options, isOpen: isKept && maySwap(request, { status: order.status, isPaid }) };
}

/**
 * Alternatives that cost no more than is left of the line, at today's prices, regardless of stock. Goods still to be
 * made are left out: they would miss the day.
 */
export async function readAlternatives(
  db: Db | Trx,
  { line, options }: { line: OrderLineRecord; options: ReadonlyMap<number, number> },
): Promise<Alternative[]> {
  const back = (await readBack(db, line.order_id)).lines.get(line.position)?.swap ?? 0;
  const paid = { price: line.price_tenge, share: line.promo_tenge, back };
  const goods = await readOptionsForSale(db, [...options.values()]);
  return [...options].flatMap(([place, option]) => {
    const found = goods.get(option);
    if (!found?.forSale || found.isCertificate || found.leadDays > 0 || option === line.option_id) return [];
    const difference = swapDifference(paid, found.price);
    return difference === undefined ? [] : [{ place, goods: found, difference }];
  });
}

/** Those in stock now, with pictures and without prices. */
export async function showAlternatives(db: Db | Trx, asked: AskedOrder): Promise<GiftAlternative[]> {
  const swap = await readSwap(db, asked);
  if (!swap?.isOpen) return [];
  const all = await readAlternatives(db, swap);
  const available = await readAvailableUnits(
    db,
    all.map(({ goods }) => goods.option),
  );
  const here = all.filter(({ goods }) => (available.get(goods.option) ?? 0) > 0);
  const pictures = await readPictures(
    db,
    here.map(({ goods }) => goods.pictureId),
  );
  return here.map(({ place, goods: { title, optionTitle, pictureId } }) => ({
    ...{ alternative: place, title, optionTitle, picture: pictureOf(pictureId, pictures) },
  }));
}
