import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { openSource } from './db.ts';
import { isOutage } from './errors.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a proxy that accepts connections while no database is behind it is an outage', async () => {
  const held: Socket[] = [];
  const proxy = createServer((socket) => void held.push(socket)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const source = openSource(`postgres://nobody@127.0.0.1:${port}/none`, () => undefined);
  const error = await failureOf(sql`select 1`.execute(source.db));
  for (const socket of held) socket.destroy();
  proxy.close();
  await source.close();
  expect(isOutage(error), String(error)).toBe(true);
});

test('a former primary that only reads is an outage to whoever writes', async () => {
  await using database = await createTestDatabase();
  const source = openSource(database.url, () => undefined);
  const error = await failureOf(
    source.db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => sql`delete from zone`.execute(trx)),
  );
  await source.close();
  expect([(error as { code?: string }).code, isOutage(error)]).toEqual(['25006', true]);
});
