/**
 * Queries as customers type them on phones, in the demonstration shop: phone-queries.tsv has the set (2 was written
 * after the search had been improved with 1), the class, the query and what the first product must be (query-list.ts).
 */
import { expect, test } from 'vitest';
import { startShop } from '../support/shop/start-shop.ts';
import { findWrong, readQueries } from './query-list.ts';

/** The least share of right first products; a class without a bar of its own has that of all. */
const bars: Readonly<Record<string, number>> = {
  keyboard: 0.95,
  'ru-forms': 0.9,
  'intent-ru': 0.9,
  'intent-tm': 0.9,
};

test('of queries typed on a phone 97 in a hundred show a fitting product first, and few show none', async () => {
  await using shop = await startShop({ seed: true });
  const wrong: { kind: string; query: string; shown: string }[] = [];
  const all = await readQueries('phone-queries.tsv');
  for (const asked of all) {
    const shown = await findWrong(shop, asked);
    if (shown !== null) wrong.push({ ...asked, shown });
  }
  expect(all.length).toBeGreaterThan(600);
  const said = wrong.map(({ kind, query, shown }) => `${kind}: ${query} → ${shown}`).join('\n');
  expect(wrong.length / all.length, said).toBeLessThanOrEqual(0.03);
  expect(wrong.filter(({ shown }) => shown === 'nothing').length / all.length, said).toBeLessThanOrEqual(
    0.01,
  );
  for (const [kind, bar] of Object.entries(bars)) {
    const isOfKind = (one: { kind: string }) => one.kind === kind;
    expect(
      1 - wrong.filter(isOfKind).length / all.filter(isOfKind).length,
      `${kind}\n${said}`,
    ).toBeGreaterThanOrEqual(bar);
  }
}, 300_000);
