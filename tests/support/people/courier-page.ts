/** A shop with the courier's page: staff, goods, and orders assigned to a courier. */
import { type Counter, openCounter } from '../shop/counter.ts';
import type { TestShop } from '../shop/start-shop.ts';
import { type Colleague, confirm, hire } from './staff.ts';

export async function openPage(shop: TestShop, goods = 100) {
  const features = ['courier-page', 'second-attempt', 'order-link'] as const;
  shop.ctx.config.features = [...features];
  const manager = await hire(shop, 'manager');
  const owner = await hire(shop);
  await confirm(shop, owner);
  for (const name of features)
    await owner.office('PUT /api/office/features/:name/', { params: { name }, body: { isOn: true } });
  const myrat = await hire(shop, 'courier');
  const { id } = (await myrat.office('GET /api/office/me/')).data;
  return { manager, owner, myrat, courierId: id, counter: await openCounter(shop, goods) };
}

type Page = Awaited<ReturnType<typeof openPage>>;

/** An order that is ready and assigned to the courier. */
export async function give({ manager, courierId, counter }: Page, ...order: Parameters<Counter['order']>) {
  const { data } = await counter.order(...order);
  for (const action of ['confirm', 'prepare', 'make-ready'] as const) await move(manager, data.id, action);
  await manager.office('POST /api/office/couriers/assign/', { body: { orders: [data.id], courierId } });
  return data;
}

type Action = 'confirm' | 'prepare' | 'make-ready' | 'send' | 'deliver';
export const move = ({ office }: Colleague, id: string, action: Action) =>
  office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
export const show = async ({ office }: Colleague, id: string) =>
  (await office('GET /api/office/orders/:id/', { params: { id } })).data;
export const cash = (sum: number) => ({ taken: { kind: 'CASH', sum } });
