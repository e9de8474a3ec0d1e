/**
 * Fills an empty, migrated database with generated products: `node lab/bench/catalogue/fill.ts <database url>
 * <products>`. Realistic words and skewed distributions; deterministic.
 */
import pg from 'pg';
import { openDb, openPool } from '#server/platform/db/db.ts';
import { refreshProducts } from '#server/features/catalogue/products/refresh-products.ts';
import { kinds, sentences, taxonomyWords, traits } from './words.ts';

const [url, wanted = '100000'] = process.argv.slice(2);
if (!url) throw new Error('Say where to: fill.ts <database url> <products>');

const lists = [kinds, traits, sentences, taxonomyWords].flatMap((pairs) => [
  pairs.map(([tm]) => tm),
  pairs.map(([, ru]) => ru),
]);
/** SQL of a pseudo-random number below `n` for row `i`; different `salt` values are independent. */
const pick = (n: string, salt: number) => `(abs(hashint4(i * 31 + ${salt})::bigint) % ${n})::int`;
const both = (tm: string, ru: string) => `jsonb_build_object('tm', ${tm}, 'ru', ${ru})`;

const steps = [
  `create temporary table w as select $1::text[] kt, $2::text[] kr, $3::text[] tt, $4::text[] tr, $5::text[] st, $6::text[] sr, $7::text[] ct, $8::text[] cr`,
  `insert into category (id, title, position) select i, ${both('ct[i]', 'cr[i]')}, i from w, generate_series(1, 10) i`,
  `insert into category (id, parent_id, title, position) select 10 + i, 1 + (i - 1) / 6,
     ${both(`ct[1 + (i - 1) / 6] || ': ' || tt[1 + i % 18]`, `cr[1 + (i - 1) / 6] || ': ' || tr[1 + i % 18]`)}, i
   from w, generate_series(1, 60) i`,
  `insert into brand (id, title, description) select i, 'Brend ' || kt[1 + i % 32] || ' ' || i, ${both("''", "''")} from w, generate_series(1, 150) i`,
  `insert into occasion (id, key, title) select i, 'o' || i, ${both('tt[i]', 'tr[i]')} from w, generate_series(1, 15) i`,
  `insert into recipient (id, key, title) select i, 'r' || i, ${both('tt[i]', 'tr[i]')} from w, generate_series(1, 12) i`,
  // Columns that refresh-products.ts maintains are written at once, which is faster than updating a million wide rows.
  `create temporary table place as
   select i, 1 + ${pick('150', 1)} as brand_id, 11 + (${pick('60', 2)} * ${pick('61', 3)} / 61) as category_id,
     case when i % 2 = 1 then 11 + ${pick('60', 11)} end as second_id from generate_series(1, $1::int) i`,
  `insert into product (id, brand_id, category_id, search_extra, title, description, price_tenge, old_price_tenge, popularity, published_at)
   select i, brand_id, category_id, concat_ws(' ', (select title from brand where id = brand_id), (
       select string_agg(c.title->>'tm' || ' ' || (c.title->>'ru'), ' ' order by c.id) from category c
       where c.id in (category_id, second_id) or c.id in (select m.parent_id from category m where m.id in (category_id, second_id)))),
     ${both(
       `kt[1 + ${pick('32', 4)}] || ' ' || tt[1 + ${pick('18', 5)}] || ' № ' || i % 997`,
       `kr[1 + ${pick('32', 4)}] || ' ' || tr[1 + ${pick('18', 5)}] || ' № ' || i % 997`,
     )},
     ${both(
       `array_to_string(st[1 + ${pick('3', 6)}:4 + ${pick('3', 7)}], ' ')`,
       `array_to_string(sr[1 + ${pick('3', 6)}:4 + ${pick('3', 7)}], ' ')`,
     )},
     500 + ${pick('1000', 8)} * 100, case when i % 5 = 0 then 200000 end, ${pick('100', 9)}, now() - ${pick('400000', 10)} * interval '1 minute'
   from w, place order by i`,
  `insert into product_category select i, category_id from place`,
  `insert into product_category select i, second_id from place where second_id is not null on conflict do nothing`,
  `insert into product_occasion select i, 1 + ${pick('15', 12)} from generate_series(1, $1::int) i`,
  `insert into product_occasion select i, 1 + ${pick('15', 13)} from generate_series(1, $1::int, 2) i on conflict do nothing`,
  `insert into product_recipient select i, 1 + ${pick('12', 14)} from generate_series(1, $1::int) i`,
  `insert into product_recipient select i, 1 + ${pick('12', 15)} from generate_series(1, $1::int, 2) i on conflict do nothing`,
  `insert into product_option (product_id, title, sku, price_tenge, old_price_tenge, position)
   select i, ${both("''", "''")}, i || '-' || n, 500 + ${pick('1000', 8)} * 100 + n * 500,
     case when i % 5 = 0 then 200000 end, n
   from generate_series(1, $1::int) i, generate_series(0, ${pick('3', 16)}) n`,
  `update stock set on_hand = case when option_id % 7 = 0 then 0 else option_id % 40 end`,
  `analyze`,
];

const client = new pg.Client({ connectionString: url });
await client.connect();
for (const step of steps) {
  const begun = performance.now();
  const needsLists = step.includes('$8');
  const values: unknown[] = needsLists ? lists : step.includes('$1') ? [Number(wanted)] : [];
  await client.query(step, values);
  process.stdout.write(
    `${Math.round(performance.now() - begun)} ms  ${step.slice(0, 50).replaceAll('\n', ' ')}\n`,
  );
}
await client.end();
const pool = openPool(url, () => undefined);
const begun = performance.now();
await refreshProducts({ db: openDb(pool) });
process.stdout.write(`${Math.round(performance.now() - begun)} ms  facet and search words\n`);
await pool.query('analyze').catch(() => undefined);
await pool.end();
