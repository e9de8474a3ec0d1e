import type { Dispatch } from '#storefront/store/dispatch.ts';
import { hideSilenced } from './hide-silenced.ts';
import { refreshPeople } from './keep-people.ts';

type Store = Parameters<typeof hideSilenced>[0] & { dispatch: Dispatch };

/** After start, for customers: loads the list on a new device, and sends pending changes when there is a connection. */
export function startPeople(store: Store): void {
  hideSilenced(store);
  const kept = () => store.getState().auth.kept;
  const sendQueued = () => {
    if (kept()?.waiting.length) void store.dispatch(refreshPeople());
  };
  if (!kept()?.people) void store.dispatch(refreshPeople());
  else sendQueued();
  window.addEventListener('online', sendQueued);
}
