/** A courier's phone in tests: the code of the page with a store in memory. */
import { createHash, randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import type { Outside, PhoneState, Store, SyncResult } from '#backoffice/features/couriers/phone/phone.ts';
import { partOf, type Photo } from '#backoffice/features/couriers/phone/photos.ts';
import { type DeedDraft, writeDeeds } from '#backoffice/features/couriers/phone/write-deeds.ts';
import { syncAll } from '#backoffice/features/couriers/phone/send-photos.ts';
import { memoryPhotos } from '#backoffice/features/couriers/phone/store.ts';
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
  sync(): Promise<SyncResult>;
  /** Records a deed; the next sync sends it. */
  does(order: string, kind: DeedDraft['kind'], facts?: object, ...photos: Photo[]): Promise<void>;
  state(): Promise<PhoneState>;
  /** How far the phone's clock is ahead of the shop's, in seconds. */
  ahead: number;
};

type Line = Pick<Outside, 'send' | 'sendPart' | 'now' | 'newId'>;

/** An empty phone, with what it calls. */
export function phoneWith(line: Line): Outside {
  return {
    ...line,
    store: memoryStore(),
    photos: memoryPhotos(),
    hash: async (of) => createHash('sha256').update(of).digest('hex'),
  };
}

/** The phone of a signed-in courier. */
export function openCourierPhone(shop: TestShop, { office }: Pick<Colleague, 'office'>): CourierPhone {
  const line: Line = {
    sendPart: async (at, photo, offset) => {
      const call = { params: { id: at.deed }, body: partOf(at, photo, offset) };
      return (await office('PUT /api/courier/deeds/:id/photo/', call)).data;
    },
    send: async (body) => (await office('POST /api/courier/deeds/', { body })).data,
    now: () => new Date(shop.ctx.now().getTime() + phone.ahead * 1_000),
    newId: () => shop.ctx.newId(),
  };
  const phone: CourierPhone = {
    ...phoneWith(line),
    ahead: 0,
    sync: () => syncAll(phone),
    async does(order, kind, facts = {}, ...photos) {
      await writeDeeds(phone, [{ order, kind, facts, photos }]);
      shop.advance(13);
    },
    state: async () => (await phone.store.read()) as PhoneState,
  };
  return phone;
}

/** A JPEG as large as a phone sends one in several parts; no two are alike. */
export async function takePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const side = 340;
  const noise = randomFillSync(Buffer.alloc(side * side * 3));
  const raw = { width: side, height: side, channels: 3 as const };
  return new Uint8Array(await sharp(noise, { raw }).jpeg({ quality: 90 }).toBuffer());
}
