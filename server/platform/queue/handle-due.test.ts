import { expect, test } from 'vitest';
import { handleDue } from './handle-due.ts';

/** Rows by what happens to them; one that stays due is found again by the next run. */
function openDue(rows: readonly ('done' | 'fails' | 'waits')[]) {
  const due = new Set(rows.keys());
  const failed: number[] = [];
  const run = (most: number) =>
    handleDue<number>({
      find: async ({ limit, tried }) => [...due].filter((id) => !tried.includes(id)).slice(0, limit),
      async handle(id) {
        if (rows[id] === 'fails') throw new Error('failed');
        return rows[id] === 'done' && due.delete(id);
      },
      noteFailure: (id) => failed.push(id),
      most,
    });
  return { due, failed, run };
}

test('rows that stay due hold nothing up, and do not count', async () => {
  const { due, failed, run } = openDue(['fails', 'waits', 'fails', 'done', 'done', 'done']);
  await run(2);
  expect([...due]).toEqual([0, 1, 2, 5]);
  expect(failed).toEqual([0, 2]);
  await run(2);
  expect([...due]).toEqual([0, 1, 2]);
});

test('a run ends, however many rows fail', async () => {
  const { failed, run } = openDue(Array.from({ length: 100 }, () => 'fails'));
  await run(2);
  expect(failed).toHaveLength(40);
});
