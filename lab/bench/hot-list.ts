/**
 * Throughput of the most requested routes beside the least work possible: `node lab/bench/hot-list.ts`.
 *
 *     node lab/bench/hot-list.ts                                  the shop on a database of its own
 *     node lab/bench/hot-list.ts --rounds 9 --seconds 4           longer, for a busy machine
 *     node lab/bench/hot-list.ts --url http://127.0.0.1:8080      any running server, ours or another
 *     node lab/bench/hot-list.ts --url … --path /x --path /y --header 'authorization: Bearer …'
 *
 * Cached answers are compared with a bare node:http that sends the same head and bytes; requests that query the database
 * with the same statements, prepared through plain `pg`. Servers and load are separate processes, rounds alternate, and
 * the median round counts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LoadCall, load, type Target } from './load.ts';
import { type Child, type WireAnswer, startServer } from './servers.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    url: { type: 'string' },
    path: { type: 'string', multiple: true },
    header: { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const hotPaths = values.path ?? [
  '/api/product/list/',
  '/api/product/list/?category=1&sort=price',
  '/api/product/detail/1/',
  '/api/product/home-info/',
];

type Benchmark = { perSecond: number; microseconds: number | undefined; p99: number };
type Runner = Target & { spent?: () => Promise<number> };

const packed = { 'accept-encoding': 'br' };
const say = (line: string) => process.stdout.write(`${line}\n`);
const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

if (values.url) await compareElsewhere(new URL(values.url));
else await compareOurs();

async function compareElsewhere({ hostname, port }: URL): Promise<void> {
  const target = { host: hostname, port: Number(port || 80) };
  const given = Object.fromEntries(values.header.map((line) => line.split(/:\s*/, 2) as [string, string]));
  tellHead();
  for (const path of hotPaths) await compareBytes(target, path, { ...packed, ...given });
}

async function compareOurs(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { startEmbedded } = await import('#server/adapters/database/embedded.ts');
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-bench-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const database = await startEmbedded({ dataDir: join(folder, 'postgres'), scratch: [folder] });
  opened.defer(() => database.stop());
  const token = await fillShop(database.ownerUrl, folder);

  tellHead();
  const hot = await startServer({ role: 'shop', databaseUrl: database.ownerUrl, keepsAnswers: true });
  opened.defer(() => hot.stop());
  for (const path of hotPaths) await compareBytes(hot, path, packed);

  const cold = await startServer({ role: 'shop', databaseUrl: database.ownerUrl, keepsAnswers: false });
  opened.defer(() => cold.stop());
  const personal = { authorization: `Bearer ${token}` };
  for (const [path, headers] of [
    ['/api/product/list/', {}],
    ['/api/product/detail/1/', {}],
    ['/api/auth/address-list/', personal],
    ['/api/order/order-list/', personal],
  ] as const)
    await compareQueries(cold, database.ownerUrl, path, headers);
}

/** Adds the demonstration goods and one customer. @returns the customer's token */
async function fillShop(databaseUrl: string, folder: string): Promise<string> {
  const { migrate } = await import('#server/platform/db/migrate.ts');
  const { readConfig } = await import('#server/config/read-config.ts');
  const { openContext } = await import('#server/boot/open-context.ts');
  const { loadSeed } = await import('#server/seed/load-seed.ts');
  const { makeDemoCustomers } = await import('#server/features/customers/profile/make-demo-customers.ts');
  await migrate(databaseUrl);
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' });
  const { ctx, close } = await openContext({ ...config, secretKey: 'x'.repeat(40) }, databaseUrl);
  await loadSeed(ctx);
  const [customer] = await makeDemoCustomers(ctx, 1);
  await close();
  if (!customer) throw new Error('no customer was made');
  return customer.token;
}

/** Compares with a bare server that sends the same bytes. */
async function compareBytes(server: Runner, path: string, headers: Record<string, string>): Promise<void> {
  const seen = await look(server, path, headers);
  const baseline = await startServer({ role: 'bare', seen });
  const [ours, bare] = await alternate(
    [server, { path: () => path, headers }],
    [baseline, { path: () => path, headers }],
  );
  tell(path, `cached, ${seen.body.length} B`, ours, bare, 'bare');
  baseline.stop();
}

/** Compares with the same statements, prepared through plain `pg`. */
async function compareQueries(
  server: Child,
  databaseUrl: string,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  for (let warm = 0; warm < 3; warm += 1) await look(server, path, headers);
  await server.statements();
  const seen = await look(server, path, headers);
  const statements = await server.statements();
  const baseline = await startServer({ role: 'plain', databaseUrl, statements, seen });
  const [ours, plain] = await alternate(
    [server, { path: () => path, headers }],
    [baseline, { path: () => path }],
  );
  tell(path, `${statements.length} queries`, ours, plain, 'plain pg');
  baseline.stop();
}

async function look(server: Target, path: string, headers: Record<string, string>): Promise<WireAnswer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const to = {
      host: server.host ?? '127.0.0.1',
      port: server.port,
      path,
      headers: { ...headers, host: 'shop' },
    };
    request(to, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`${path} answers ${reply.statusCode}`));
      const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
      const pairs = Array.from({ length: reply.rawHeaders.length / 2 }, (_, index) =>
        reply.rawHeaders.slice(index * 2, index * 2 + 2),
      ) as [string, string][];
      let body = '';
      reply.setEncoding('latin1').on('data', (text: string) => (body += text));
      reply.on('end', () =>
        resolve({ body, headers: pairs.filter(([name]) => !own.has(name.toLowerCase())) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function alternate(...sides: [Runner, LoadCall][]): Promise<[Benchmark[], Benchmark[]]> {
  const measured: [Benchmark[], Benchmark[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [index, [server, asking]] of sides.entries()) {
      const before = await server.spent?.();
      const { perSecond, p99, failed } = await load(server, asking, seconds);
      if (failed > 0) throw new Error(`${failed} requests failed`);
      const spent = before === undefined ? undefined : ((await server.spent?.()) ?? 0) - before;
      // CPU time includes the warm-up (a quarter of the time), the count of answers does not.
      const microseconds = spent === undefined ? undefined : spent / (perSecond * seconds * 1.25);
      measured[index as 0 | 1].push({ perSecond, p99, microseconds });
    }
  return measured;
}

function tellHead(): void {
  say(`${rounds} rounds of ${seconds} s, taken in turns, 16 connections\n`);
  say(
    `${'request'.padEnd(42)}${'answer'.padEnd(20)}${'a second'.padStart(9)}${'p99'.padStart(9)}${'baseline'.padStart(9)}  ratio  by processor time`,
  );
}

function tell(path: string, what: string, ours: Benchmark[], baselines: Benchmark[], baseline: string): void {
  const ratio = middle(ours.map((one, round) => one.perSecond / (baselines[round]?.perSecond ?? 1)));
  const byTime = ours.flatMap((one, round) => {
    const other = baselines[round]?.microseconds;
    return one.microseconds && other ? [other / one.microseconds] : [];
  });
  const rate = (of: Benchmark[]) => Math.round(middle(of.map(({ perSecond }) => perSecond)));
  const p99 = middle(ours.map((one) => one.p99)).toFixed(1);
  const share = byTime.length > 0 ? middle(byTime).toFixed(2) : '–';
  say(
    `${path.padEnd(42)}${what.padEnd(20)}${String(rate(ours)).padStart(9)}${`${p99} ms`.padStart(9)}${String(rate(baselines)).padStart(9)}  ${ratio.toFixed(2)}   ${share} of ${baseline}`,
  );
}
