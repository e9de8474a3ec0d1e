import { AsyncLocalStorage } from 'node:async_hooks';
import type { Limit } from '#contract/route.ts';

export type Asker = { reqId: string; route: string; address: string; limit?: Limit | undefined };

// For logs, diagnosis and fair shares of the node; no rule of the shop may depend on the current request.
const scope = new AsyncLocalStorage<Asker>();

/** Runs `work` and all its asynchronous continuations with this request as the current one. */
export function askedBy(asker: Asker, work: () => void): void {
  scope.run(asker, work);
}

/** The current request; undefined in jobs, scheduled tasks and commands. */
export function whoAsks(): Asker | undefined {
  return scope.getStore();
}
