import { AsyncLocalStorage } from 'node:async_hooks';

type Asker = { reqId: string; route: string; address: string };

// For logs and diagnosis only; no rule may depend on the current request.
const scope = new AsyncLocalStorage<Asker>();

/** Runs `work` and all its asynchronous continuations with this request as the current one. */
export function askedBy(asker: Asker, work: () => void): void {
  scope.run(asker, work);
}

/** The current request; undefined in jobs, scheduled tasks and commands. */
export function whoAsks(): Asker | undefined {
  return scope.getStore();
}
