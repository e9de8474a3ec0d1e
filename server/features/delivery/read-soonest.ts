import type { Day } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import { readPromise } from './read-promise.ts';

/** The first day on which the home zone can be reached, or null while nobody knows one. */
export async function readSoonest(ctx: Pick<Context, 'db' | 'now'>): Promise<Day | null> {
  return (await readPromise(ctx))?.soonest ?? null;
}
