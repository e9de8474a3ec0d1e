import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterShop, openCluster } from '../cluster/shop.ts';
import { startSteady } from '../cluster/steady.ts';
import { type Row, tell } from '../cluster/table.ts';

/** Half of a second more than promised for a machine that does other things too. */
const slowestRefusalMs = 3_500;
const slowestRecoveryMs = 5_500;
type Trouble = { name: string; cause(shop: ClusterShop): Promise<void> };

const troubles: Trouble[] = [
  {
    name: 'PostgreSQL is restarted',
    async cause({ primary }) {
      await primary.stop();
      await primary.startAgain();
    },
  },
  {
    name: 'PostgreSQL is killed',
    async cause({ primary }) {
      await primary.kill();
      await primary.startAgain();
    },
  },
  {
    name: 'PostgreSQL is stopped for ten seconds',
    async cause({ primary }) {
      await primary.signal('SIGSTOP');
      await pause(10_000);
      await primary.signal('SIGCONT');
    },
  },
  {
    name: 'every connection is cut',
    async cause({ switchboard, primary }) {
      switchboard.turn(0, primary.socket);
    },
  },
  {
    name: 'every answer of PostgreSQL takes 300 ms more each way, for ten seconds',
    async cause({ switchboard }) {
      switchboard.slow(0, 300);
      await pause(10_000);
      switchboard.slow(0, 0);
    },
  },
];

/** Whatever happens to the database, the node lives on, says no in time, and is well again soon. */
export async function endureDatabase(): Promise<Row[]> {
  await using shop = await openCluster({ web: 1 }, tell);
  const rows: Row[] = [];
  const acknowledged = new Set<string>();
  for (const trouble of troubles) {
    tell(trouble.name);
    rows.push(await suffer(shop, trouble, acknowledged));
    await pause(2_000);
  }
  const kept = new Set(
    (await shop.primary.query<{ id: string }>('select id from shop_order')).map(({ id }) => id),
  );
  const lost = [...acknowledged].filter((id) => !kept.has(id)).length;
  rows.push({
    tried: 'orders that were acknowledged in between',
    found: `${lost} of ${acknowledged.size} lost`,
    ok: lost === 0 && acknowledged.size > 0,
  });
  return rows;
}

async function suffer(shop: ClusterShop, { name, cause }: Trouble, acknowledged: Set<string>): Promise<Row> {
  const [node] = shop.web;
  const pid = node?.pid();
  const port = node?.port ?? 0;
  const steady = startSteady(shop, { perSecond: 30, repeats: 0 });
  const refusals: number[] = [];
  let watching = true;
  // Somebody whose question always needs the database.
  const watch = (async () => {
    while (watching) {
      const began = performance.now();
      const status = await statusOf(port);
      if (status !== 200) refusals.push(performance.now() - began);
      await pause(50);
    }
  })();
  await pause(1_000);
  await cause(shop);
  const back = performance.now();
  let wellFor = 0;
  let wellAt = Infinity;
  while (performance.now() - back < 30_000 && wellFor < 10) {
    const isWell = (await statusOf(port)) === 200;
    if (isWell && wellFor === 0) wellAt = performance.now();
    wellFor = isWell ? wellFor + 1 : 0;
    await pause(50);
  }
  watching = false;
  await watch;
  const tally = await steady.stop();
  for (const id of tally.orders.values()) acknowledged.add(id);
  const slowest = Math.max(0, ...refusals);
  const recovery = wellAt - back;
  const lives = node?.pid() === pid && node?.hasEnded() === false;
  const broken = [...tally.failures.keys()].filter((what) => / 500 /.test(what)).length;
  return {
    tried: name,
    found: `${lives ? 'the node lives' : 'THE NODE ENDED'}; ${refusals.length} refusals, the slowest after ${(slowest / 1000).toFixed(1)} s; well ${(recovery / 1000).toFixed(1)} s after it was back; ${tally.good} of ${tally.sent} others answered${broken ? '; SOME WITH 500' : ''}`,
    ok: lives && slowest <= slowestRefusalMs && recovery <= slowestRecoveryMs && broken === 0,
  };
}

async function statusOf(port: number): Promise<number> {
  return fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(20_000) }).then(
    async (reply) => {
      await reply.text();
      return reply.status;
    },
    () => 0,
  );
}
