/** The list of people stored on the device, with the changes that wait for a connection. */
import { dayOf } from '#domain/delivery/calendar.ts';
import { mutedOccasions } from '#domain/people/people.ts';
import { selectCustomer, type WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import type { KeptPeople, QueuedChange } from '#storefront/features/customers/sign-in/auth-state.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { sliceArrived } from '#storefront/store/persistence.ts';
import { deletePerson, loadPeople, quietDate, savePerson, silencePerson } from './people.calls.ts';

const nothing: KeptPeople = { people: null, waiting: [], silenced: [] };

/** Uses the action of a change in another tab, so that the slice, which is on every page, needs no code for it. */
function keep(part: Partial<KeptPeople>): Thunk<void, WithAuth> {
  return (dispatch, getState) => {
    const { auth } = getState();
    dispatch(sliceArrived({ key: 'auth', fields: { ...auth, kept: { ...nothing, ...auth.kept, ...part } } }));
  };
}

type LoadedPeople = Awaited<ReturnType<ReturnType<typeof loadPeople>>>;

/** Sends the pending changes, then loads and stores the list. */
export function refreshPeople(): Thunk<Promise<LoadedPeople>, WithAuth> {
  return async (dispatch, getState, { now }) => {
    const whose = selectCustomer(getState());
    await dispatch(sendQueued());
    const result = await dispatch(loadPeople());
    // Signed out meanwhile: nothing is stored.
    if (loadPeople.fulfilled.match(result) && whose !== null && selectCustomer(getState()) === whose)
      dispatch(keep({ people: result.payload, silenced: mutedOccasions(result.payload, dayOf(now())) }));
    return result;
  };
}

/** Whether a change got no response. */
export const isUnsent = (failure: Failure | undefined): boolean => failure?.status === 0;

/** Queues a change until there is a connection. A new person, with id 0, gets a negative id until then. */
export function queueChange(change: QueuedChange): Thunk<void, WithAuth> {
  return (dispatch, getState, { now }) => {
    const numbered = change.id === 0 ? { ...change, id: -now().getTime() } : change;
    const before = getState().auth.kept?.waiting ?? [];
    const others = before.filter((one) => one.id !== change.id || !isReplaced(one, change));
    // A person who was never sent need not be deleted on the server.
    const isOver = change.what === 'delete' && change.id < 0;
    dispatch(keep({ waiting: isOver ? others : [...others, numbered] }));
  };
}

/** A deleted person has no other changes; a saved one keeps what was muted. */
function isReplaced(before: QueuedChange, change: QueuedChange): boolean {
  return change.what === 'delete' || (change.what === 'save' && before.what === 'save');
}

/** Sends the queue in order until the connection is lost; a change that the shop refuses is dropped. */
function sendQueued(): Thunk<Promise<void>, WithAuth> {
  return async (dispatch, getState) => {
    for (;;) {
      const [first] = getState().auth.kept?.waiting ?? [];
      if (!first) return;
      if (isUnsent(await dispatch(send(first)))) return;
      // More changes may have been queued meanwhile.
      dispatch(keep({ waiting: (getState().auth.kept?.waiting ?? []).filter((one) => one !== first) }));
    }
  };
}

/** @returns the failure, or undefined */
function send(change: QueuedChange): Thunk<Promise<Failure | undefined>, WithAuth> {
  return async (dispatch) => {
    if (change.what === 'delete') return failureOf(await dispatch(deletePerson(change.id)));
    if (change.what === 'quiet') return failureOf(await dispatch(quietDate(change)));
    if (change.what === 'silence') return failureOf(await dispatch(silencePerson(change)));
    const { id, body } = change;
    return failureOf(await dispatch(savePerson(id < 0 ? { body } : { id, body })));
  };
}

type Outcome = { payload: unknown; meta: { requestStatus: string } };

function failureOf({ payload, meta }: Outcome): Failure | undefined {
  return meta.requestStatus === 'rejected' ? (payload as Failure) : undefined;
}
