/** Photos of hand-overs follow their deeds when there is a connection, each from where the last call was cut. */
import { CallFailed } from '#contract/client.ts';
import { waitingDeeds } from '#domain/deeds/outbox.ts';
import { type Outside, sync, type SyncResult } from './phone.ts';

const mostTurns = 20;

/** Deeds first; then the photos of those that the server has. */
export async function syncAll(outside: Outside): Promise<SyncResult> {
  const result = await sync(outside);
  if (result !== 'done') return result;
  const state = await outside.store.read();
  const waiting = new Set(state && waitingDeeds(state).map(({ id }) => id));
  try {
    for (const deed of await outside.photos.keys()) if (!waiting.has(deed)) await sendPhoto(outside, deed);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    // A server that is busy or away is asked again later.
    if (error.status === 0 || error.status >= 500) return 'offline';
  }
  return result;
}

/** @throws CallFailed */
async function sendPhoto({ photos, sendPart }: Outside, deed: string): Promise<void> {
  const photo = await photos.get(deed);
  let offset = 0;
  for (let turn = 0; photo && turn < mostTurns; turn++) {
    const { isDone, received } = await sendPart(deed, photo, offset).catch(meetRefusal);
    if (isDone) return photos.delete(deed);
    offset = received;
  }
}

/** No photo that the shop can read, or no deed that it knows: sending it again would change nothing. */
function meetRefusal(error: unknown): { received: number; isDone: boolean } {
  if (error instanceof CallFailed && [404, 413, 422].includes(error.status))
    return { received: 0, isDone: true };
  throw error;
}
