/** A shop on several nodes: databases, a bank simulator, nodes and a load balancer. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoMerchants } from '#server/bank-simulator/merchants.ts';
import { type BankSimulator, createBankSimulator } from '#server/bank-simulator/simulator.ts';
import { readConfig } from '#server/config/read-config.ts';
import { openContext } from '#server/boot/open-context.ts';
import type { Context } from '#server/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { loadSeed } from '#server/seed/load-seed.ts';
import { inviteVisitors, type Visitor } from '../../prove/crash/crowd.ts';
import { findPort } from '../../prove/crash/nodes.ts';
import type { BalancerName } from './balancer.ts';
import { createNode, type ShopNode } from './node.ts';
import { requireSynchronous, type Postgres, startPrimary, startReplica } from './postgres.ts';
import { startSwitchboard, type Switchboard } from './switchboard.ts';

export type Goods = { product: number; option: number };
/** Nodes and load balancer, over databases that the caller manages. */
export type ShopNodes = AsyncDisposable & {
  switchboard: Switchboard;
  web: ShopNode[];
  jobs: ShopNode | undefined;
  /** This process's own context, with the same addresses as the nodes. */
  ctx: Context;
  simulator: BankSimulator;
  goods: Goods[];
  visitors: Visitor[];
  /** The environment variables of every node. */
  env: Record<string, string>;
};
export type ClusterShop = ShopNodes & {
  folder: string;
  primary: Postgres;
  replica: Postgres | undefined;
};
export type ClusterInput = {
  web: number;
  /** Starts a separate node for jobs; otherwise every node runs them. */
  jobs?: boolean;
  replica?: boolean;
  env?: Record<string, string>;
  /** By default the first one installed. */
  balancer?: BalancerName | undefined;
  /** The folder of another release's build, whose schema and nodes are used at first. */
  release?: string;
  /** Folder of the database; by default a temporary one. */
  databaseFolder?: string;
};
export type Databases = {
  /** An empty database on the primary, connected directly: used for schema and goods. */
  direct: string;
  /** Targets of the switchboard's endpoints. */
  sockets: string[];
  /** The addresses for the nodes, given the ports of those endpoints. */
  addresses(endpoints: readonly number[]): { primary: string; replica?: string };
};

const key = 'a-key-of-the-proof-with-more-than-32-bytes';

export async function openCluster(input: ClusterInput, tell: (step: string) => void): Promise<ClusterShop> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-cluster-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  tell('PostgreSQL and its goods');
  const primary = opened.use(await startPrimary(join(input.databaseFolder ?? folder, 'primary')));
  const replica = input.replica
    ? opened.use(await startReplica(primary, join(folder, 'replica')))
    : undefined;
  if (replica) await requireSynchronous(primary);
  const user = new URL(primary.url).username;
  const databases: Databases = {
    direct: primary.url,
    sockets: [primary.socket, (replica ?? primary).socket],
    addresses(endpoints) {
      const [endpoint, copy] = endpoints.map((port) => `postgres://${user}@127.0.0.1:${port}/sowgat`);
      return { primary: endpoint ?? '', ...(replica ? { replica: copy ?? '' } : {}) };
    },
  };
  const nodes = opened.use(await openNodes(input, databases, folder, tell));
  const rest = opened.move();
  return { ...nodes, folder, primary, replica, [Symbol.asyncDispose]: () => rest.disposeAsync() };
}

/** Creates schema, goods, customers, a bank, nodes and a balancer. */
export async function openNodes(
  input: ClusterInput,
  databases: Databases,
  folder: string,
  tell: (step: string) => void,
): Promise<ShopNodes> {
  await using opened = new AsyncDisposableStack();
  const { release } = input;
  await migrate(databases.direct, release ? { from: pathToFileURL(`${release}/server/migrations/`) } : {});
  const simulator = createBankSimulator({ now: () => new Date(), newId: () => crypto.randomUUID() });
  const bank = await simulator.listen(0, '127.0.0.1');
  opened.defer(() => simulator.close());
  const settings = { ...banksAt(bank), DATA_DIR: folder, SECRET_KEY: key, LOG_LEVEL: 'fatal' };
  await fill(databases.direct, settings);
  const switchboard = await startSwitchboard(databases.sockets, folder, input.balancer);
  opened.defer(() => switchboard.stop());
  const { primary, replica } = databases.addresses(switchboard.endpoints);
  const env: Record<string, string> = {
    ...settings,
    MODE: 'demo',
    DATABASE_URL: primary,
    PUBLIC_URL: switchboard.origin,
    ...(replica ? { DATABASE_REPLICA_URL: replica } : {}),
    // The same as in production.
    DRAIN_SECONDS: '3',
    ...input.env,
  };
  const { ctx, close, watchDatabase } = await openContext({ ...readConfig(env), secretKey: key }, primary);
  opened.defer(close);
  watchDatabase();
  const goods = await findGoods(ctx);
  const visitors = await inviteVisitors(ctx, 60);
  const { web, jobs } = await startNodes(input, env, opened, tell);
  await switchboard.use(web.map(({ port }) => port));
  const rest = opened.move();
  return {
    ...{ switchboard, web, jobs, ctx, simulator, goods, visitors, env },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}

async function startNodes(
  input: ClusterInput,
  env: Record<string, string>,
  opened: AsyncDisposableStack,
  tell: (step: string) => void,
): Promise<Pick<ShopNodes, 'web' | 'jobs'>> {
  tell(`${input.web} web nodes${input.jobs ? ' and one for jobs' : ''}`);
  const role = input.jobs ? 'web' : 'all';
  const web: ShopNode[] = [];
  for (let at = 0; at < input.web; at += 1)
    web.push(opened.use(createNode(await findPort(), { ...env, ROLE: role }, input.release)));
  const jobs = input.jobs
    ? opened.use(createNode(await findPort(), { ...env, ROLE: 'jobs' }, input.release))
    : undefined;
  await Promise.all([...web, ...(jobs ? [jobs] : [])].map((node) => node.start()));
  return { web, jobs };
}

/** Adds the demonstration goods, with more stock of some than can be sold. */
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
      // Above the minimum order of the most distant zone.
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
