import { createContext, use, useEffect, useState } from 'react';

/** What the office takes from the world: the time and ids nobody has used. Handed in by main.tsx. */
export type Outside = { now: () => Date; newId: () => string };

export const OutsideContext = createContext<Outside | undefined>(undefined);

export function useOutside(): Outside {
  const outside = use(OutsideContext);
  if (!outside) throw new Error('The office stands outside of OutsideContext.');
  return outside;
}

/** The time, said again every `everyMs` milliseconds: for timers on the screen. */
export function useTicking(everyMs: number): Date {
  const { now } = useOutside();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return time;
}
