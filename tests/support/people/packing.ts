/** An order that is being packed, and photos of its parcel. */
import { openCounter } from '../shop/counter.ts';
import type { TestShop } from '../shop/start-shop.ts';
import { twoHalves } from '../shop/two-halves.ts';
import type { OrderInput } from '#contract/checkout/shop.ts';
import { type Colleague, hire } from './staff.ts';

type Step = 'confirm' | 'prepare' | 'make-ready';

export async function move({ office }: Colleague, id: string, ...actions: Step[]): Promise<void> {
  for (const action of actions)
    await office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
}

/** Uploads a photo of the parcel. @returns the office's answer */
export async function shoot({ office }: Colleague, id: string, data?: Buffer) {
  const form = new FormData();
  const bytes = new Uint8Array(data ?? (await twoHalves()));
  form.set('photo', new Blob([bytes], { type: 'image/jpeg' }), 'surat.jpg');
  return (await office('POST /api/office/orders/:id/photos/', { params: { id }, body: form })).data.report;
}

/** An order that is being packed, of a signed-in buyer. */
export async function pack(shop: TestShop, input?: Partial<OrderInput>) {
  const packer = await hire(shop, 'packer');
  const counter = await openCounter(shop);
  const { id } = (await counter.order(input)).data;
  await move(packer, id, 'confirm', 'prepare');
  return { packer, id, ...counter };
}
