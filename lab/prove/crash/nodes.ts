/** Two real servers of one shop, as processes that can be killed outright. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Node = AsyncDisposable & {
  origin: string;
  /** As a power cut does it: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** Starts it again; resolves when it serves. */
  start(): Promise<void>;
};

/**
 * A port that is free and stays so: below the range from which the system hands ports to everybody who asks for any,
 * as the other tests do meanwhile.
 */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

export function createNode(port: number, env: Record<string, string>): Node {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = '';

  async function kill(): Promise<void> {
    const dying = child;
    child = undefined;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  }

  return {
    origin,
    kill,
    async start() {
      const fresh = spawn(process.execPath, ['server/main.ts'], {
        cwd: new URL('../../..', import.meta.url),
        env: { ...process.env, ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = fresh;
      for (const stream of [fresh.stdout, fresh.stderr]) stream.on('data', (text) => (said += text));
      for (let waited = 0; waited < 60_000; waited += 100) {
        if (await isReady(origin)) return;
        if (fresh.exitCode !== null) throw new Error(`the server ended at its start:\n${said.slice(-2_000)}`);
        await pause(100);
      }
      throw new Error(`the server did not get ready:\n${said.slice(-2_000)}`);
    },
    [Symbol.asyncDispose]: kill,
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
