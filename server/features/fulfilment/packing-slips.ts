/** What is printed for packing: packing slips (no prices on a gift's), a courier's list, greeting cards. */
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { QueryOf, ReplyOf } from '#contract/route.ts';
import type { officeBoard } from '#contract/fulfilment/office-board.ts';
import type { SaleUnit } from '#domain/fields/product.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { StaffActor } from '#server/platform/http/call.ts';
import { rangeOf } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readUnits } from '#server/features/catalogue/products/products.read.ts';
import { readTexts } from '#server/features/content/texts.ts';
import { pictureOf, readPictures } from '#server/features/media/read-pictures.ts';
import { readCertificateLines, withoutCertificates } from '#server/features/certificates/core/sales.read.ts';
import { type OrdersFilter, selectOrders } from '#server/features/orders/staff/orders-filter.read.ts';
import { readStaffOrders } from '#server/features/orders/staff/read-staff-orders.ts';
import { showAsStaff } from './show-as-staff.ts';

type Routes = typeof officeBoard;
type Reply = ReplyOf<Routes['GET /api/office/papers/']>;
type PackingSlips = Reply['data'];
type Input = QueryOf<Routes['GET /api/office/papers/']>;

const mostPackingSlips = 100;
/** Orders read in parallel; few, because other requests need connections too. */
const together = 4;

/**
 * Everything that picking list, courier sheet, receipt and card need, a hundred orders a page.
 * @throws Refusal `request.invalid` unless ids, a day or a count are given; `selection.changed`
 */
export async function showPackingSlips(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  input: Input,
  { role: named, staffId }: StaffActor,
): Promise<Reply> {
  const role = named as StaffRole;
  const filter = await filterOf(ctx, input, staffId);
  const range = rangeOf({ page: input.page, page_size: mostPackingSlips });
  const { data, page } = await readStaffOrders(ctx.db, filter, range, role);
  const orders = await readParcels(
    ctx.db,
    data.map(({ id }) => id),
    role,
  );
  const { home, contacts, legal } = await readTexts(ctx.db, ['home', 'contacts', 'legal']);
  const shop = {
    name: home.name,
    logo: pictureOf(home.logo ?? null, await readPictures(ctx.db, [home.logo])),
    legalName: legal.name,
    footer: legal.footer,
    phones: contacts.phones,
    address: contacts.address,
    url: ctx.config.publicUrl,
  };
  const options = orders.flatMap(({ items }) => items.map(({ option }) => option));
  const units = await readUnits(ctx.db, options);
  return { data: { shop, orders, picking: pick(orders, units) }, page };
}

/** Oldest first. An order without an agreed time belongs to no day. */
async function filterOf(
  ctx: Pick<Context, 'db' | 'now'>,
  { page: _, ids, count, from, ...input }: Input,
  staffId: number,
): Promise<OrdersFilter> {
  const { status } = input;
  const sort = 'createdAt';
  if (ids !== undefined) return { ids: ids.split(','), slot_from: from, ...(status ? { status } : {}), sort };
  if (count !== undefined) {
    const { since_day: since, until_day: until, ...others } = input;
    const filter = { ...others, ...(since ? { from: since } : {}), ...(until ? { to: until } : {}) };
    return { ids: await selectOrders(ctx, { filter, count }, staffId), sort };
  }
  if (input.day === undefined) throw new Refusal('request.invalid', { field: 'day' });
  const open = status ? { status } : { statuses: inHouse };
  return { day: input.day, slot_from: from, ...open, isPromised: true, sort };
}

/** The orders without their certificates, which are not in the parcel: the buyer prints them, or an SMS brings them. */
async function readParcels(db: Db, ids: readonly string[], role: StaffRole): Promise<OfficeOrder[]> {
  const orders: OfficeOrder[] = [];
  for (let at = 0; at < ids.length; at += together)
    orders.push(...(await Promise.all(ids.slice(at, at + together).map((id) => showAsStaff(db, id, role)))));
  const certificates = await readCertificateLines(db, ids);
  return orders.map(({ items, ...order }) => ({
    ...order,
    items: withoutCertificates(items, certificates.get(order.id)),
  }));
}

const inHouse = ['placed', 'confirmed', 'preparing', 'ready'] as const;

/** The picking list: units of each option, without refunded ones, with the orders they are for. */
function pick(orders: readonly OfficeOrder[], units: ReadonlyMap<number, SaleUnit>): PackingSlips['picking'] {
  const lines = orders.flatMap((order) =>
    order.items
      .filter(({ quantity, refunded }) => quantity > refunded)
      .map((item) => ({ order: order.number, item })),
  );
  const byOption = Map.groupBy(lines, ({ item }) => item.option);
  return [...byOption].map(([option, of]) => ({
    option,
    sku: of[0]?.item.sku ?? '',
    title: of[0]?.item.title ?? { tm: '', ru: '' },
    optionTitle: of[0]?.item.optionTitle ?? { tm: '', ru: '' },
    quantity: of.reduce((sum, { item }) => sum + item.quantity - item.refunded, 0),
    unit: units.get(option) ?? null,
    orders: of.map(({ order }) => order),
  }));
}
