/**
 * The part of Redux Toolkit that this shop's nine slices use, at a fifth of its weight. The build puts it in the
 * toolkit's place (vite.storefront.ts); tests of the slices run with the toolkit itself, whose types they are written
 * against, and toolkit.test.ts holds both to the same results.
 */
import { isDraftable, produce } from './drafts.ts';

type Action = {
  type: string;
  payload?: unknown;
  meta?: { arg: unknown; requestId: string };
  error?: unknown;
};
type Reducer<State = unknown> = (state: State | undefined, action: Action) => State;
type Case = (state: unknown, action: Action) => unknown;
type Creator = ((...args: unknown[]) => Action) & { type: string; match: (action: Action) => boolean };
type Dispatch = (action: unknown) => unknown;
type Middleware = (store: { dispatch: Dispatch; getState: () => unknown }) => (next: Dispatch) => Dispatch;

export function createAction(type: string, prepare?: (...args: unknown[]) => object): Creator {
  const create = (...args: unknown[]): Action => ({
    type,
    ...(prepare ? prepare(...args) : { payload: args[0] }),
  });
  return Object.assign(create, { type, match: (action: Action) => action.type === type });
}

type SliceOptions = {
  name: string;
  initialState: () => unknown;
  reducers: Record<string, Case>;
  extraReducers?: (builder: Builder) => unknown;
};
type Builder = {
  addCase(creator: { type: string }, run: Case): Builder;
  addMatcher(matches: (action: Action) => boolean, run: Case): Builder;
};

export function createSlice({ name, initialState, reducers, extraReducers }: SliceOptions) {
  const cases: Record<string, Case> = {};
  const actions: Record<string, Creator> = {};
  const matchers: { matches: (action: Action) => boolean; run: Case }[] = [];
  const builder: Builder = {
    addCase(creator, run) {
      cases[creator.type] = run;
      return builder;
    },
    addMatcher(matches, run) {
      matchers.push({ matches, run });
      return builder;
    },
  };
  for (const key of Object.keys(reducers)) {
    const type = `${name}/${key}`;
    cases[type] = reducers[key] as Case;
    actions[key] = createAction(type);
  }
  extraReducers?.(builder);
  const reducer: Reducer = (state = initialState(), action) => {
    const runs = matchers.filter(({ matches }) => matches(action)).map(({ run }) => run);
    if (cases[action.type]) runs.unshift(cases[action.type] as Case);
    return runs.reduce(
      (now, run) => (isDraftable(now) ? produce(now, (draft) => run(draft, action)) : run(now, action)),
      state,
    );
  };
  return { actions, reducer };
}

type Run = (arg: unknown, thunk: object) => unknown;
type Step = 'pending' | 'fulfilled' | 'rejected';

let requests = 0;

function makeThunk(name: string, run: Run) {
  const step = (which: Step) => createAction(`${name}/${which}`);
  const create = (arg: unknown) => async (dispatch: Dispatch, getState: () => unknown, extra: unknown) => {
    const requestId = String(++requests);
    const say = (requestStatus: Step, more: object) =>
      dispatch({ type: `${name}/${requestStatus}`, meta: { arg, requestId, requestStatus }, ...more });
    /** Set when the payload creator hands back why it could not do its work. */
    let refused: { payload: unknown } | undefined;
    const rejectWithValue = (payload: unknown) => (refused = { payload });
    let payload: unknown;
    say('pending', {});
    try {
      payload = await run(arg, { dispatch, getState, extra, rejectWithValue });
    } catch (error) {
      return say('rejected', { payload: undefined, error: { message: String(error) } });
    }
    if (refused) return say('rejected', { ...refused, error: { message: 'Rejected' } });
    return say('fulfilled', { payload });
  };
  const [pending, fulfilled, rejected] = [step('pending'), step('fulfilled'), step('rejected')];
  return Object.assign(create, { pending, fulfilled, rejected });
}

export const createAsyncThunk = Object.assign(makeThunk, { withTypes: () => makeThunk });

type Reducers = Record<string, Reducer>;

/** One reducer over named parts; the state stays the very same object when no part has changed. */
export function combineReducers(reducers: Reducers): Reducer<Record<string, unknown>> {
  return (state = {}, action) => {
    const next: Record<string, unknown> = {};
    let isChanged = false;
    for (const key of Object.keys(reducers)) {
      next[key] = (reducers[key] as Reducer)(state[key], action);
      isChanged ||= next[key] !== state[key];
    }
    return isChanged ? next : state;
  };
}

type Store = { dispatch: Dispatch; getState: () => unknown; subscribe: (hear: () => void) => () => void };
type CreateStore = (reducer: Reducer) => Store;

function createStore(reducer: Reducer, enhance?: (create: CreateStore) => CreateStore): Store {
  if (enhance) return enhance(createStore)(reducer);
  const listeners = new Set<() => void>();
  let state = reducer(undefined, { type: '@@redux/INIT' });
  return {
    getState: () => state,
    dispatch(action) {
      state = reducer(state, action as Action);
      // Whoever stops listening meanwhile, or begins, does so from the next change on.
      for (const hear of [...listeners]) hear();
      return action;
    },
    subscribe(hear) {
      const listener = () => hear();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export { createStore as legacy_createStore };

export function applyMiddleware(middleware: Middleware) {
  return (create: CreateStore): CreateStore =>
    (reducer) => {
      const store = create(reducer);
      const dispatch: Dispatch = (action) => run(action);
      const run = middleware({ dispatch, getState: store.getState })(store.dispatch);
      return { ...store, dispatch };
    };
}
