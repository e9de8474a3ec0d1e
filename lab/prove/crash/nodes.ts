/** Two real servers of one shop, as child processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Node = AsyncDisposable & {
  origin: string;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
  /** Starts it again; resolves when it serves. */
  start(): Promise<void>;
};

/** A free port that stays free: below the ephemeral range, from which other tests get their ports meanwhile. */
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
    const killed = child;
    child = undefined;
    if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
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
