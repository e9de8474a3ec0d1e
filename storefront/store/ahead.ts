/**
 * Answers that were asked for before their page opened, while the finger was on its link. The page makes its calls as ever;
 * the first one for such an address takes the answer from here, and the network is not asked again.
 */
type Asked = { reply: Promise<Response>; stop: AbortController };

const asked = new Map<string, Asked>();

/** Starts a GET ahead of time. The response is stored for `takeAhead`; the promise returned here never settles. */
export function sendAhead(url: string, init: RequestInit): Promise<never> {
  if (!asked.has(url)) {
    const stop = new AbortController();
    const reply = fetch(url, { credentials: 'same-origin', ...init, signal: stop.signal });
    // Nobody may ever take it.
    reply.catch(() => undefined);
    asked.set(url, { reply, stop });
  }
  return new Promise(() => undefined);
}

/** Once: the next call for the same address is a call of its own. */
export function takeAhead(url: string, init?: RequestInit): Promise<Response> | undefined {
  const one = asked.get(url);
  if (!one || (init?.method ?? 'GET') !== 'GET') return undefined;
  asked.delete(url);
  init?.signal?.addEventListener('abort', () => one.stop.abort());
  return one.reply;
}

/** What nobody took is given up, on the line too. */
export function dropAhead(): void {
  for (const { stop } of asked.values()) stop.abort();
  asked.clear();
}
