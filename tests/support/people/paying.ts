/** Payments in tests: the customer's, the bank's and the ledger's side. */
import assert from 'node:assert/strict';
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { createBpcBank } from '#server/adapters/banks/bpc.ts';
import type { Bank } from '#server/adapters/banks/port.ts';
import type { Fault } from '#server/bank-simulator/faults.ts';
import type { BankOrder } from '#server/bank-simulator/order.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkPayment } from '#server/features/checkout/payment/check-payment.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { openOrder } from '#server/features/orders/core/open-order.ts';
import { reserveStock } from '#server/features/stock/reserve-stock.ts';
import { addProduct } from '../shop/factories.ts';
import { strikes } from './bank-faults.ts';
import { findBreaches } from '../shop/invariants.ts';
import { freshPhone, startShop, type TestShop } from '../shop/start-shop.ts';

/**
 * A shop with the real time-outs of its banks. @param isHurried for tests in which answers are lost: each takes a second
 * and a half, which a busy machine keeps, not ten
 */
export async function startPayingShop({ isHurried = false } = {}): Promise<TestShop> {
  const banks = new Map<BankCode, Bank>();
  const shop = await startShop({ overrides: { banks } });
  for (const config of shop.ctx.config.banks)
    banks.set(
      config.code,
      createBpcBank(
        { ...config, ...(isHurried ? { connectMs: 1_500, totalMs: 1_500 } : {}) },
        { now: shop.ctx.now, log: shop.ctx.log },
      ),
    );
  return shop;
}

export type UnpaidOrder = { id: string; customerId: number; total: number; option: number; phone: string };

