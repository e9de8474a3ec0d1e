import { AsyncLocalStorage } from 'node:async_hooks';

type Asker = { reqId: string; route: string; address: string };

// Only for what people look at afterwards; no rule may depend on who asked.
const scope = new AsyncLocalStorage<Asker>();

/** Everything that `work` leads to is known as asked for by this request. */
export function askedBy(asker: Asker, work: () => void): void {
  scope.run(asker, work);
}

/** The request that is being worked on here; undefined for jobs, scheduled tasks and commands. */
export function whoAsks(): Asker | undefined {
  return scope.getStore();
}
