/** Uploads photos of hand-overs after their deeds; an interrupted upload is resumed. */
import { CallError } from '#contract/client.ts';
import { waitingDeeds } from '#domain/couriers/outbox.ts';
import { type Outside, sync, type SyncResult } from './phone.ts';
import { placeOf } from './photos.ts';

const mostTurns = 20;

/** Deeds first; then the photos of deeds that the server has. */
export async function syncAll(outside: Outside): Promise<SyncResult> {
  // Before the deeds: another tab has time to write the deed of a photo that it has just stored.
  const keys = await outside.photos.keys();
  const result = await sync(outside);
  if (result !== 'done') return result;
  const waiting = await findUnsent(outside);
  try {
    for (const key of keys) if (!waiting.has(placeOf(key).deed)) await sendPhoto(outside, key);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // The server is busy or unreachable: retried later.
    if (error.status === 0 || error.status >= 500) return 'offline';
  }
  return result;
}

/**
 * Deeds that the server cannot know yet: it would refuse their photos, and a refused photo is deleted. Those about to
 * be written are read first, so that each of them is found here or in the state.
 */
async function findUnsent({ photos, store }: Outside): Promise<Set<string>> {
  const unwritten = [...photos.unwritten];
  const state = await store.read();
  return new Set([...unwritten, ...(state ? waitingDeeds(state).map(({ id }) => id) : [])]);
}

/** @throws CallError */
async function sendPhoto({ photos, sendPart }: Outside, key: string): Promise<void> {
  const photo = await photos.get(key);
  let offset = 0;
  for (let turn = 0; photo && turn < mostTurns; turn++) {
    const { isDone, received } = await sendPart(placeOf(key), photo, offset).catch(meetRefusal);
    if (isDone) return photos.delete(key);
    offset = received;
  }
}

/** Refusals of an unreadable photo or an unknown deed: retrying would not help. */
const final = ['record.not-found', 'request.too-large', 'picture.invalid'];

/** Other refusals may be temporary, such as that of a node of the former release, which accepts one photo only. */
function meetRefusal(error: unknown): { received: number; isDone: boolean } {
  if (error instanceof CallError && final.includes(error.body?.code ?? ''))
    return { received: 0, isDone: true };
  throw error;
}
