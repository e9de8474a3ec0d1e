/**
 * How many different searches a shop of 10,000 products answers in a second, with two processors for all of it:
 * `node lab/bench/catalogue/searches.ts [folder] [products]`. No query is asked twice: goods, for whom, day and budget change.
 */
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { load } from '../load.ts';
import { openOwnDatabases } from '../own-database.ts';
import { serveShop } from '../serve-shop.ts';
import { ms } from '../timing.ts';
import { kinds, traits } from './words.ts';

const [folder = join(tmpdir(), 'sowgat-scale'), products = '10000'] = process.argv.slice(2);
const seconds = 10;
const wanted = 300;

const whom = { tm: ['', 'ejeme', 'kakama', 'jorama'], ru: ['', 'маме', 'папе', 'подруге'] };
const when = { tm: ['', 'ertir', 'şenbe güni'], ru: ['', 'завтра', 'в субботу'] };

let asked = 0;

/** Every number is another query; one in twenty has a slip. */
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
  // What autovacuum does within minutes: a search reads no list of pending words.
  await client.query('vacuum analyze product_search');
  await client.end();
}

const databases = await openOwnDatabases(folder);
try {
  const url = await databases.open(`products_${products}`);
  await fill(url);
  const shop = await serveShop(url);
  await fetch(shop.origin + nextPath());
  const { perSecond, p50, p99, failed } = await load(
    { port: Number(new URL(shop.origin).port) },
    { path: nextPath },
    seconds,
  );
  shop.stop();
  process.stdout.write(
    `${Math.round(perSecond)} different searches a second (wanted: ${wanted}), half within ${ms(p50)} ms, 99 % within ${ms(p99)} ms, ${failed} failed\n`,
  );
  process.exitCode = perSecond >= wanted && failed === 0 ? 0 : 1;
} finally {
  await databases.stop();
}
