import { expect, test } from 'vitest';
import { checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import {
  addUnpaidOrder,
  atBank,
  bankIdOf,
  comeBack,
  pressPay,
  startPayingShop,
} from '../../../tests/support/people/paying.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';
import { printBooks } from './books.ts';

async function addPayment(shop: TestShop, isPaid = true) {
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  if (isPaid) {
    await atBank(shop, formUrl);
    await comeBack(shop, order);
  }
  const there = shop.simulator.bank.book.byId(bankIdOf(formUrl))!;
  return { order, there };
}
/** The ledger has a tenge more than the payment of the order. */
const postTwice = (shop: TestShop, orderId: string) =>
  asOwner(
    shop.databaseUrl,
    `insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day)
      select account_of('bank', 'HALK'), account_of('payment', id), 1, 'posted', 'card-paid', 'x', now(), current_date
        from payment_attempt where order_id = '${orderId}'`,
  );

type Payment = Awaited<ReturnType<typeof addPayment>>;

test('ten differences of ten kinds are found and named, one line each', async () => {
  await using shop = await startPayingShop();
  const { book } = shop.simulator.bank;
  const { db } = shop.ctx;
  const attempt = (id: string) => db.updateTable('payment_attempt').where('order_id', '=', id);
  const orderRow = (id: string) => db.updateTable('shop_order').where('id', '=', id);
  const plants: Record<string, (payment: Payment) => unknown> = {
    'missing-at-bank': ({ order }) => attempt(order.id).set({ bank_order_id: crypto.randomUUID() }).execute(),
    'amounts-differ': ({ there }) => book.keep({ ...there, amount: there.amount + 1 }),
    'paid-only-here': ({ there }) => book.keep({ ...there, status: 3, deposited: 0 }),
    'paid-only-at-bank': ({ there }) => book.keep({ ...there, status: 2, deposited: there.amount }),
    'refunds-differ': ({ there }) =>
      book.keep({ ...there, status: 4, deposited: 1, refunded: there.amount - 1 }),
    unreadable: ({ there }) => book.keep({ ...there, status: null as never }),
    'paid-without-money': ({ order }) =>
      orderRow(order.id).set({ status: 'placed', payment_status: 'paid' }).execute(),
    'money-without-paid': ({ order }) => orderRow(order.id).set({ payment_status: 'unpaid' }).execute(),
    'money-owed': ({ order }) => orderRow(order.id).set({ status: 'cancelled' }).execute(),
    'ledger-sum': ({ order }) => postTwice(shop, order.id),
  };
  const planted = new Map<string, string>();
  for (const [kind, plant] of Object.entries(plants)) {
    const payment = await addPayment(shop, !['paid-only-at-bank', 'paid-without-money'].includes(kind));
    await plant(payment);
    planted.set(payment.order.id, kind);
  }
  await addPayment(shop);
  const report = await checkBooks(shop.ctx);
  const found = new Map(report.differences.map(({ orderId, difference }) => [orderId, difference]));
  expect(found).toEqual(planted);
  expect(report.differences).toHaveLength(10);

  const printed = printBooks(report, 0.4);
  expect(printed).toContain('11 compared with the banks in 0.4 s');
  for (const kind of planted.values()) expect(printed).toMatch(new RegExp(`S-\\d+ .*${kind}: [a-z]`));
  expect(printBooks({ orders: 1, attempts: 1, unanswered: 0, differences: [] }, 0)).toContain(
    'Differences    none',
  );
});

test('a sum that the ledger has and the payments have not is found', async () => {
  await using shop = await startPayingShop();
  const { order } = await addPayment(shop);
  await postTwice(shop, order.id);
  const report = await checkBooks(shop.ctx);
  expect(report.differences).toMatchObject([{ orderId: order.id, difference: 'ledger-sum' }]);
  expect(printBooks(report, 0)).toMatch(/ledger-sum: the ledger/);
});
