/**
 * How many different searches per second a shop of 10,000 products answers, with two processors for everything: `node
 * lab/bench/catalogue/searches.ts [folder] [products] [at a time]`. No query is sent twice: goods, recipient, day and
 * budget change. Prints the CPU time that a search takes.
 */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { load } from '../load.ts';
import { openOwnDatabases } from '../own-database.ts';
import { serveShop } from '../serve-shop.ts';
import { ms } from '../timing.ts';
import { kinds, traits } from './words.ts';

const [folder = join(tmpdir(), 'sowgat-scale'), products = '10000', lanes = '16'] = process.argv.slice(2);
const seconds = 10;
const wanted = 300;

const whom = { tm: ['', 'ejeme', 'kakama', 'jorama'], ru: ['', 'маме', 'папе', 'подруге'] };
const when = { tm: ['', 'ertir', 'şenbe güni'], ru: ['', 'завтра', 'в субботу'] };

let asked = 0;

/** A new query each time; one in twenty has a typing error. */
function nextPath(): string {
  const n = asked++;
  const language = n % 2 === 0 ? 'tm' : 'ru';
  const pick = <T>(of: readonly T[], step: number) => of[Math.floor(n / step) % of.length] as T;
  const named = pick([...kinds, ...traits], 1)[language === 'tm' ? 0 : 1];
  const goods = n % 20 === 0 ? `${named.slice(0, 2)}${named.slice(3)}` : named;
  const sum = 50 + n;
  const budget = language === 'tm' ? `${sum} manada çenli` : `до ${sum} манат`;
  const query = [goods, pick(whom[language], 3), pick(when[language], 7), budget].filter(Boolean).join(' ');
  return `/api/product/list/?q=${encodeURIComponent(query)}`;
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from product limit 1');
  if (rowCount === 0)
    execFileSync(process.execPath, [join(import.meta.dirname, 'fill.ts'), url, products], {
      stdio: 'inherit',
    });
  // As autovacuum does within minutes: merges the pending list of the search index.
  await client.query('vacuum analyze product_search');
  await client.end();
}

/** CPU time of a process and its children in clock ticks, of which Linux has a hundred a second. */
async function ticksUnder(parent: number): Promise<number> {
  let ticks = 0;
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    if (Number(pid) === parent || fields[1] === parent) ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
  }
  return ticks;
}

/** Measures from now on, warm-up included: milliseconds of CPU time and statements per search. */
async function readMeter(url: string, { processor }: Awaited<ReturnType<typeof serveShop>>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [postmaster = ''] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const look = async () => ({
    searches: asked,
    shop: (await processor()) / 1_000,
    database: (await ticksUnder(Number(postmaster))) * 10,
    statements: await countTransactions(client),
  });
  const before = await look();
  return async () => {
    const after = await look();
    await client.end();
    const each = (part: 'shop' | 'database' | 'statements') =>
      (after[part] - before[part]) / (after.searches - before.searches);
    return { shop: each('shop'), database: each('database'), statements: each('statements') };
  };
}

/** Number of transactions; every statement of a search is one. */
async function countTransactions(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0].count;
}

const databases = await openOwnDatabases(folder);
try {
  const url = await databases.open(`products_${products}`);
  await fill(url);
  const shop = await serveShop(url);
  await fetch(shop.origin + nextPath());
  const meter = await readMeter(url, shop);
  const { perSecond, p50, p99, failed } = await load(
    { port: Number(new URL(shop.origin).port) },
    { path: nextPath },
    seconds,
    Number(lanes),
  );
  const used = await meter();
  shop.stop();
  process.stdout.write(
    `${Math.round(perSecond)} different searches a second (wanted: ${wanted}) by ${lanes} at a time, half within ${ms(p50)} ms, 99 % within ${ms(p99)} ms, ${failed} failed\n` +
      `processor time of a search: ${ms(used.shop)} ms in the shop, ${ms(used.database)} ms in the database, for ${used.statements.toFixed(1)} statements\n`,
  );
  process.exitCode = perSecond >= wanted && failed === 0 ? 0 : 1;
} finally {
  await databases.stop();
}
