import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to connections, which would take a free one at any moment. */
const [first, each, processes] = [20_000, 120, 100];
let taken = 0;

/**
 * A port that is free, and the next one, which a shop's simulator listens at. Processes that run at once look in
 * different parts of the range.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = first + (process.pid % processes) * each + ((2 * taken++) % each);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(port, '127.0.0.1');
  if (!(await listens)) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
