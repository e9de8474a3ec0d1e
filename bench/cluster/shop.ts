/** A shop on several nodes: databases, a bank, nodes and what stands in front of them. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import { type BankSimulator, createBankSimulator } from '#server/bank-simulator/simulator.ts';
import { readConfig } from '#server/config.ts';
import { type Context, openContext } from '#server/context.ts';
import { migrate } from '#server/platform/migrate.ts';
import { loadSeed } from '#server/seed/load-seed.ts';
import { inviteVisitors, type Visitor } from '../../tests/prove/crash/crowd.ts';
import { findPort } from '../../tests/prove/crash/nodes.ts';
import type { BalancerName } from './balancer.ts';
import { createNode, type ShopNode } from './node.ts';
import { demandSynchronous, type Postgres, startPrimary, startReplica } from './postgres.ts';
import { startSwitchboard, type Switchboard } from './switchboard.ts';

export type Goods = { product: number; option: number };
export type ClusterShop = AsyncDisposable & {
  folder: string;
  primary: Postgres;
  replica: Postgres | undefined;
  switchboard: Switchboard;
  web: ShopNode[];
  jobs: ShopNode | undefined;
  /** The driver's own view, through the same door as the nodes. */
  ctx: Context;
  simulator: BankSimulator;
  goods: Goods[];
  visitors: Visitor[];
};
export type ClusterWish = {
  web: number;
  /** A node of its own for jobs; otherwise every node does them. */
  jobs?: boolean;
  replica?: boolean;
  env?: Record<string, string>;
  /** The best that is installed, unless one is named. */
  balancer?: BalancerName | undefined;
  /** Where the database lies, when not in a folder of the system's choice. */
  databaseFolder?: string;
};

const key = 'a-key-of-the-proof-with-more-than-32-bytes';

export async function openCluster(wish: ClusterWish, tell: (step: string) => void): Promise<ClusterShop> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-cluster-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  tell('PostgreSQL and its goods');
  const primary = opened.use(await startPrimary(join(wish.databaseFolder ?? folder, 'primary')));
  await migrate(primary.url);
  const simulator = createBankSimulator({ now: () => new Date(), newId: () => crypto.randomUUID() });
  const bank = await simulator.listen(0, '127.0.0.1');
  opened.defer(() => simulator.close());
  const settings = { ...banksAt(bank), DATA_DIR: folder, SECRET_KEY: key, LOG_LEVEL: 'fatal' };
  await fill(primary.url, settings);
  if (wish.replica) tell('a replica that follows');
  const replica = wish.replica ? opened.use(await startReplica(primary, join(folder, 'replica'))) : undefined;
  if (replica) await demandSynchronous(primary);
  const switchboard = await startSwitchboard(
    [primary.socket, (replica ?? primary).socket],
    folder,
    wish.balancer,
  );
  opened.defer(() => switchboard.stop());
  const user = new URL(primary.url).username;
  const [door, copy] = switchboard.doors.map((port) => `postgres://${user}@127.0.0.1:${port}/sowgat`);
  const env = {
    ...settings,
    MODE: 'demo',
    DATABASE_URL: door ?? '',
    PUBLIC_URL: switchboard.origin,
    ...(replica ? { DATABASE_REPLICA_URL: copy ?? '' } : {}),
    // As in production.
    DRAIN_SECONDS: '3',
    ...wish.env,
  };
  const { ctx, close, watchDatabase } = await openContext({ ...readConfig(env), secretKey: key }, door ?? '');
  opened.defer(close);
  watchDatabase();
  const goods = await findGoods(ctx);
  const visitors = await inviteVisitors(ctx, 60);
  tell(`${wish.web} web nodes${wish.jobs ? ' and one for jobs' : ''}`);
  const role = wish.jobs ? 'web' : 'all';
  const web: ShopNode[] = [];
  for (let at = 0; at < wish.web; at += 1)
    web.push(opened.use(createNode(await findPort(), { ...env, ROLE: role })));
  const jobs = wish.jobs ? opened.use(createNode(await findPort(), { ...env, ROLE: 'jobs' })) : undefined;
  await Promise.all([...web, ...(jobs ? [jobs] : [])].map((node) => node.start()));
  await switchboard.use(web.map(({ port }) => port));
  const rest = opened.move();
  return {
    folder,
    primary,
    replica,
    switchboard,
    web,
    jobs,
    ctx,
    simulator,
    goods,
    visitors,
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}

/** Goods of the demonstration, of some of them more than anybody can order. */
async function fill(databaseUrl: string, settings: Record<string, string>): Promise<void> {
  const { ctx, close } = await openContext({ ...readConfig(settings), secretKey: key }, databaseUrl);
  await loadSeed(ctx);
  const { sql } = await import('kysely');
  await sql`with much as (update stock set on_hand = on_hand + 1000000 returning option_id)
    insert into stock_movement (option_id, kind, on_hand_delta, reserved_delta, at)
    select option_id, 'receive', 1000000, 0, now() from much`.execute(ctx.db);
  await close();
}

async function findGoods({ db }: Context): Promise<Goods[]> {
  return (
    db
      .selectFrom('product_option as o')
      .innerJoin('product as p', 'p.id', 'o.product_id')
      .select(['o.product_id as product', 'o.id as option'])
      .where('p.status', '=', 'published')
      .where('o.archived_at', 'is', null)
      // Dear enough for the farthest zone.
      .where('o.price_tenge', '>=', 15_000)
      .orderBy('o.id')
      .limit(40)
      .execute()
  );
}

function banksAt(origin: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(demoMerchants).flatMap(([code, { user, password, callbackKey }]) => [
      [`BANK_${code}_URL`, `${origin}/payment/rest`],
      [`BANK_${code}_USER`, user],
      [`BANK_${code}_PASSWORD`, password],
      [`BANK_${code}_CALLBACK_KEY`, callbackKey],
    ]),
  );
}
