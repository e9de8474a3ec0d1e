/** The courier's phone: its stored state, and synchronization of deeds and round with the server. */
import type { TakenDeeds } from '#contract/couriers/office.ts';
import { CallError } from '#contract/client.ts';
import { type Deed, deedText } from '#domain/couriers/deed.ts';
import {
  batchOf,
  confirmed,
  endOf,
  followOn,
  type Outbox,
  refillOf,
  triedToSend,
  waitingDeeds,
} from '#domain/couriers/outbox.ts';
import { isForgotten } from '#domain/couriers/show-stops.ts';
import type { Photo, PhotoPlace, Photos } from './photos.ts';
import { type Send, sendDeeds } from './send-deeds.ts';

export type Round = TakenDeeds['round'];
/** Marks of a stop that only the phone keeps. */
export type StopMarks = { arrivedAt?: string; wrongCodes?: number };
/** The phone's whole state; read and written as one record. */
export type PhoneState = Outbox & {
  courier: TakenDeeds['courier'] | null;
  round: Round | null;
  /** When the round was loaded, by the phone's clock, in milliseconds. */
  loadedAt: number;
  /** The server's results for deeds that it could not apply, by their ids. */
  problems: TakenDeeds['deeds'];
  /** By stop id. */
  marks?: Record<string, StopMarks>;
};

/** Storage of the state. `change` reads and writes in one transaction, so that other tabs cannot interleave. */
export type Store = {
  read(): Promise<PhoneState | undefined>;
  change(by: (state: PhoneState | undefined) => PhoneState | undefined): Promise<PhoneState | undefined>;
};

export type Outside = {
  store: Store;
  photos: Photos;
  /** Uploads the part of a photo that begins at byte `offset`. */
  sendPart(at: PhotoPlace, photo: Photo, offset: number): Promise<{ received: number; isDone: boolean }>;
  send: Send;
  now: () => Date;
  newId: () => string;
  /** SHA-256 of a text or of bytes, hex. */
  hash(of: string | Photo): Promise<string>;
};

export type SyncResult = 'done' | 'offline' | 'signed-out' | 'revoked' | 'other-courier' | 'later' | 'failed';

const mostTurns = 40;
/** Confirmed deeds are kept for a while: the server may request them again. */
const mostConfirmed = 200;

function newState(newId: () => string): PhoneState {
  const nothing = { deeds: [], next: 1, tried: 0, courier: null, round: null, loadedAt: 0, problems: [] };
  return { device: newId(), ...nothing };
}

/** Loads the phone's state; personal data is removed when the round is too old. */
export function openPhone({ store, now, newId }: Outside): Promise<PhoneState | undefined> {
  return store.change((state = newState(newId)) =>
    state.round && isForgotten(state.loadedAt, now().getTime()) ? { ...state, round: null } : state,
  );
}

/** Sends unsent deeds and loads the round, until nothing is pending or there is no connection. */
export async function sync(outside: Outside): Promise<SyncResult> {
  const { store, send, now } = outside;
  for (let turn = 0; turn < mostTurns; turn++) {
    let deeds: Deed[] = [];
    await openPhone(outside);
    const state = await store.change((current) => {
      deeds = current ? batchOf(current, now()) : [];
      return current && deeds.length > 0 ? { ...current, ...triedToSend(current, deeds) } : current;
    });
    if (!state) return 'failed';
    const { device } = state;
    try {
      const answer = await sendDeeds(send, { device, sentAt: now().toISOString(), deeds });
      const after = await store.change((current) => taken(current, device, { answer, now: now() }));
      if (!after || batchOf(after, now()).length === 0) return 'done';
    } catch (error) {
      const refused = await meetRefusal(outside, { device, first: deeds[0]?.seq ?? 1 }, error);
      if (refused !== 'again') return refused;
    }
  }
  return 'failed';
}

type DeedsReply = { answer: TakenDeeds; now: Date };

/** Applies an answer, which may arrive late: it never reverts newer state, and an older round is ignored. */
function taken(
  state: PhoneState | undefined,
  device: string,
  { answer, now }: DeedsReply,
): PhoneState | undefined {
  if (!state || state.device !== device) return state;
  const outbox = confirmed(
    state,
    answer.deeds.map(({ id }) => id),
  );
  const isNewer = !state.round || answer.round.now >= state.round.now;
  const kept = answer.deeds.filter(({ problem }) => problem !== null);
  const known = new Set(kept.map(({ id }) => id));
  return {
    ...state,
    next: outbox.next,
    deeds: forgetConfirmed(outbox),
    courier: answer.courier,
    problems: [...state.problems.filter(({ id }) => !known.has(id)), ...kept].slice(-mostConfirmed),
    ...(isNewer ? { round: answer.round, loadedAt: now.getTime() } : {}),
  };
}

function forgetConfirmed({ deeds, next }: Outbox): Deed[] {
  const spare = deeds.filter(({ seq }) => seq < next).length - mostConfirmed;
  return spare > 0 ? deeds.slice(spare) : [...deeds];
}

type PhoneChain = { device: string; first: number };

async function meetRefusal(
  outside: Outside,
  asked: PhoneChain,
  error: unknown,
): Promise<SyncResult | 'again'> {
  const { device } = asked;
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0 || error.status >= 500) return 'offline';
  if (error.body?.code === 'courier.phone-revoked') {
    await forgetEverything(outside);
    return 'revoked';
  }
  // xsrf.missing: a browser without any cookie of the shop is not signed in either.
  if (error.status === 401 || error.body?.code === 'xsrf.missing') {
    // The session has ended: personal data is removed, deeds stay until the courier signs in again.
    await outside.store.change((state) => state && { ...state, round: null });
    return 'signed-out';
  }
  if (error.status === 429) return 'later';
  if (error.body?.code === 'deed.gap') {
    const { next } = error.body.data as { next: number };
    await refill(outside, asked, next);
    return 'again';
  }
  if (error.body?.code !== 'record.conflict') return 'failed';
  // Another courier was enrolled on this phone. Their unsent deeds are kept for them; without any the phone starts
  // empty.
  const state = await outside.store.change((current) =>
    current && current.device === device && waitingDeeds(current).length === 0
      ? newState(outside.newId)
      : current,
  );
  return state?.device === device ? 'other-courier' : 'again';
}

/** The phone is lost, or its courier is blocked: all data is deleted, and staff record what was not sent. */
async function forgetEverything({ store, photos, newId }: Outside): Promise<void> {
  for (const key of await photos.keys()) await photos.delete(key);
  await store.change(() => newState(newId));
}

/**
 * The server lacks deeds, or has others at their positions: they are sent again, or in a new chain with their former
 * ids.
 */
async function refill(outside: Outside, { device, first }: PhoneChain, next: number): Promise<void> {
  const { store, newId, hash } = outside;
  const state = await store.read();
  if (!state || state.device !== device) return;
  const refill = refillOf(state, { first, next });
  if (refill === 'again') return;
  const anew = { device: newId(), deeds: [] as Deed[], next: 1 };
  for (const deed of refill === 'new-chain' ? waitingDeeds(state) : []) {
    const moved = followOn(endOf(anew.deeds), deed);
    moved.hash = await hash(deedText(anew.device, moved));
    anew.deeds.push(moved);
  }
  const end = endOf(state.deeds).seq;
  await store.change((current) => {
    if (!current || current.device !== device || endOf(current.deeds).seq !== end) return current;
    return { ...current, ...(refill === 'back' ? { next } : { ...anew, tried: anew.deeds.length }) };
  });
}
