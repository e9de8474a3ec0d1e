/** Lets stored state into the running store: at start, late, and from other tabs. */
import { createAction, type Reducer } from '@reduxjs/toolkit';
import type { ShopState } from '#storefront/app/store.ts';
import { stateRestored } from './remember.ts';
import { type StoredKey, storedKeys } from './stored-slice.ts';

type Fields = Record<string, unknown>;
type Arrived = { key: StoredKey; fields: Fields };

/** Another tab wrote a slice. */
export const sliceArrived = createAction<Arrived>('store/sliceArrived');

/** `fresh` is the state before anything happened; by identity it tells which slices are still untouched. */
export function withStoredState(slices: Reducer<ShopState>, fresh: ShopState): Reducer<ShopState> {
  return (state = fresh, action) => {
    if (stateRestored.match(action)) return joinRestored(state, action.payload, fresh);
    if (sliceArrived.match(action)) return joinArrived(state, action.payload, fresh);
    return slices(state, action);
  };
}

/**
 * A slow storage may answer after the content is shown (5 seconds at the latest). What the customer did meanwhile is
 * kept: untouched slices take the stored ones, lists are joined, anything else stays as it is now.
 */
function joinRestored(
  now: ShopState,
  stored: Partial<Record<StoredKey, Fields>>,
  fresh: ShopState,
): ShopState {
  const next: Record<string, object> = { ...now };
  for (const key of storedKeys) {
    const fields = stored[key];
    if (!fields) continue;
    if (now[key] === fresh[key]) next[key] = { ...fresh[key], ...fields };
    else if (key === 'cart' || key === 'wishlist') {
      next[key] = { items: joinById((fields['items'] ?? []) as { id: number }[], now[key].items) };
    }
  }
  return next as unknown as ShopState;
}

/** The other tab is newer; a sign-out there leaves nothing of the customer here either. */
function joinArrived(now: ShopState, { key, fields }: Arrived, fresh: ShopState): ShopState {
  const isSignedOut = key === 'auth' && !fields['isAuthenticated'] && now.auth.isAuthenticated;
  return { ...now, [key]: { ...(isSignedOut ? fresh : now)[key], ...fields } };
}

function joinById<Row extends { id: number }>(first: Row[], second: Row[]): Row[] {
  const known = new Set(first.map((row) => row.id));
  return [...first, ...second.filter((row) => !known.has(row.id))];
}
