import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { asOwner, createTestDatabase } from '../../../tests/support/shop/database.ts';
import { type Notice, startListening } from './listening.ts';

async function openNode(databaseUrl: string) {
  const events: (string | Notice)[] = [];
  const listening = await startListening(
    { databaseUrl, log: createLog({ level: 'silent' }) },
    {
      opened: (lsn) => void events.push(lsn === undefined ? 'opened without position' : 'opened'),
      noticed: (notice) => void events.push(notice),
      answered: () => void events.push('answered'),
      lost: () => void events.push('lost'),
    },
  );
  return { events, listening, [Symbol.asyncDispose]: () => listening.stop() };
}

test('what one node tells the other hears, with its position in the log, and knows its own', async () => {
  await using database = await createTestDatabase('template1');
  await using one = await openNode(database.url);
  await using other = await openNode(database.url);
  const lsn = await one.listening.tell([7, 8]);
  expect(lsn).toMatch(/^[0-9A-F]+[/][0-9A-F]+$/);
  const notice = { lsn, products: [7, 8] };
  await expect.poll(() => other.events).toEqual(['opened', { ...notice, isOwn: false }]);
  await expect.poll(() => one.events).toContainEqual({ ...notice, isOwn: true });
  const all = await other.listening.tell(undefined);
  await expect.poll(() => one.events).toContainEqual({ lsn: all, products: undefined, isOwn: false });
});

test('a connection that ends is opened again, until the node stops', async () => {
  await using database = await createTestDatabase('template1');
  await using node = await openNode(database.url);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${new URL(database.url).pathname.slice(1)}' and application_name = 'sowgat-changes'`;
  await asOwner(database.url, end);
  await expect.poll(() => node.events).toEqual(['opened', 'lost', 'opened']);
  node.listening.hangUp();
  await expect.poll(() => node.events.slice(3)).toEqual(['lost', 'opened']);
  node.listening.ping();
  await expect.poll(() => node.events.slice(5)).toEqual(['answered']);
  await node.listening.stop();
  await expect.poll(() => node.events.slice(6)).toEqual(['lost']);
  expect(await node.listening.tell([7])).toBeUndefined();
});

test('where nobody answers, the start fails', async () => {
  await expect(openNode('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});
