import { expect, test } from 'vitest';
import type { CallError } from '#contract/client.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('of five hundred PIN tries over two nodes and two lock periods, ten are checked', async () => {
  await using asked = await openAsked();
  await using other = await startShop({ databaseUrl: asked.shop.databaseUrl });
  const { params, pin } = await asked.open(await asked.give());
  const nodes = [asked.shop, other];
  /** Every PIN but the right one, alternating between the nodes. */
  async function tryMany(count: number): Promise<number> {
    const codes = await Promise.all(
      Array.from({ length: count }, (_, at) => {
        const body = { pin: String((Number(pin) + 1 + at) % 10_000).padStart(4, '0') };
        return refusalOf((nodes[at % 2] ?? other).api('POST /api/gift/:token/pin/', { params, body }));
      }),
    );
    return codes.filter((code) => code === 'request.invalid').length;
  }
  const judged = [await tryMany(200)];
  for (const count of [200, 100]) {
    for (const node of nodes) node.advance(3_601);
    judged.push(await tryMany(count));
  }
  expect(judged).toEqual([5, 5, 0]);
  const right = other.api('POST /api/gift/:token/pin/', { params, body: { pin } });
  expect(await refusalOf(right), 'nor is the right one').toBe('link.asleep');
});

test('a locked page says for how long, and one that waiting does not unlock says to call', async () => {
  await using asked = await openAsked();
  const { shop } = asked;
  const { params, pin } = await asked.open(await asked.give());
  const enter = (typed: string) => shop.api('POST /api/gift/:token/pin/', { params, body: { pin: typed } });
  const wrong = String((Number(pin) + 1) % 10_000).padStart(4, '0');
  const lockAgain = async () => {
    for (let times = 0; times < 5; times++) expect(await refusalOf(enter(wrong))).toBe('request.invalid');
  };
  const tell = async () => {
    const { retryAfter, body } = (await enter(pin).catch((error: unknown) => error)) as CallError;
    return { retryAfter, code: body?.code, says: body?.message };
  };
  await lockAgain();
  shop.advance(600);
  expect(await tell()).toMatchObject({
    ...{ code: 'link.asleep', retryAfter: 3_000 },
    says: expect.stringContaining('50 minutdan'),
  });
  shop.advance(3_001);
  await lockAgain();
  const forGood = await tell();
  expect(forGood).toMatchObject({ code: 'link.asleep', retryAfter: 3_600 });
  expect(forGood.says, 'no time').not.toMatch(/\d/);
});

test('what a secret link answers, refusals too, is not indexed and sends no referrer', async () => {
  await using asked = await openAsked();
  const { params } = await asked.open(await asked.give());
  const paths = [`/api/gift/${params.token}/`, '/api/gift/unknown/', '/api/order-link/unknown/'];
  for (const path of [...paths, '/api/courier/deeds/']) {
    const { headers } = await fetch(asked.shop.origin + path, {
      method: path.includes('courier') ? 'POST' : 'GET',
    });
    const said = ['x-robots-tag', 'referrer-policy', 'cache-control'].map((name) => headers.get(name));
    expect([path, ...said]).toEqual([path, 'noindex, nofollow', 'no-referrer', 'no-store']);
  }
});
