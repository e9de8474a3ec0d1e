/**
 * The shop on a database as a child process that reports its port, so that the benchmark's own work is not measured.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/read-config.ts';
import { openContext } from '#server/boot/open-context.ts';

const secretKey = 'x'.repeat(40);

/** Starts it. The child reports its memory in bytes, or its CPU time in microseconds. */
export async function serveShop(databaseUrl: string) {
  const child = fork(import.meta.filename, [databaseUrl], { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  const tell = async (what: 'memory' | 'processor'): Promise<number> => {
    child.send(what);
    const [figure] = (await once(child, 'message')) as [number];
    return figure;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    memory: () => tell('memory'),
    processor: () => tell('processor'),
    stop: () => child.kill(),
  };
}

/** The child's context, for preparations in this process such as creating a member of staff. */
export async function openShop(databaseUrl: string) {
  const config = readConfig({ DATA_DIR: `${tmpdir()}/sowgat-bench`, LOG_LEVEL: 'error' });
  return openContext({ ...config, secretKey }, databaseUrl);
}

if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit());
  const { ctx } = await openShop(process.argv[2] as string);
  const app = await createApp(ctx, { waiting: () => 0 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', (what) => {
    const { user, system } = process.cpuUsage();
    process.send?.(what === 'memory' ? process.memoryUsage.rss() : user + system);
  });
  process.send?.((app.server.address() as AddressInfo).port);
}
