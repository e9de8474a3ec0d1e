import { expect, test } from 'vitest';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { afterCommit, asOneTransaction } from './one-transaction.ts';

test('notices are sent after the commit, and none after a rollback', async () => {
  await using shop = await startShop();
  const said: string[] = [];
  const ctx = {
    ...shop.ctx,
    invalidation: { ...shop.ctx.invalidation, publish: () => void said.push('published') },
  };
  const work = (fails: boolean) =>
    asOneTransaction(ctx, async (inside) => {
      inside.invalidation.publish();
      // A nested transaction joins the outer one.
      await asOneTransaction(inside, (deeper) =>
        afterCommit(
          deeper,
          async ({ db }) => void said.push(db.isTransaction ? 'inside' : 'after the commit'),
        ),
      );
      if (fails) throw new Error('taken back');
      said.push('done');
    });
  await expect(work(true)).rejects.toThrow('taken back');
  expect(said).toEqual([]);
  await work(false);
  expect(said).toEqual(['done', 'published', 'after the commit']);
  await afterCommit(ctx, async () => void said.push('at once'));
  expect(said.at(-1)).toBe('at once');
});
