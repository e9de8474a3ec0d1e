/** Embedded databases in temporary folders, also started by other processes and in other namespaces. */
import { ownerOf } from './database.ts';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export async function makeScratch(): Promise<AsyncDisposable & { dataDir: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-embedded-'));
  return {
    dataDir: join(folder, 'data', 'postgres'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: ownerOf(url) });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export type OtherShop = {
  /** Address of the database once it answers; rejects with the process's output when it ended instead. */
  url: Promise<string>;
  kill(): Promise<void>;
};

/**
 * Namespaces as of a container: processes, shared memory, network and mounts. `--kill-child` ends all processes with
 * the first.
 */
const inContainer = ['unshare', '-p', '-i', '-n', '-m', '-f', '--mount-proc', '--kill-child'];

/** Whether this machine allows creating namespaces. */
export function canUnshare(): boolean {
  const [program = '', ...flags] = inContainer;
  return spawnSync(program, [...flags, 'true']).status === 0;
}

/** A second process that opens the embedded database of a folder, optionally in a container. */
export function startInAnotherProcess(
  dataDir: string,
  { env = {}, contained = false }: { env?: Record<string, string>; contained?: boolean } = {},
): OtherShop {
  const module = new URL('../../../server/adapters/database/embedded.ts', import.meta.url);
  const program = `import { startEmbedded } from ${JSON.stringify(module.href)};
    try {
      const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
      console.log(url);
    } catch (error) { console.error(error.message); process.exit(1); }
    process.stdin.on('end', () => process.exit()).resume();`;
  const command = [...(contained ? inContainer : []), process.execPath, '--input-type=module', '-e', program];
  const child = spawn(command[0] as string, command.slice(1), {
    // Pipes: it ends with us, and does not keep our own streams open.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  url.catch(() => {});
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { url, kill: () => (child.kill('SIGKILL'), gone) };
}
