/** How components and thunks speak to the store, without knowing which slices it is made of. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Environment } from './outside.ts';

/** The store has every slice, so that a thunk may ask for whichever it reads. */
export type Dispatch = ThunkDispatch<never, Environment, UnknownAction>;

/** Several steps over the slices named in `State`. */
export type Thunk<Result = void, State = unknown> = (
  dispatch: Dispatch,
  getState: () => State,
  outside: Environment,
) => Result;

export const useShopDispatch = useDispatch.withTypes<Dispatch>();
