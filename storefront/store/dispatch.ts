/** Types of dispatch and thunks that do not depend on the set of slices. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Environment } from './environment.ts';

/** The store has every slice, so a thunk may use whichever it reads. */
export type Dispatch = ThunkDispatch<never, Environment, UnknownAction>;

/** A thunk that reads the slices named in `State`. */
export type Thunk<Result = void, State = unknown> = (
  dispatch: Dispatch,
  getState: () => State,
  outside: Environment,
) => Result;

export const useShopDispatch = useDispatch.withTypes<Dispatch>();
