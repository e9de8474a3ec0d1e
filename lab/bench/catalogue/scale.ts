/**
 * How response times of the catalogue grow when the shop is a thousand times larger: `node lab/bench/catalogue/scale.ts
 * [folder] [sizes]`, for example `node lab/bench/catalogue/scale.ts /tmp/scale 1000,100000,1000000`. Fills missing
 * databases (a million takes an hour, and some 6 GB in the folder), sends queries that were never sent before, so that
 * nothing is cached, and prints the 95th percentile beside that of the smallest shop.
 */
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openOwnDatabases } from '../own-database.ts';
import { serveShop } from '../serve-shop.ts';
import { ms, timeSideBySide } from '../timing.ts';
import { kinds, traits } from './words.ts';

const [folder = join(tmpdir(), 'sowgat-scale'), wanted = '1000,100000,1000000'] = process.argv.slice(2);
const sizes = wanted.split(',').map(Number);
const times = 400;

/** A seeded random number generator. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** Paths to request, by kind, for a shop of this size. */
function questions(products: number): Record<string, string[]> {
  const pick = chance(7);
  const list = (of: (n: number) => string) =>
    Array.from({ length: times }, (_, n) => `/api/product/list/?${of(n)}`);
  const price = () => `price_min=${500 + pick(300) * 100 + pick(99)}`;
  const sort = () => `sort=${['new', 'price', '-price', 'popular'][pick(4)]}`;
  const any = <T>(of: readonly T[]) => of[pick(of.length)] as T;
  const word = () =>
    any(any([...kinds, ...traits]))
      .split(' ')
      .at(0) as string;
  const pages = Math.ceil(products / 12);
  return {
    'list, category and price': list(() => `category=${1 + pick(70)}&${price()}&${sort()}`),
    'list, brand and occasion': list(
      () => `brand=${1 + pick(150)},${1 + pick(150)}&occasion=${1 + pick(15)}&${sort()}`,
    ),
    'list, price and recipients': list(
      () => `${price()}&recipient=${1 + pick(12)},${1 + pick(12)}&in_stock=true`,
    ),
    'list, price alone': list((n) => `price_min=${500 + n}&${sort()}`),
    'list, a page of many': list((n) => `page=${1 + Math.floor((pages * n) / times)}&${sort()}`),
    'list, a deep page under a filter': list(
      (n) => `price_max=${60_000 + n}&page=${Math.floor(pages / 2)}&${sort()}`,
    ),
    'search, a word': list((n) => `q=${encodeURIComponent(word())}&price_min=${n}`),
    'search, two words': list((n) => `q=${encodeURIComponent(`${word()} ${word()}`)}&price_min=${n}`),
    'search, a piece of a word': list(
      (n) => `q=${encodeURIComponent(word().slice(1).padEnd(3, 'a'))}&price_min=${n}`,
    ),
    'search, a slip': list((n) => `q=${encodeURIComponent(slip(word()))}&price_min=${n}`),
    suggestions: Array.from({ length: times }, () => {
      const text = `${word()} ${word()}`;
      return `/api/product/suggest/?q=${encodeURIComponent(text.slice(0, 2 + pick(9)))}`;
    }),
    detail: Array.from({ length: times }, () => `/api/product/detail/${1 + pick(products)}/`),
  };
}

function slip(word: string): string {
  const middle = word.length >> 1;
  return `${word.slice(0, middle)}${word.at(middle) === 'e' ? 'a' : 'e'}${word.slice(middle + 1)}`;
}

async function fill(url: string, products: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from product limit 1');
  await client.end();
  if (rowCount !== 0) return;
  process.stdout.write(`filling ${products} products\n`);
  execFileSync(process.execPath, [join(import.meta.dirname, 'fill.ts'), url, String(products)]);
}

type Shop = Awaited<ReturnType<typeof serveShop>>;

async function open(url: string, products: number): Promise<Shop> {
  const shop = await serveShop(url);
  const begun = performance.now();
  await fetch(`${shop.origin}/api/product/list/`);
  process.stdout.write(
    `${products} products: first answer of a fresh server after ${ms(performance.now() - begun)} ms\n`,
  );
  return shop;
}

const databases = folder.startsWith('postgres')
  ? { open: async (name: string) => folder.replace(/\/[^/]*$/, `/${name}`), stop: async () => undefined }
  : await openOwnDatabases(folder);
try {
  const shops: Shop[] = [];
  for (const size of sizes) {
    const url = await databases.open(`products_${size}`);
    await fill(url, size);
    shops.push(await open(url, size));
  }
  process.stdout.write(
    `\n${'ms: half and 95 % of answers'.padEnd(36)}${sizes.map((size) => String(size).padStart(22)).join('')}\n`,
  );
  const asked = sizes.map(questions);
  for (const name of Object.keys(asked[0] ?? {})) {
    const urls = shops.map((shop, place) => (asked[place]?.[name] ?? []).map((path) => shop.origin + path));
    const results = await timeSideBySide(urls);
    const cells = results.map(({ p50, p95 }) =>
      `${ms(p50)} / ${ms(p95)} (${(p95 / (results[0]?.p95 ?? p95)).toFixed(1)})`.padStart(22),
    );
    process.stdout.write(`${name.padEnd(36)}${cells.join('')}\n`);
  }
  for (const [place, shop] of shops.entries()) {
    process.stdout.write(
      `${sizes[place]} products: ${Math.round((await shop.memory()) / 1e6)} MB of memory\n`,
    );
    shop.stop();
  }
} finally {
  await databases.stop();
}
