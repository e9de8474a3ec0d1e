/** The list of people on the device, with the changes that wait for a connection. */
import { dayOf } from '#domain/delivery/calendar.ts';
import { silencedOccasions } from '#domain/people/people.ts';
import { selectCustomer, type WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import type { KeptPeople, WaitingChange } from '#storefront/features/customers/sign-in/auth-state.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { sliceArrived } from '#storefront/store/persistence.ts';
import { deletePerson, loadPeople, quietDate, savePerson } from './people.calls.ts';

const nothing: KeptPeople = { people: null, waiting: [], silenced: [] };

/** As if another tab had written it down: the slice, which every page carries, need not know how. */
function keep(part: Partial<KeptPeople>): Thunk<void, WithAuth> {
  return (dispatch, getState) => {
    const { auth } = getState();
    dispatch(sliceArrived({ key: 'auth', fields: { ...auth, kept: { ...nothing, ...auth.kept, ...part } } }));
  };
}

type Loaded = Awaited<ReturnType<ReturnType<typeof loadPeople>>>;

/** Asks for the list and keeps it, once what waits has been sent. */
export function refreshPeople(): Thunk<Promise<Loaded>, WithAuth> {
  return async (dispatch, getState, { now }) => {
    const whose = selectCustomer(getState());
    await dispatch(sendWaiting());
    const result = await dispatch(loadPeople());
    // Whoever left while it was on its way leaves nothing behind.
    if (loadPeople.fulfilled.match(result) && whose !== null && selectCustomer(getState()) === whose)
      dispatch(keep({ people: result.payload, silenced: silencedOccasions(result.payload, dayOf(now())) }));
    return result;
  };
}

/** Whether a change got no answer. */
export const isUnsent = (failure: Failure | undefined): boolean => failure?.status === 0;

/** The change waits for a connection. A new person, with the number 0, gets one below it until then. */
export function putOff(change: WaitingChange): Thunk<void, WithAuth> {
  return (dispatch, getState, { now }) => {
    const numbered = change.id === 0 ? { ...change, id: -now().getTime() } : change;
    const before = getState().auth.kept?.waiting ?? [];
    const others = before.filter((one) => change.what === 'quiet' || one.id !== change.id);
    // Whoever was never sent need not be taken off.
    const isOver = change.what === 'delete' && change.id < 0;
    dispatch(keep({ waiting: isOver ? others : [...others, numbered] }));
  };
}

/** Sends what waits, in its order, until there is no connection again; what the shop refuses is let go. */
function sendWaiting(): Thunk<Promise<void>, WithAuth> {
  return async (dispatch, getState) => {
    for (;;) {
      const [first] = getState().auth.kept?.waiting ?? [];
      if (!first) return;
      if (isUnsent(await dispatch(send(first)))) return;
      // More may have been put off meanwhile.
      dispatch(keep({ waiting: (getState().auth.kept?.waiting ?? []).filter((one) => one !== first) }));
    }
  };
}

/** @returns why it could not be done */
function send(change: WaitingChange): Thunk<Promise<Failure | undefined>, WithAuth> {
  return async (dispatch) => {
    if (change.what === 'delete') return failureOf(await dispatch(deletePerson(change.id)));
    if (change.what === 'quiet') return failureOf(await dispatch(quietDate(change)));
    const { id, body } = change;
    return failureOf(await dispatch(savePerson(id < 0 ? { body } : { id, body })));
  };
}

type Outcome = { payload: unknown; meta: { requestStatus: string } };

function failureOf({ payload, meta }: Outcome): Failure | undefined {
  return meta.requestStatus === 'rejected' ? (payload as Failure) : undefined;
}
