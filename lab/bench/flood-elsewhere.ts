/** The flood in a thread of its own, so that it does not delay the visitor that is measured in this one. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { flood, heavyRequests, heavyRequestsOf } from './one-caller.ts';

type Flood = { port: number; open: number; name: string; token: string };

/** @returns a function that stops it and resolves with its answers by status */
export function floodElsewhere(input: Flood): () => Promise<Map<number, number>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: input });
  return async () => {
    worker.postMessage('stop');
    const [answers] = (await once(worker, 'message')) as [Map<number, number>];
    await worker.terminate();
    return answers;
  };
}

if (!isMainThread) {
  const { port, open, name, token } = workerData as Flood;
  const next = { ...heavyRequests, ...heavyRequestsOf(token) }[name];
  if (!next) throw new Error(`no requests named ${name}`);
  const stop = flood({ port, open, next });
  parentPort?.once('message', () => void stop().then((answers) => parentPort?.postMessage(answers)));
}
