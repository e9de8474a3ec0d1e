import { expect, test } from 'vitest';
import { openNode, openSeeded } from './open-node.ts';

test('one of several nodes opens when its lists are cached, a single node at once', async () => {
  await using seeded = await openSeeded();
  await using web = await openNode(seeded.databaseUrl, { ROLE: 'web' });
  const { cache } = web.shop.ctx;
  expect(cache.atAddress('/api/product/list/')?.packed.br).toBeDefined();
  expect(cache.atAddress('/api/product/home-info/')).toBeDefined();
  await using alone = await openNode(seeded.databaseUrl, { ROLE: 'all' });
  expect(alone.shop.ctx.cache.size()).toBe(0);
});
