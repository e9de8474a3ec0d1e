/**
 * Which key a writing call goes under, so that the shop does a deed once however often a poor line makes it come: a new
 * one for each deed, and the one it had when it is tried again before anything else was done to things of its kind.
 */

type Deed = { wish: string; id: string };
type Wish = { params?: unknown; query?: unknown; body?: unknown };

export function createDeedKeys(newId: () => string) {
  /** By kind (`auth/address`, `order/order`) the newest deed that has not come through. */
  const open: Record<string, Deed | undefined> = {};
  return async function underKey<T>(
    key: string,
    { params, query, body }: Wish,
    send: (id: string) => Promise<T>,
  ): Promise<T> {
    const kind = /[\w/]+/.exec(key.split('/api/')[1] ?? '')?.[0] ?? '';
    const wish = JSON.stringify([key, params, query, body instanceof FormData ? [...body] : body]);
    const last = open[kind];
    const deed = last?.wish === wish ? last : { wish, id: newId() };
    open[kind] = deed;
    const answer = await send(deed.id);
    if (open[kind] === deed) delete open[kind];
    return answer;
  };
}
