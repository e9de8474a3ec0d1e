import { createAsyncThunk } from '@reduxjs/toolkit';
import { selectLanguage, type WithLanguage } from '../lang/lang.slice.ts';
import type { Dispatch } from './dispatch.ts';
import { type Failure, readFailure } from './failure.ts';
import type { Environment } from './environment.ts';

type Config = { state: WithLanguage; dispatch: Dispatch; extra: Environment; rejectValue: Failure };

/** For thunks that use the store itself. */
export const createThunk = createAsyncThunk.withTypes<Config>();

/** A thunk around one API call. Any error is rejected as a Failure with the message 'something went wrong'. */
export function createCall<Result, Arg = void>(
  name: string,
  run: (outside: Environment, arg: Arg) => Promise<Result>,
) {
  return createThunk<Result, Arg>(name, async (arg, { extra, getState, rejectWithValue }) => {
    try {
      return await run(extra, arg);
    } catch (error) {
      return rejectWithValue(readFailure(error, selectLanguage(getState())));
    }
  });
}
