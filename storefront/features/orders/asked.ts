import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { type Failure, readFailure } from '#storefront/store/failure.ts';
import type { Environment } from '#storefront/store/environment.ts';

type Asked<T> = { answer: T } | { failure: Failure };

/** A call whose answer is kept by the caller only, not in the store. */
export function callAsked<T>(
  run: (outside: Environment) => Promise<T>,
): Thunk<Promise<Asked<T>>, WithLanguage> {
  return async (_dispatch, getState, outside) => {
    try {
      return { answer: await run(outside) };
    } catch (error) {
      return { failure: readFailure(error, selectLanguage(getState())) };
    }
  };
}
