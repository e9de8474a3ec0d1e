import type { OrderRow } from '#contract/orders/shop.ts';
import type { PageInfo } from '#contract/shared.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { Context } from '#server/context.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { countOrders, findLinesOf, findOrders } from './core/orders.read.ts';
import { shapeHead } from './shape-order.ts';

export type OrdersQuery = { page?: number; page_size?: number; status?: OrderStatus };

const usualSize = 12;
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
  const offset = (number - 1) * size;
  const orders = await findOrders(ctx.db, filter, { limit: size, offset });
  // When the first page is not full its length gives the total, so most customers cost no count query.
  const isLast = orders.length < size && (orders.length > 0 || offset === 0);
  const total = isLast ? offset + orders.length : await countOrders(ctx.db, filter);
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
    ...(order.recipient === null ? {} : { recipientName: order.recipient }),
    itemsCount: (lines.get(order.id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    pictures: pictureIds(order.id).flatMap((id) => pictures.get(id) ?? []),
  }));
  return { data, page: { number, size, total, pages: Math.ceil(total / size) } };
}
