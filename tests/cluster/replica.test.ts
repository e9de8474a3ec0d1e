import { expect, test } from 'vitest';
import type pg from 'pg';
import type { Source } from '#server/platform/db/db.ts';
import { createReplica } from '#server/platform/db/replica.ts';

/** Two fake databases that only have names, and a replica whose log position the test sets. */
function openPair() {
  const named = (name: string) => ({ db: { name } }) as unknown as Source;
  const state: { lsn: string | null; isDown: boolean; asked: number } = {
    lsn: '0/10',
    isDown: false,
    asked: 0,
  };
  const query = async () => {
    state.asked += 1;
    if (state.isDown) throw new Error('Connection terminated');
    return { rows: [{ lsn: state.lsn }] };
  };
  const replica = createReplica({
    primary: named('primary'),
    replica: { pool: { query } as unknown as pg.Pool, ...named('replica') },
  });
  const nameOf = (from: Source) =>
    [...new Set(Object.values(from).map((db) => (db as unknown as { name: string }).name))].join(' and ');
  const where = () => replica.read(async (from) => nameOf(from));
  return { replica, state, where, nameOf };
}

test('the replica is asked once it has come as far as the last change, and not before', async () => {
  const { replica, state, where } = openPair();
  expect(await where()).toBe('primary');
  replica.waitFor('0/20');
  replica.pause(false);
  expect(await where()).toBe('primary');
  state.lsn = '0/20';
  expect(await where()).toBe('replica');
  const asked = state.asked;
  await Promise.all(Array.from({ length: 10 }, where));
  expect(state.asked).toBe(asked);
});

test('from a change on until its place in the log is known, only the primary is asked', async () => {
  const { replica, state, where } = openPair();
  replica.pause(false);
  expect(await where()).toBe('replica');
  replica.pause(true);
  expect(await where()).toBe('primary');
  // A notice of another node in between must not end the pause.
  replica.waitFor('0/10');
  expect(await where()).toBe('primary');
  replica.waitFor('1/0');
  replica.pause(false);
  expect(await where()).toBe('primary');
  state.lsn = 'FFFFFFFF/0';
  expect(await where()).toBe('replica');
  replica.waitFor('0/11');
  expect(await where()).toBe('replica');
});

test('a replica that fails, or was made a primary, is left alone', async () => {
  const { replica, state, where, nameOf } = openPair();
  replica.pause(false);
  state.lsn = null;
  expect(await where()).toBe('primary');
  state.lsn = '0/10';
  expect(await where()).toBe('replica');
  const failing = replica.read(async (from) => {
    if (nameOf(from) === 'replica') throw new Error('Query read timeout');
    return 'answered by the primary';
  });
  expect(await failing).toBe('answered by the primary');
  expect(await where()).toBe('primary');
});

test('what is wrong with the question itself is not asked twice', async () => {
  const { replica } = openPair();
  replica.pause(false);
  let times = 0;
  const failing = replica.read(async () => {
    times += 1;
    throw new Error('a mistake');
  });
  await expect(failing).rejects.toThrow('a mistake');
  expect(times).toBe(1);
});
