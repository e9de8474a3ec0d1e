import { createContext, useContext } from 'react';

export const NowContext = createContext<() => Date>(() => new Date(0));

/** The clock, for words such as "today"; tests and server rendering set their own. */
export function useNow(): () => Date {
  return useContext(NowContext);
}
