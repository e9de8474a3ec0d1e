import { createContext, use, useEffect, useState } from 'react';

/** Clock and id source of the back office, passed in by main.tsx. */
export type Environment = { now: () => Date; newId: () => string };

export const EnvironmentContext = createContext<Environment | undefined>(undefined);

export function useEnvironment(): Environment {
  const outside = use(EnvironmentContext);
  if (!outside) throw new Error('The office stands outside of OutsideContext.');
  return outside;
}

/** The current time, updated every `everyMs` milliseconds: for timers on the screen. */
export function useTicking(everyMs: number): Date {
  const { now } = useEnvironment();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return time;
}
