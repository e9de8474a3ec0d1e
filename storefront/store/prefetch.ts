/**
 * Prefetched answers, requested while a link is pressed. The opened page makes its calls as usual; the first one for
 * such a URL takes the prefetched response instead of the network.
 */
type Prefetch = { reply: Promise<Response>; stop: AbortController };

const asked = new Map<string, Prefetch>();

/** Starts a GET ahead of time. The response is stored for `takePrefetched`; the promise returned here never settles. */
export function sendPrefetch(url: string, init: RequestInit): Promise<never> {
  if (!asked.has(url)) {
    const stop = new AbortController();
    const reply = fetch(url, { credentials: 'same-origin', ...init, signal: stop.signal });
    // The response may never be used: avoids an unhandled rejection.
    reply.catch(() => undefined);
    asked.set(url, { reply, stop });
  }
  return new Promise(() => undefined);
}

/** Once: the next call for the same URL is a new request. */
export function takePrefetched(url: string, init?: RequestInit): Promise<Response> | undefined {
  const one = asked.get(url);
  if (!one || (init?.method ?? 'GET') !== 'GET') return undefined;
  asked.delete(url);
  init?.signal?.addEventListener('abort', () => one.stop.abort());
  return one.reply;
}

/** Aborts and drops what was not used. */
export function dropPrefetched(): void {
  for (const { stop } of asked.values()) stop.abort();
  asked.clear();
}
