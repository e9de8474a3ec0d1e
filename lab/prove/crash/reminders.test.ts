/** Two nodes send reminders at ten o'clock and are killed repeatedly while they do. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { howOften, timeoutFor } from '../../../tests/support/shop/how-often.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { createChance } from '../chance.ts';
import { startChild } from './start-child.ts';
import { tellFigures, tellProgress } from '../tell-figures.ts';

const kills = howOften('reminderKills');
const dueOfKill = 40;
/** 10:00 of 5 December in Ashgabat: reminders for 12 December, seven days ahead. */
const ten = '2026-12-05T05:00:00Z';

/** Adds customers with a birthday reminder due at this minute. */
async function addDue({ ctx: { db } }: TestShop, from: number): Promise<void> {
  await sql`
    with buyer as (
      insert into customer (phone, created_at)
      select '+99361' || lpad((${from}::int + n)::text, 6, '0'), ${ten}::timestamptz from generate_series(1, ${dueOfKill}::int) n
      returning id
    ), kept as (
      insert into person (customer_id, name, relation, created_at)
      select id, 'Aýna', 'mother', ${ten}::timestamptz from buyer returning id
    ), consent as (
      insert into reminder_consent (customer_id, since) select id, ${ten}::timestamptz from buyer
    ), dated as (
      insert into person_date (person_id, kind, month, day, leads) select id, 'birthday', 12, 12, '{7}' from kept returning id
    )
    insert into reminder (person_date_id, year, lead, day, due_at, state, at)
    select id, 2026, 7, '2026-12-12', ${ten}::timestamptz, 'planned', ${ten}::timestamptz from dated`.execute(
    db,
  );
}

const startNode = (shop: TestShop) => startChild(shop, 'reminding-node.ts', ten);

test(`kill -9 of nodes that remind: every customer has exactly one SMS (${kills} kills)`, {
  timeout: timeoutFor('reminderKills', 15_000),
}, async () => {
  const chance = createChance(Number(process.env['SEED'] ?? 1));
  await using shop = await startShop({ overrides: { now: () => new Date(ten) } });
  const count = async (state: string) =>
    (await shop.ctx.db.selectFrom('reminder').select('state').where('state', '=', state).execute()).length;
  let nodes = await Promise.all([startNode(shop), startNode(shop)]);
  let underWay = 0;
  try {
    for (let done = 1; done <= kills; done += 1) {
      await addDue(shop, done * dueOfKill);
      await pause(chance.upTo(150));
      if ((await count('planned')) > 0) underWay += 1;
      const at = chance.upTo(2) - 1;
      await nodes[at]?.kill();
      nodes = nodes.with(at, await startNode(shop)) as typeof nodes;
      tellProgress('reminders', done, kills);
    }
    await expect.poll(() => count('planned'), { timeout: 30_000 }).toBe(0);
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
  }
  await shop.settle();
  const sent = await shop.ctx.db
    .selectFrom('sms_message')
    .select('phone')
    .where('kind', 'like', 'reminder:%')
    .execute();
  expect(sent).toHaveLength(kills * dueOfKill);
  expect(new Set(sent.map(({ phone }) => phone)).size).toBe(kills * dueOfKill);
  expect(await count('sent')).toBe(kills * dueOfKill);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  tellFigures('B3', { kills, underWay, sent: sent.length });
});
