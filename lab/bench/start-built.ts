/** The built shop as a child process with its own database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Options = { port: number; env?: Record<string, string>; root?: string };

/** `root`: the folder with `dist`, by default this one; another release's otherwise. */
export async function startBuilt({ port, env = {}, root = join(import.meta.dirname, '../..') }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-pages-'));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  while (child.exitCode === null) {
    const reply = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the shop did not start');
}
