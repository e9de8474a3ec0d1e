import type { OrderRow } from '#contract/orders.ts';
import type { PageInfo } from '#contract/shared.ts';
import { orderStatuses, type OrderStatus } from '#domain/order.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPictures } from '#server/shop/media/read-pictures.ts';
import { countOrders, findLinesOf, findOrders } from './orders-read.repo.ts';
import { shapeHead } from './shape-order.ts';

export type OrdersQuery = { page?: number; page_size?: number; status?: OrderStatus };

const usualSize = 12;
const largestSize = 60;
const shownPictures = 4;

/** The customer's orders, newest first, with the pictures of their first goods. */
export async function listOrders(
  ctx: Pick<Context, 'db'>,
  customerId: number,
  query: OrdersQuery,
): Promise<{ data: OrderRow[]; page: PageInfo }> {
  const filter = { customerId, status: query.status };
  const size = query.page_size ?? usualSize;
  const number = query.page ?? 1;
  const total = await countOrders(ctx.db, filter);
  const orders = await findOrders(ctx.db, filter, { limit: size, offset: (number - 1) * size });
  const lines = Map.groupBy(
    await findLinesOf(
      ctx.db,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  const pictureIds = (id: string) =>
    [...new Set((lines.get(id) ?? []).flatMap(({ picture_id }) => picture_id ?? []))].slice(0, shownPictures);
  const pictures = await readPictures(
    ctx.db,
    orders.flatMap(({ id }) => pictureIds(id)),
  );
  const data = orders.map((order) => ({
    ...shapeHead(order),
    itemsCount: (lines.get(order.id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    pictures: pictureIds(order.id).flatMap((id) => pictures.get(id) ?? []),
  }));
  return { data, page: { number, size, total, pages: Math.ceil(total / size) } };
}

/**
 * The specification puts the query into the path (`order-list/page=2&status=placed`); both ways say the same.
 * @throws Refusal `request.invalid` naming the field that does not read
 */
export function readPathQuery(segment: string | undefined, query: OrdersQuery): OrdersQuery {
  if (!segment) return query;
  if (!segment.includes('=')) throw new Refusal('request.invalid', { field: 'query' });
  const read: OrdersQuery = { ...query };
  for (const [name, text] of new URLSearchParams(segment.replace(/^\?/, ''))) {
    if (text === '') continue;
    if (name === 'page') read.page = wholeNumber(name, text, 100_000);
    else if (name === 'page_size') read.page_size = wholeNumber(name, text, largestSize);
    else if (name === 'status' && isStatus(text)) read.status = text;
    else throw new Refusal('request.invalid', { field: name.slice(0, 40) });
  }
  return read;
}

function wholeNumber(field: string, text: string, max: number): number {
  const number = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= max)) throw new Refusal('request.invalid', { field });
  return number;
}

function isStatus(text: string): text is OrderStatus {
  return (orderStatuses as readonly string[]).includes(text);
}
