import { expect, test } from 'vitest';
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
