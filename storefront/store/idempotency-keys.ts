/**
 * Which key a writing call goes under, so that the shop does an action once however often a poor connection makes it come: a new
 * one for each action, and the one it had when it is tried again before anything else was done to things of its kind.
 */

type IdempotentCall = { input: string; id: string };
type Input = { params?: unknown; query?: unknown; body?: unknown };

export function createIdempotencyKeys(newId: () => string) {
  /** By kind (`auth/address`, `order/order`) the newest action that has not come through. */
  const open: Record<string, IdempotentCall | undefined> = {};
  return async function underKey<T>(
    key: string,
    { params, query, body }: Input,
    send: (id: string) => Promise<T>,
  ): Promise<T> {
    const kind = /[\w/]+/.exec(key.split('/api/')[1] ?? '')?.[0] ?? '';
    const input = JSON.stringify([key, params, query, body instanceof FormData ? [...body] : body]);
    const last = open[kind];
    const action = last?.input === input ? last : { input, id: newId() };
    open[kind] = action;
    const answer = await send(action.id);
    if (open[kind] === action) delete open[kind];
    return answer;
  };
}