/** An unpaid order with its units reserved. */
export async function addUnpaidOrder(
  shop: TestShop,
  input: { option?: number; price?: number; count?: number } = {},
): Promise<UnpaidOrder> {
  const { ctx } = shop;
  const price = input.price ?? 12_345;
  const option =
    input.option ?? (await addProduct(shop, { options: [{ price, count: input.count ?? 1 }] })).option;
  const phone = freshPhone();
  const at = ctx.now();
  const customer = await ctx.db
    .insertInto('customer')
    .values({ phone, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { product_id, sku } = await ctx.db
    .selectFrom('product_option')
    .select(['product_id', 'sku'])
    .where('id', '=', option)
    .executeTakeFirstOrThrow();
  const id = ctx.newId();
  const title = { tm: 'Gül', ru: 'Цветы' };
  await inTransaction(ctx.db, async (trx) => {
    const inputs = [{ product: product_id, option, quantity: 1 }];
    const optionsForSale = new Map([[option, { product: product_id, forSale: true }]]);
    const { shortages } = await reserveStock(trx, inputs, optionsForSale, { orderId: id, at });
    assert.deepEqual(shortages, []);
    await openOrder(
      trx,
      {
        id,
        customer_id: customer.id,
        status: 'awaiting-payment',
        payment_status: 'unpaid',
        payment: 'ONLINE',
        goods_tenge: price,
        wrap_tenge: 0,
        delivery_tenge: 0,
        certificate_tenge: 0,
        total_tenge: price,
        stock_state: 'held',
        expires_at: new Date(at.getTime() + 25 * 60_000),
        source: 'site',
        delivery_method: 'STANDARD',
        delivery_day: null,
        delivery_from: null,
        delivery_to: null,
        slot_id: null,
        promise_lost_at: null,
        zone_id: null,
        recipient_asks: true,
        asked_place: null,
        address: null,
        gift: null,
        comment: '',
        lang: 'tm',
        created_at: at,
        updated_at: at,
      },
      [
        {
          product_id,
          option_id: option,
          title,
          option_title: title,
          picture_id: null,
          sku,
          quantity: 1,
          price_tenge: price,
        },
      ],
    );
  });
  return { id, customerId: customer.id, total: price, option, phone };
}

/** Starts a payment. @returns the address of the bank's page */
export async function pressPay(shop: TestShop, order: UnpaidOrder, bank: BankCode = 'HALK'): Promise<string> {
  const { id: orderId, customerId } = order;
  return (await startPayment(shop.ctx, { orderId, customerId, bank })).formUrl;
}

/** Checks the payment, as when the customer returns from the bank's page. */
export async function comeBack(shop: TestShop, order: UnpaidOrder) {
  return (await checkPayment(shop.ctx, order, order.id)).data;
}

/** An order that was paid at the bank and settled. */
export async function addPaidOrder(shop: TestShop): Promise<UnpaidOrder & { formUrl: string }> {
  const order = await addUnpaidOrder(shop);
  const formUrl = await pressPay(shop, order);
  await atBank(shop, formUrl);
  await comeBack(shop, order);
  return { ...order, formUrl };
}

export function bankIdOf(formUrl: string): string {
  return new URL(formUrl).searchParams.get('mdOrder') ?? '';
}

/** An action of the payer, or an expiry, at the bank. */
export async function atBank(
  shop: TestShop,
  formUrl: string,
  action: 'pay' | 'decline' | 'expire' = 'pay',
): Promise<void> {
  const reply = await fetch(`${shop.bankOrigin}/control/orders/${bankIdOf(formUrl)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  });
  assert.equal(reply.status, 200, await reply.text());
}

export function playFaults(
  shop: TestShop,
  ...faults: (Pick<Fault, 'method' | 'kind'> & Partial<Fault>)[]
): void {
  shop.simulator.faults.replace(
    faults.map((fault) => ({
      times: 1,
      delayMs: 0,
      effect: strikes(fault.kind),
      ...fault,
    })),
  );
}

/** Calls that the bank received, by method. */
export async function callsAt(shop: TestShop, method: string) {
  const reply = await fetch(`${shop.bankOrigin}/control/calls`);
  const { calls } = (await reply.json()) as {
    calls: { method: string; at: number; orderNumber: string | null; mdOrder: string | null }[];
  };
  return calls.filter((call) => call.method === method);
}

export const bankOrders = (shop: TestShop): BankOrder[] => shop.simulator.bank.book.all();

export async function readOrder(shop: TestShop, id: string) {
  const orders = shop.ctx.db.selectFrom('shop_order').innerJoin('order_money', 'order_id', 'id');
  return orders.selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function readAttempts(shop: TestShop, orderId: string) {
  return shop.ctx.db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
}

/** Advances the clock in steps of some seconds, running jobs and tasks. */
export async function letTimePass(shop: TestShop, seconds: number, step = 10): Promise<void> {
  for (let gone = 0; gone < seconds; gone += step) {
    shop.advance(Math.min(step, seconds - gone));
    await shop.settle();
  }
}

/** Order statuses in which the shop keeps the money. */
const isServed = new Set(['placed', 'confirmed', 'preparing', 'ready', 'on-the-way', 'delivered']);

/** Asserts that the bank's ledger and the shop agree on deposits and refunds of every order, to the tenge. */
export async function assertBooksAgree(shop: TestShop): Promise<void> {
  assert.deepEqual(await findBreaches(shop.ctx.db), []);
  const { db } = shop.ctx;
  const paid = db.selectFrom('payment_attempt as a').leftJoin('payment_money as m', 'm.attempt_id', 'a.id');
  const attempts = await paid.select(['a.order_id', 'a.order_number', 'm.is_kept']).execute();
  const orders = await db
    .selectFrom('shop_order')
    .innerJoin('order_money', 'order_id', 'id')
    .selectAll()
    .execute();
  for (const order of orders) {
    const own = attempts.filter(({ order_id }) => order_id === order.id);
    const numbers = new Set(own.map(({ order_number }) => order_number));
    const there = bankOrders(shop).filter(({ orderNumber }) => numbers.has(orderNumber));
    const deposited = sum(there.map((one) => one.deposited + one.refunded));
    assert.equal(order.paid_tenge, deposited, `paid sum of ${order.id}`);
    assert.equal(
      order.refunded_tenge,
      sum(there.map(({ refunded }) => refunded)),
      `refunded sum of ${order.id}`,
    );
    const kept = own.filter(({ is_kept }) => is_kept);
    assert.equal(
      kept.length,
      isServed.has(order.status) ? 1 : 0,
      `kept money of ${order.id} (${order.status})`,
    );
    for (const { order_number } of kept)
      assert.equal(there.find(({ orderNumber }) => orderNumber === order_number)?.amount, order.total_tenge);
  }
}

/** The code of a refusal, or `accepted`. */
export async function refusalCode(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'accepted',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error.code;
    },
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
