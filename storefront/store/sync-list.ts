/**
 * Synchronizes a list of a signed-in customer with the server, so that it is on every device. The local list is
 * leading: nothing on screen waits for the server, and changes made offline are sent later.
 */
import type { Api } from './api.ts';

export type SyncedList<Row, State> = {
  /** Name of its mark in storage. */
  name: string;
  /** The list as it is sent. */
  read: (state: State) => Row[];
  fetch: (api: Api) => Promise<Row[]>;
  /** `merge` merges a guest's list into the customer's. Resolves with the server's list. */
  send: (api: Api, rows: Row[], merge: boolean) => Promise<Row[]>;
  /** Puts the server's list into the store. */
  take: (rows: Row[]) => Promise<void>;
};

/** The last synchronized state: whose list, and its contents. */
type Mark = { user: string; agreed: string };
type Store<State> = { getState: () => State; subscribe: (run: () => void) => unknown };
type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Options<State> = {
  /** The signed-in customer, null for a guest. */
  whose: (state: State) => string | null;
  api: Api;
  storage: MarkStorage;
  quietMs?: number;
  /** Calls back whenever the connection is back. */
  whenBack?: (again: () => void) => void;
};

/** Runs until the page is closed. @returns a function that completes pending work (for tests) */
export function startSync<Row, State>(
  store: Store<State>,
  list: SyncedList<Row, State>,
  { whose, api, storage, quietMs = 1000, whenBack }: Options<State>,
) {
  const sync: Sync<Row, State> = { store, list, api, storage, user: null, agreed: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();

  function run(step: (sync: Sync<Row, State>) => Promise<void>): void {
    // Offline nothing is lost: the mark is unchanged and the next change tries again.
    work = work.then(() => step(sync)).catch(() => undefined);
  }

  function look(): void {
    const now = whose(store.getState());
    if (now !== sync.user) return changeUser(now);
    if (!sync.user || sync.agreed === null || textOf(sync) === sync.agreed) return;
    clearTimeout(timer);
    timer = setTimeout(() => run(push), quietMs);
  }

  function changeUser(now: string | null): void {
    if (sync.user !== null && now === null) storage.removeItem(markOf(list));
    Object.assign(sync, { user: now, agreed: null });
    clearTimeout(timer);
    if (now) run(mergeOrPull);
  }

  store.subscribe(look);
  look();
  whenBack?.(() => {
    if (sync.user) run(sync.agreed === null ? mergeOrPull : push);
  });
  return () => work;
}

/** One list being synchronized. */
type Sync<Row, State> = Pick<Options<State>, 'api' | 'storage'> & {
  store: Store<State>;
  list: SyncedList<Row, State>;
  user: string | null;
  agreed: string | null;
};

/** A guest's list is merged; a list unchanged here is replaced by the server's; any other is sent. */
async function mergeOrPull<Row, State>(sync: Sync<Row, State>): Promise<void> {
  const { store, list, api, storage } = sync;
  const mark = readMark(storage, markOf(list));
  const before = textOf(sync);
  const rows = list.read(store.getState());
  const isGuest = mark?.user !== sync.user;
  if (!isGuest && mark?.agreed !== before) return push(sync);
  const theirs = isGuest ? await list.send(api, rows, true) : await list.fetch(api);
  // Changed meanwhile: merge or send again with the changes.
  if (textOf(sync) !== before) return isGuest ? mergeOrPull(sync) : push(sync);
  if (JSON.stringify(theirs) !== before) await list.take(theirs);
  markSynced(sync, textOf(sync));
}

async function push<Row, State>(sync: Sync<Row, State>): Promise<void> {
  const { store, list, api } = sync;
  const sent = textOf(sync);
  if (sent === sync.agreed) return;
  await list.send(api, list.read(store.getState()), false);
  markSynced(sync, sent);
}

function markSynced<Row, State>(sync: Sync<Row, State>, agreed: string): void {
  sync.agreed = agreed;
  const { user, storage, list } = sync;
  if (user) storage.setItem(markOf(list), JSON.stringify({ user, agreed } satisfies Mark));
}

function textOf<Row, State>({ store, list }: Sync<Row, State>): string {
  return JSON.stringify(list.read(store.getState()));
}

function markOf({ name }: { name: string }): string {
  return `sowgat:mirror:${name}`;
}

function readMark(storage: MarkStorage, name: string): Mark | null {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') as Mark | null;
  } catch {
    return null;
  }
}
