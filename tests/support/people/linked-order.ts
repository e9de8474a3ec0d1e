/** An order paid by card, its link, and the codes sent to its buyer. */
import type { OrderInput } from '#contract/checkout/shop.ts';
import { createApi } from '../shop/api.ts';
import { openCounter } from '../shop/counter.ts';
import { startShop } from '../shop/start-shop.ts';
import { atBank } from './paying.ts';
import { hire } from './staff.ts';

export async function openLinked(input: Partial<OrderInput> = {}) {
  const shop = await startShop();
  const { buyer, order, rose, place } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE', ...input });
  const api = createApi(shop.origin, { token: buyer.token });
  const query = { bank: 'HALK' as const };
  const { formUrl } = await api('GET /api/order/payment/:id/', { params: { id: data.id }, query });
  await atBank(shop, formUrl);
  await api('GET /api/order/check-payment/:id/', { params: { id: data.id }, query: {} });
  await shop.settle();
  const manager = await hire(shop, 'manager');
  const link = await manager.office('POST /api/office/orders/:id/link/', { params: { id: data.id } });
  const params = { token: /\/o\/(\w+)/.exec(link.data.url)?.[1] ?? '' };
  const ask = () => shop.api('POST /api/order-link/:token/cancel-code/', { params });
  const cancel = (code: string) =>
    shop.api('POST /api/order-link/:token/cancel/', { params, body: { code } });
  const look = async () => (await shop.api('GET /api/order-link/:token/', { params })).data;
  async function readCode(): Promise<string> {
    await shop.runJobs();
    return /\b\d{6}\b/.exec(shop.sms(buyer.phone)[0]?.text ?? '')?.[0] ?? '';
  }
  return { shop, buyer, rose, place, params, id: data.id, ask, cancel, look, readCode };
}

/** A different, wrong code. */
export const not = (code: string) => (code === '000000' ? '000001' : '000000');
