/** Stores the deeds of each press on the phone, and undoes the last press while it is unsent. */
import { type Deed, deedText } from '#domain/couriers/deed.ts';
import { endOf, followOn, type NewDeed, withoutLast } from '#domain/couriers/outbox.ts';
import type { Outside, PhoneState, StopMarks } from './phone.ts';
import { forgetPhotos, type Photo, storePhotos } from './photos.ts';

export type DeedDraft = Pick<NewDeed, 'order' | 'kind' | 'facts'> & { photos?: readonly Photo[] };

/**
 * Stores the deeds of one press at stops of the shown round, all or none, with one timestamp, by which `undoPress`
 * finds them. Photos are stored first. @returns after they are stored
 */
export async function writeDeeds(
  outside: Outside,
  done: readonly DeedDraft[],
): Promise<PhoneState | undefined> {
  const named = done.map((one) => ({ ...one, id: outside.newId() }));
  const { unwritten } = outside.photos;
  for (const { id } of named) unwritten.add(id);
  try {
    return await append(outside, await makeDeeds(outside, named));
  } finally {
    for (const { id } of named) unwritten.delete(id);
  }
}

async function append(
  { store, hash }: Outside,
  made: readonly Omit<NewDeed, 'seen'>[],
): Promise<PhoneState | undefined> {
  for (;;) {
    const state = await store.read();
    if (!state?.round) return state;
    const chain: Deed[] = [];
    for (const one of made) {
      const deed = followOn(endOf(chain.length > 0 ? chain : state.deeds), { ...one, seen: state.round.now });
      deed.hash = await hash(deedText(state.device, deed));
      chain.push(deed);
    }
    let isWritten = false;
    const after = await store.change((current) => {
      // Another tab was faster: these deeds are chained to that tab's.
      if (current?.device !== state.device || endOf(current.deeds).seq !== endOf(state.deeds).seq)
        return current;
      isWritten = true;
      return { ...current, deeds: [...current.deeds, ...chain] };
    });
    if (isWritten || !after) return after;
  }
}

type DeedWithId = DeedDraft & { id: string };

async function makeDeeds(outside: Outside, done: readonly DeedWithId[]): Promise<Omit<NewDeed, 'seen'>[]> {
  const at = outside.now().toISOString();
  return Promise.all(
    done.map(async ({ photos = [], facts, ...one }) => {
      const proof = await storePhotos(outside, { deed: one.id, taken: photos });
      return { ...one, facts: { ...facts, ...proof }, at };
    }),
  );
}

/** Sets a mark on a stop of the round. */
export function markStop(
  { store }: Outside,
  order: string,
  mark: (before: StopMarks) => StopMarks,
): Promise<PhoneState | undefined> {
  return store.change((state) => {
    if (!state?.round) return state;
    const stops = new Set(state.round.stops.map(({ id }) => id));
    const kept = Object.entries(state.marks ?? {}).filter(([id]) => stops.has(id));
    const known = Object.fromEntries(kept);
    return { ...state, marks: { ...known, [order]: mark(known[order] ?? {}) } };
  });
}

/** Removes all deeds of the last press, if none has been sent. */
export async function undoPress({ store, photos, now }: Outside): Promise<PhoneState | undefined> {
  let undone: readonly Deed[] = [];
  const after = await store.change((state) => {
    if (!state) return state;
    const left = withoutLast(state, now());
    undone = state.deeds.slice(left.deeds.length);
    return { ...state, ...left };
  });
  for (const { id, facts } of undone) if (facts.photo) await forgetPhotos(photos, id);
  return after;
}

/** A random UUID, version 4: `crypto.randomUUID` is younger than a courier's phone may be. */
export function newDeedId(): string {
  const [version, variant] = [6, 8];
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, at) => {
    if (at === version) return (byte & 0x0f) | 0x40;
    return at === variant ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
