/**
 * Keeps a list of a signed-in customer on the server as well, so that it is on every device. The list on this device
 * leads: nothing on screen waits for the mirror, and what could not be sent is sent later.
 */
import type { Api } from './api.ts';

export type Mirrored<Row, State> = {
  /** Of its mark in storage. */
  name: string;
  /** The list as it is sent. */
  read: (state: State) => Row[];
  fetch: (api: Api) => Promise<Row[]>;
  /** `merge` joins a guest's list into the customer's. Answers with what the server has now. */
  send: (api: Api, rows: Row[], merge: boolean) => Promise<Row[]>;
  /** Puts what the server has into the store. */
  take: (rows: Row[]) => Promise<void>;
};

/** Where the two agreed last: whose list, and what it was. */
type Mark = { user: string; agreed: string };
type Store<State> = { getState: () => State; subscribe: (run: () => void) => unknown };
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Options<State> = {
  /** Who is signed in, null for a guest. */
  whose: (state: State) => string | null;
  api: Api;
  place: Place;
  quietMs?: number;
  /** Calls back whenever the line is back. */
  whenBack?: (again: () => void) => void;
};

/** Runs until the page goes. Answers with a function that settles what is due (for tests). */
export function startMirror<Row, State>(
  store: Store<State>,
  list: Mirrored<Row, State>,
  { whose, api, place, quietMs = 1000, whenBack }: Options<State>,
) {
  const markName = `sowgat:mirror:${list.name}`;
  let user: string | null = null;
  let agreed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();

  const text = () => JSON.stringify(list.read(store.getState()));

  function agree(on: string): void {
    agreed = on;
    if (user) keep(place, markName, JSON.stringify({ user, agreed: on } satisfies Mark));
  }

  /** A guest's list joins; a list that did not change here is replaced by the newer one; any other is sent. */
  async function meet(): Promise<void> {
    const mark = readMark(place, markName);
    const before = text();
    const rows = list.read(store.getState());
    const isGuest = mark?.user !== user;
    if (!isGuest && mark?.agreed !== before) return push();
    const theirs = isGuest ? await list.send(api, rows, true) : await list.fetch(api);
    // The customer went on meanwhile: what they did is joined in with the next round.
    if (text() !== before) return isGuest ? meet() : push();
    if (JSON.stringify(theirs) !== before) await list.take(theirs);
    agree(text());
  }

  async function push(): Promise<void> {
    const sent = text();
    if (sent === agreed) return;
    await list.send(api, list.read(store.getState()), false);
    agree(sent);
  }

  function run(step: () => Promise<void>): void {
    // Without a line nothing is lost: the mark stays where it was and the next change tries again.
    work = work.then(step).catch(() => undefined);
  }

  function look(): void {
    const now = whose(store.getState());
    if (now !== user) {
      const hasLeft = user !== null && now === null;
      user = now;
      agreed = null;
      clearTimeout(timer);
      if (hasLeft) forget(place, markName);
      if (user) run(meet);
      return;
    }
    if (!user || agreed === null || text() === agreed) return;
    clearTimeout(timer);
    timer = setTimeout(() => run(push), quietMs);
  }

  store.subscribe(look);
  look();
  whenBack?.(() => {
    if (user) run(agreed === null ? meet : push);
  });
  return () => work;
}

function readMark(place: Place, name: string): Mark | null {
  try {
    return JSON.parse(place.getItem(name) ?? 'null') as Mark | null;
  } catch {
    return null;
  }
}

function keep(place: Place, name: string, text: string): void {
  try {
    place.setItem(name, text);
  } catch {
    // Full or blocked: at the next start the lists meet as if for the first time.
  }
}

function forget(place: Place, name: string): void {
  try {
    place.removeItem(name);
  } catch {
    // As above.
  }
}
