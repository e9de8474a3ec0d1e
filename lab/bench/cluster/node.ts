/** One server of the shop as a child process: started, stopped, killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type ShopNode = AsyncDisposable & {
  port: number;
  origin: string;
  pid(): number;
  hasEnded(): boolean;
  /** @param release the folder of another build; by default the one it was created with */
  start(release?: string): Promise<void>;
  /** Stops it gracefully. @returns how long that took, in milliseconds */
  leave(): Promise<number>;
  kill(): Promise<void>;
  /** Memory in megabytes and open files; zero where the system does not report them. */
  size(): Promise<{ megabytes: number; files: number }>;
  /** CPU time used so far, in seconds; zero where the system does not report it. */
  processorSeconds(): Promise<number>;
  /** Its output so far. */
  said(): string;
};

const thisRelease = fileURLToPath(new URL('../../..', import.meta.url));

export function createNode(port: number, env: Record<string, string>, folder = thisRelease): ShopNode {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = '';
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;

  // The nodes end with this process, however it ends.
  process.on('exit', () => child?.kill('SIGKILL'));

  async function end(signal: NodeJS.Signals): Promise<number> {
    const began = performance.now();
    if (!child || hasEnded()) return 0;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return performance.now() - began;
  }

  return {
    port,
    origin,
    pid: () => child?.pid ?? 0,
    hasEnded,
    said: () => said,
    kill: async () => void (await end('SIGKILL')),
    leave: () => end('SIGTERM'),
    async start(release = folder) {
      const fresh = spawn(
        process.execPath,
        ['--max-semi-space-size=4', '--heap-growing-percent=40', 'dist/server/main.js'],
        {
          cwd: release,
          env: { MALLOC_ARENA_MAX: '1', ...process.env, ...env, PORT: String(port) },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      child = fresh;
      for (const stream of [fresh.stdout, fresh.stderr])
        stream.on('data', (text) => (said = (said + text).slice(-8_000)));
      for (let waited = 0; waited < 600; waited += 1) {
        if (await isReady(origin)) return;
        await pause(100);
        // Its output may arrive after its end, and has been waited for.
        if (hasEnded()) break;
      }
      throw new Error(`the server on ${port} did not get ready:\n${said}`);
    },
    async size() {
      const { readdir } = await import('node:fs/promises');
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8').catch(() => '');
      const files = await readdir(`/proc/${child?.pid}/fd`).catch(() => []);
      return {
        megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
        files: files.length,
      };
    },
    async processorSeconds() {
      const told = await readFile(`/proc/${child?.pid}/stat`, 'utf8').catch(() => '');
      // In hundredths of a second, counted from behind the name, which may contain anything.
      const [, own = 0, systems = 0] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(told) ?? [];
      return (Number(own) + Number(systems)) / 100;
    },
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  };
}

export async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
