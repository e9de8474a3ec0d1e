/** Certificate sales in tests. */
import type { CertificateUnit } from '#contract/certificates/bought.ts';
import type { OrderInput } from '#contract/checkout/shop.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { settlePayment } from '#server/features/checkout/payment/settle-payment.ts';
import { readAttempts } from '#server/features/payments/payments.read.ts';
import { atBank, pressPay, startPayingShop } from '../people/paying.ts';
import { createApi } from './api.ts';
import { openCounter } from './counter.ts';
import { addProduct } from './factories.ts';
import type { TestShop } from './start-shop.ts';

export const face = 30_000;
export const print: CertificateUnit = { way: 'PRINT', name: 'Mähri', message: 'Gutlaýaryn!' };
export const sms: CertificateUnit = { way: 'SMS', mobile: '65 12-34-56' };

/** A shop that sells certificates of 300 manat, and orders of them by its buyer. */
export async function openSale() {
  const shop = await startPayingShop();
  shop.ctx.config.features = ['certificates'];
  const counter = await openCounter(shop);
  const card = await addProduct(shop, { kind: 'certificate', options: [{ price: face, count: 1_000 }] });
  const { buyer, order } = counter;
  const buy = async (units: CertificateUnit[], more: Partial<OrderInput> = {}) => {
    const item = { product: card.id, option: card.option, quantity: units.length, certificate: units };
    const none = { payment: 'ONLINE', delivery: 'NONE', address: null } as const;
    return (await order({ items: [item], ...none, ...more })).data;
  };
  const pay = async (order: { id: string; totals: { total: number } }) => {
    const unpaid = {
      ...order,
      customerId: buyer.customerId,
      total: order.totals.total,
      option: 0,
      phone: '',
    };
    await atBank(shop, await pressPay(shop, unpaid));
    return settle(shop, order.id);
  };
  const api = createApi(shop.origin, { lang: 'tm' });
  api.useToken(buyer.token);
  const look = async (id: string) => (await api('GET /api/order/order-detail/:id/', { params: { id } })).data;
  const cancel = (id: string) => cancelOrder(shop.ctx, buyer, id);
  return { ...counter, shop, card, buy, pay, look, cancel, api };
}

export async function settle(shop: TestShop, orderId: string): Promise<void> {
  for (const attempt of await readAttempts(shop.ctx.db, orderId)) await settlePayment(shop.ctx, attempt);
}
