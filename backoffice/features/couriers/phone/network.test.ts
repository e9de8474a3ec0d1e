/** A phone that is offline for hours, with a network that loses, duplicates, delays and truncates what is sent. */
import { expect, test } from 'vitest';
import { waitingDeeds } from '#domain/couriers/outbox.ts';
import { type Chance, createChance } from '../../../../lab/prove/chance.ts';
import { tellFigures, tellProgress } from '../../../../lab/prove/tell-figures.ts';
import { howOften, timeoutFor } from '../../../../tests/support/shop/how-often.ts';
import { memoryStore } from '../../../../tests/support/people/courier-phone.ts';
import { hash, openDeedServer } from '../../../../tests/support/people/deed-server.ts';
import { type Calls, offline, openNetwork } from '../../../../tests/support/people/poor-network.ts';
import type { Outside, PhoneState } from './phone.ts';
import { syncAll } from './send-photos.ts';
import { memoryPhotos } from './store.ts';
import { undoPress, writeDeeds, type DeedDraft } from './write-deeds.ts';

/** What was done: the order of each deed and the hashes of its photos. */
type WrittenDeed = { order: string; photos: readonly string[] };
type Life = { written: Map<string, WrittenDeed>; server: ReturnType<typeof openDeedServer> };

/**
 * Twenty turns of one phone that is sometimes killed, of a copy of it from some point on, and of two tabs, some days
 * after eight hours offline; then a working network.
 */
async function live(seed: number): Promise<Life> {
  const chance = createChance(seed);
  const server = openDeedServer();
  const calls: Calls = {
    send: async (body) => server.take(body),
    sendPart: async (at, photo, offset) => server.takePart({ at, photo, offset }),
  };
  const network = openNetwork(calls, chance);
  let clock = Date.UTC(2026, 10, 23, 9);
  const dead = new Set<Outside>();
  const openPhone = (state?: PhoneState, photos = memoryPhotos()): Outside => {
    const phone: Outside = {
      store: memoryStore(state),
      photos,
      sendPart: (...part) => (dead.has(phone) ? Promise.reject(offline()) : network.sendPart(...part)),
      send: (body) => (dead.has(phone) ? Promise.reject(offline()) : network.send(body)),
      now: () => new Date(clock),
      newId: () => chance.uuid(),
      hash: async (of) => hash(of),
    };
    return phone;
  };
  /** The app is killed during a call: the request may have arrived, its response is never read. */
  const kill = async (phone: Outside) => {
    const call = syncAll(phone);
    for (let moments = chance.upTo(12); moments > 0; moments--) await Promise.resolve();
    dead.add(phone);
    phones[phones.indexOf(phone)] = openPhone(await phone.store.read(), phone.photos);
    await call;
  };
  const phones = [openPhone()];
  const life: Life = { written: new Map(), server };
  await until(async () => (await syncAll(phones[0] as Outside)) === 'done');
  if (chance.is(0.05)) {
    network.setUp(false);
    for (let stop = 0; stop < 120; stop++) {
      clock += 240_000;
      await write(life, phones[0] as Outside, chance);
      if (stop % 10 === 0) await syncAll(phones[0] as Outside);
    }
  }
  for (let turn = 0; turn < 20; turn++) {
    network.setUp(chance.is(0.6));
    const phone = chance.oneOf(phones);
    if (chance.is(0.5))
      await Promise.all([write(life, phone, chance), chance.is(0.3) ? syncAll(phone) : undefined]);
    else if (phones.length === 1 && chance.is(0.2)) await undo(life, phone);
    else if (chance.is(0.2)) await kill(phone);
    // Two calls at once, as of two tabs, or of a page that was killed and opened again while its call was under way.
    else await Promise.all([syncAll(phone), chance.is(0.3) ? syncAll(phone) : undefined]);
    if (chance.is(0.02)) phones.push(openPhone(await phone.store.read()));
    if (chance.is(0.1)) clock += chance.oneOf([-86_400_000, 86_400_000]);
    else clock += chance.upTo(30) * 1_000;
  }
  network.setUp(true);
  clock += 3 * 86_400_000;
  for (const phone of phones)
    await until(async () => {
      clock += 20_000;
      const state = await syncAll(phone).then(() => phone.store.read());
      const photos = await phone.photos.keys();
      return state !== undefined && waitingDeeds(state).length + photos.length === 0;
    });
  return life;
}

async function write(life: Life, phone: Outside, chance: Chance): Promise<void> {
  const before = await phone.store.read();
  const one = () => takeWithPhotos(chance);
  const along = (): DeedDraft => ({ ...one(), kind: 'taken-along', photos: [] });
  const press = chance.is(0.2) ? [along(), along(), along()] : [one()];
  const other = chance.is(0.2) ? [one()] : [];
  const done = [...press, ...other];
  const known = new Set(before?.deeds.map(({ id }) => id));
  await Promise.all([press, other].map((deeds) => writeDeeds(phone, deeds)));
  for (const { id, order } of (await phone.store.read())?.deeds ?? []) {
    const photos = done.find((deed) => deed.order === order)?.photos ?? [];
    if (!known.has(id)) life.written.set(id, { order, photos: photos.map((photo) => hash(photo)) });
  }
}

/** A hand-over with up to three photos; each order is handed over once, so that it tells which photos are its own. */
function takeWithPhotos(chance: Chance): DeedDraft {
  const order = `o${chance.uuid()}`;
  const photo = () => new Uint8Array(Array.from({ length: chance.upTo(7) }, () => chance.upTo(250)));
  const photos = chance.is(0.5) ? Array.from({ length: chance.upTo(3) }, photo) : [];
  return { order, kind: 'handed-over', facts: {}, photos };
}

async function undo(life: Life, phone: Outside): Promise<void> {
  const before = (await phone.store.read())?.deeds ?? [];
  const after = await undoPress(phone);
  const kept = new Set(after?.deeds.map(({ id }) => id));
  for (const { id } of before) if (!kept.has(id)) life.written.delete(id);
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) if (await done()) return;
  throw new Error('the phone never got through');
}

test('whatever the network does, no deed and no photo is lost, doubled or at another stop', {
  timeout: timeoutFor('networkScripts', 240),
}, async () => {
  const count = howOften('networkScripts');
  const wrong: string[] = [];
  let [deeds, photos] = [0, 0];
  for (let seed = 1; seed <= count; seed++) {
    const { written, server } = await live(seed);
    const arrived = [...server.applied].map(([id, { order }]) => `${id} ${order}`).toSorted();
    const wanted = [...written].map(([id, { order }]) => `${id} ${order}`).toSorted();
    if (arrived.join() !== wanted.join()) wrong.push(`seed ${seed}: ${arrived.length} of ${wanted.length}`);
    if (server.broken.length > 0) wrong.push(`seed ${seed}: broken ${server.broken.length}`);
    const taken = [...written].flatMap(([id, done]) =>
      [...new Set(done.photos)].map((one) => `${id} ${one}`),
    );
    if (server.whole.toSorted().join() !== taken.toSorted().join())
      wrong.push(`seed ${seed}: ${server.whole.length} photos of ${taken.length}`);
    deeds += wanted.length;
    photos += taken.length;
    tellProgress('networkScripts', seed, count);
  }
  tellFigures('B47', { scripts: count, deeds, photos });
  expect(wrong).toEqual([]);
  expect(deeds).toBeGreaterThan(count * 5);
  expect(photos).toBeGreaterThan(count * 3);
});
