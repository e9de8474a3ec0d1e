/** A courier's phone in tests: the program of the page with a store in memory. */
import { createHash } from 'node:crypto';
import { sync, type Outside, type PhoneState, type Store, writeDeed } from '#backoffice/courier/phone.ts';
import type { TestShop } from '../shop/start-shop.ts';
import type { Colleague } from './staff.ts';

export function memoryStore(first?: PhoneState): Store {
  let state = structuredClone(first);
  return {
    read: async () => structuredClone(state),
    change: async (by) => {
      state = by(structuredClone(state));
      return structuredClone(state);
    },
  };
}

export type CourierPhone = Outside & {
  sync(): ReturnType<typeof sync>;
  /** Writes a deed; it is sent with the next sync. */
  does(order: string, kind: Parameters<typeof writeDeed>[1]['kind'], facts?: object): Promise<void>;
  state(): Promise<PhoneState>;
  /** What the phone's clock is ahead of the shop's, seconds. */
  ahead: number;
};

/** A phone of a courier who is signed in. */
export function openCourierPhone(shop: TestShop, { office }: Colleague): CourierPhone {
  const phone: CourierPhone = {
    ahead: 0,
    store: memoryStore(),
    send: async (body) => (await office('POST /api/office/round/deeds/', { body })).data,
    now: () => new Date(shop.ctx.now().getTime() + phone.ahead * 1_000),
    newId: () => shop.ctx.newId(),
    hash: async (text) => createHash('sha256').update(text).digest('hex'),
    sync: () => sync(phone),
    async does(order, kind, facts = {}) {
      await writeDeed(phone, { order, kind, facts });
      shop.advance(13);
    },
    state: async () => (await phone.store.read()) as PhoneState,
  };
  return phone;
}
