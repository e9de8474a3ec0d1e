import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addUnpaidOrder, startPayingShop } from '../../../tests/support/people/paying.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { runCommand } from '../../../tests/support/run/run-command.ts';

const many = 200_000;

test('books with very many faults are told in twenty lines a rule, and the drill keeps what it found', async () => {
  await using shop = await startPayingShop();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-many-'));
  await using _gone = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
  const order = await addUnpaidOrder(shop);
  await asOwner(
    shop.databaseUrl,
    `insert into order_event (order_id, at, event, from_status, to_status, from_payment, to_payment, actor)
     select '${order.id}', now(), 'paid', 'delivered', 'placed', 'paid', 'unpaid', 'system' from generate_series(1, ${many})`,
    `insert into stock_movement (option_id, at, kind, on_hand_delta, reserved_delta)
     select option_id, now(), 'correct', 1, 0 from stock`,
  );
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const told = await runCommand(env, 'invariants');
  expect(told.isWell).toBe(false);
  const lines = told.says.trimEnd().split('\n');
  expect(lines.filter((line) => line.startsWith('NOT IN ORDER  I10 '))).toHaveLength(20);
  expect(told.says).toMatch(/I10 states move along the tables only: 200,001, the first 20 are \S+/);
  expect(told.says).toMatch(/I3 what is on hand is the sum of its movements: \d+: /);

  await runCommand(env, 'backup');
  const drill = await runCommand(env, 'restore-drill');
  expect(drill.isWell).toBe(false);
  expect(drill.says.trimEnd().split('\n').toSorted()).toEqual(lines.toSorted());
  expect((await runCommand(env, 'doctor')).says).toMatch(
    /drill +NOT WELL: failed 0\.0 hours ago: I\d+ .*, and \d+ lines? more; never passed/,
  );
}, 120_000);
