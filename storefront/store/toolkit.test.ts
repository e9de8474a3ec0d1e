import * as whole from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyMiddleware,
  combineReducers,
  createAction,
  createAsyncThunk,
  createSlice,
  legacy_createStore,
} from './toolkit.ts';

type Kit = Pick<
  typeof whole,
  | 'applyMiddleware'
  | 'combineReducers'
  | 'createAction'
  | 'createAsyncThunk'
  | 'createSlice'
  | 'legacy_createStore'
>;
const light = {
  applyMiddleware,
  combineReducers,
  createAction,
  createAsyncThunk,
  createSlice,
  legacy_createStore,
} as unknown as Kit;
type Line = { id: number; quantity: number };
type Cart = { items: Line[]; steps: string[]; failure: unknown };
type Answer = 'fine' | 'refused' | 'thrown';

/** A shop in small, with everything that slices of the real one do, built with one toolkit or the other. */
function open(kit: Kit) {
  const greeted = kit.createAction<string>('other/greeted');
  const load = kit.createAsyncThunk('cart/load', async (answer: Answer, { rejectWithValue, extra }) => {
    await Promise.resolve();
    if (answer === 'thrown') throw new Error('broken');
    return answer === 'refused' ? rejectWithValue({ why: extra }) : [{ id: 7, quantity: 7 }];
  });
  const cart = kit.createSlice({
    name: 'cart',
    initialState: (): Cart => ({ items: [], steps: [], failure: null }),
    reducers: {
      added(state, { payload }: whole.PayloadAction<number>) {
        const line = state.items.find(({ id }) => id === payload);
        if (line) line.quantity += 1;
        else state.items.push({ id: payload, quantity: 1 });
      },
      cleared: () => ({ items: [], steps: [], failure: null }),
    },
    extraReducers: (builder) => {
      builder
        .addCase(greeted, (state, { payload }) => void state.steps.push(payload))
        .addCase(load.pending, (state, { meta }) => void state.steps.push(`wants ${meta.arg}`))
        .addCase(load.fulfilled, (state, { payload }) => {
          state.items = payload;
        })
        .addCase(load.rejected, (state, { payload }) => {
          state.failure = payload ?? 'no reason';
        })
        .addMatcher(
          ({ type }) => type.startsWith('cart/'),
          (state, { type }) => void state.steps.push(type),
        );
    },
  });
  const note = kit.createSlice({
    name: 'note',
    initialState: () => ({ text: '' }),
    reducers: {
      written(state, { payload }: whole.PayloadAction<string>) {
        state.text = payload;
      },
    },
  });
  const runThunks: whole.Middleware = ({ dispatch, getState }) => {
    return (next) => (action) =>
      typeof action === 'function' ? (action as typeof runThunk)(dispatch, getState, 'stock') : next(action);
  };
  const store = kit.legacy_createStore(
    kit.combineReducers({ cart: cart.reducer, note: note.reducer }),
    kit.applyMiddleware(runThunks),
  );
  const send = async (action: object | typeof runThunk): Promise<whole.UnknownAction> =>
    store.dispatch(action as whole.UnknownAction);
  const steps = {
    add: (n: number) => send(cart.actions.added(n % 3)),
    clear: () => send(cart.actions.cleared()),
    greet: () => send(greeted('hello')),
    write: (n: number) => send(note.actions.written(`${n}`)),
    ask: (n: number) => send(load((['fine', 'refused', 'thrown'] as const)[n % 3] as Answer)),
    ignored: () => send({ type: 'nobody/listens' }),
  };
  return { store, send, steps, cart, load, greeted };
}

declare function runThunk(dispatch: unknown, getState: unknown, extra: unknown): unknown;
type Step = keyof ReturnType<typeof open>['steps'];
const names: Step[] = ['add', 'clear', 'greet', 'write', 'ask', 'ignored'];
const plans = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(8)), { maxLength: 12 });

test('the light toolkit comes to the same states as the whole one, step by step', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const histories = await Promise.all(
        [whole, light].map(async (kit) => {
          const { store, steps } = open(kit);
          const history: unknown[] = [store.getState()];
          store.subscribe(() => history.push(store.getState()));
          for (const [name, n] of plan) await steps[name](n);
          return history;
        }),
      );
      expect(histories[1]).toEqual(histories[0]);
    }),
    { numRuns: 60 },
  );
});

test('what no slice listens to leaves the very same state, and who stops listening hears no more', () => {
  const { store, steps } = open(light);
  const before = store.getState();
  let heard = 0;
  const stop = store.subscribe(() => (heard += 1));
  void steps.ignored();
  expect([store.getState() === before, heard]).toEqual([true, 1]);
  stop();
  void steps.write(1);
  expect([store.getState().cart === before.cart, heard]).toEqual([true, 1]);
});

test('a thunk answers with its last action, known by name', async () => {
  for (const kit of [whole, light]) {
    const { send, load, cart, greeted } = open(kit);
    const fine = await send(load('fine'));
    expect([load.fulfilled.match(fine), load.rejected.match(fine)]).toEqual([true, false]);
    expect(fine).toMatchObject({
      type: 'cart/load/fulfilled',
      meta: { arg: 'fine', requestStatus: 'fulfilled' },
    });
    for (const [answer, payload] of [['refused', { why: 'stock' }] as const, ['thrown', undefined] as const])
      expect(await send(load(answer))).toMatchObject({
        payload,
        meta: { arg: answer, requestStatus: 'rejected' },
      });
    const added = cart.actions.added(1);
    expect([added, cart.actions.added.match(added), greeted.match(added)]).toEqual([
      { type: 'cart/added', payload: 1 },
      true,
      false,
    ]);
  }
});
