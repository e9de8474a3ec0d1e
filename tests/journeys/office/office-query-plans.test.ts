import { expect, test } from 'vitest';
import { salesBy } from '#contract/reports/office.ts';
import type { Context } from '#server/context.ts';
import { listAudit } from '#server/features/audit/list-audit.ts';
import { brandRecords, categoryRecords } from '#server/features/catalogue/taxonomy/taxonomy-records.ts';
import { readOfficeProducts } from '#server/features/catalogue/products/read-office-products.ts';
import { reviewRecords } from '#server/features/catalogue/reviews/review-records.ts';
import { readCustomers } from '#server/features/customers/profile/read-customers.ts';
import { readOfficePictures } from '#server/features/media/office-pictures.ts';
import { showDashboard } from '#server/features/dashboard/show-dashboard.ts';
import { showNeeds } from '#server/features/dashboard/show-needs.ts';
import { showRound } from '#server/features/couriers/show-round.ts';
import { countViews } from '#server/features/orders/staff/order-views.read.ts';
import { readSalesBy } from '#server/features/orders/staff/sales.read.ts';
import { closeDay } from '#server/features/reports/close-day.ts';
import { showCash } from '#server/features/ledger/show-cash.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { findHandIns, readBalance } from '#server/features/couriers/core/purse.read.ts';
import { readTakings, sumTakings } from '#server/features/orders/staff/takings.read.ts';
import { readStaffOrders } from '#server/features/orders/staff/read-staff-orders.ts';
import { listMovements, listStock } from '#server/features/stock/read-stock.ts';
import { addProduct } from '../../support/shop/factories.ts';
import { startShop } from '../../support/shop/start-shop.ts';
import { watchPlans } from '../../support/shop/watch-plans.ts';

const first = { number: 1, size: 25, offset: 0 };
const both = <Field extends string>(...fields: Field[]) =>
  fields.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]);
/** Search texts that cover all searched fields: letters, digits and both scripts. */
const searches = [{ q: 'güller' }, { q: 'шоколад' }, { q: '77-1' }, { q: '61000' }];

/** Every list of the office, with each filter and each sort order. */
const lists: Record<
  string,
  (ctx: Pick<Context, 'db' | 'now' | 'config'>, option: number) => Promise<unknown>[]
> = {
  products: ({ db }) =>
    [
      {},
      ...both('id', 'title', 'price', 'updatedAt', 'publishedAt', 'popularity'),
      ...searches,
      { status: 'draft' },
      { category: 1 },
      { brand: 1 },
      { idea: 1 },
      { ids: [1, 2] },
      { lacks: 'translation' as const },
      { lacks: 'picture' as const },
      { lacks: 'price' as const },
      { in_stock: true },
      { in_stock: false },
    ].map((filter) => readOfficeProducts(db, filter, first)),
  stock: ({ db }, option) => [
    ...[
      {},
      ...both('free', 'onHand', 'sku', 'id'),
      ...searches,
      { below: 0 },
      { category: 1 },
      { product: 1 },
      { ids: [1, 2] },
    ].map((filter) => listStock(db, filter, first)),
    listMovements(db, option, first),
  ],
  orders: ({ db }) =>
    [
      {},
      ...both('createdAt', 'number', 'total', 'deliveryDay'),
      ...searches,
      { status: 'placed' },
      { payment_status: 'unpaid' },
      { payment: 'CASH' },
      { day: '2026-11-23' },
      { customer: 1 },
      { alarm: true },
      { ids: ['a', 'b'] },
      { from: new Date(0), to: new Date(1e13) },
    ].map((filter) => readStaffOrders(db, filter, first, 'owner')),
  takings: (ctx) => [
    readTakings(ctx.db, { from: dayOf(ctx.now()), to: dayOf(ctx.now()) }),
    sumTakings(ctx.db, { from: dayOf(ctx.now()), to: dayOf(ctx.now()) }),
    readBalance(ctx.db, { courierId: 1, courier: '' }),
    findHandIns(ctx.db, first),
    showRound(ctx, 1),
  ],
  customers: ({ db }) =>
    [{}, ...both('createdAt', 'id'), ...searches, { blocked: true }, { blocked: false }, { ids: '1,2' }].map(
      (filter) => readCustomers(db, filter, first),
    ),
  reviews: ({ db }) =>
    [
      {},
      ...both('createdAt', 'rating', 'id'),
      ...searches,
      { visible: false },
      { rating: 1 },
      { product: 1 },
      { ids: '1,2' },
    ].map((filter) => reviewRecords.list(db, filter, first)),
  pictures: ({ db }) =>
    [{}, ...both('createdAt'), ...searches, { unused: true }, { unused: false }, { ids: 'a,b' }].map(
      (filter) => readOfficePictures(db, filter, first),
    ),
  audit: (ctx) =>
    [
      {},
      ...searches,
      { staff: 1 },
      { action: 'move' },
      { subject: 'order' },
      { subject: 'order', subjectId: 'a' },
      { from: new Date(0), to: new Date(1e13) },
    ].map((filter) => listAudit(ctx, filter, {})),
  reports: ({ db }) => {
    const span = { from: '2026-01-01', to: '2026-12-31', limit: 10 };
    return [...salesBy.map((by) => readSalesBy(db, by, span)), closeDay({ db }, '2026-11-23')];
  },
  cash: (ctx) => [showCash({ ...ctx, banks: new Map() })],
  taxonomy: ({ db }) => [categoryRecords.list(db, {}, first), brandRecords.list(db, {}, first)],
  needs: (ctx) => [showNeeds(ctx, 'owner'), countViews(ctx, 1)],
  dashboard: (ctx) => [showDashboard(ctx, {}), showDashboard(ctx, { from: '2026-01-01', by: 'month' })],
};

/** The total is counted along an index on the filters, in one pass over it. */
const isCount = (text: string) => text.startsWith('select count(*)');

test.each(Object.keys(lists))('no list of the office reads a growing table whole: %s', async (name) => {
  await using shop = await startShop();
  const { option } = await addProduct(shop, { title: { tm: 'Gyzyl güller', ru: 'Красные розы' } });
  await using watched = await watchPlans(shop.ctx, shop.databaseUrl);
  await Promise.all(lists[name]?.(watched.ctx, option) ?? []);
  expect(await watched.findWholeScans(isCount)).toEqual([]);
});
