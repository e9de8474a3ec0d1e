import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a shop that is asked to leave before it is open goes by itself, as process 1 of a container must', async () => {
  await using opened = new AsyncDisposableStack();
  // A database that takes the call and says nothing: the shop waits for it.
  const silent = createServer().listen(0, '127.0.0.1');
  opened.defer(() => void silent.close());
  await once(silent, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-main-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const called = once(silent, 'connection');
  const shop = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://sowgat@127.0.0.1:${(silent.address() as AddressInfo).port}/sowgat`,
    },
    stdio: 'ignore',
  });
  opened.defer(() => void shop.kill('SIGKILL'));
  const [socket] = await called;
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  socket.destroy();
});
