/**
 * Servers and database are killed under load, at random moments, and started again. Nothing that was acknowledged may
 * be lost or doubled. Two rounds here; `npm run prove -- crash` does thirty.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/db.ts';
import { adjustOneStock } from '#server/features/stock/adjust-stock.ts';
import { howOften } from '../../../tests/support/shop/how-often.ts';
import { watchInvariants } from '../../../tests/support/shop/watch-invariants.ts';
import { createChance } from '../chance.ts';
import { tellFigures, tellProgress } from '../tell-figures.ts';
import { inviteVisitors, noPromises, type Promises, visit } from './crowd.ts';
import { findBroken, waitUntilSettled } from './look-after.ts';
import { passHalfAnHour } from './move-clock.ts';
import { openPieces, type ShopInPieces } from './shop-in-pieces.ts';

const rounds = Number(process.env['CRASHES'] ?? howOften('crashes'));
const seed = Number(process.env['SEED'] ?? 1);
const visitorsOfRound = 40;
/** Stock for most visitors of a round, not for all. */
const unitsOfRound = 5;

function receive({ ctx }: ShopInPieces, option: number): Promise<void> {
  const facts = { kind: 'receive', reason: 'delivery', at: ctx.now() } as const;
  return inTransaction(ctx.db, (trx) => adjustOneStock(trx, { option, delta: unitsOfRound, ...facts }));
}

test(`kill -9 of a server or of PostgreSQL under load loses nothing (${rounds} rounds)`, {
  timeout: 60_000 + rounds * 360_000,
}, async () => {
  const chance = createChance(seed);
  await using shop = await openPieces();
  const goods = await shop.ctx.db
    .selectFrom('stock as s')
    .innerJoin('product_option as o', 'o.id', 's.option_id')
    .innerJoin('product as p', 'p.id', 'o.product_id')
    .select(['o.product_id as product', 'o.id as option'])
    .where('p.status', '=', 'published')
    .where('s.on_hand', '>', 3)
    .orderBy('o.id')
    .limit(6)
    .execute();
  const all: Promises = noPromises();
  const killed = { servers: 0, databases: 0 };
  const broken: string[] = [];
  let slowest = 0;
  let looks = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (const { option } of goods) await receive(shop, option);
    const visitors = await inviteVisitors(shop.ctx, visitorsOfRound);
    const watch = watchInvariants(shop.ctx.db);
    const load = Promise.all(
      visitors.map(async (visitor) => {
        await pause(chance.upTo(3_000));
        await visit(shop, visitor, goods, chance, all);
      }),
    );
    await pause(400 + chance.upTo(2_400));
    // Every third round kills the database, the others one of the servers.
    if (round % 3 === 2) {
      killed.databases += 1;
      await shop.killDatabase();
    } else {
      killed.servers += 1;
      const node = chance.oneOf(shop.nodes);
      await node.kill();
      await node.start();
    }
    await load;
    const seen = await watch.stop();
    looks += seen.looks;
    broken.push(
      ...seen.breaches.map(({ invariant, what }) => `round ${round}, under load: ${invariant}: ${what}`),
    );
    tellProgress('crash', round, rounds);
    const isLast = round === rounds;
    if (isLast) await passHalfAnHour(shop);
    slowest = Math.max(slowest, await waitUntilSettled(shop));
    broken.push(...(await findBroken(shop, all)).map((what) => `round ${round}: ${what}`));
    if (broken.length > 0) break;
  }
  tellFigures('crash', {
    rounds,
    killedServers: killed.servers,
    killedDatabases: killed.databases,
    accepted: all.accepted.size,
    refused: all.refused,
    repeated: all.unanswered,
    paidAtBank: all.paidAtBank,
    looks,
    slowestSeconds: Math.round(slowest / 100) / 10,
    broken: broken.length,
  });
  expect(broken).toEqual([]);
});
