/** Records a shop's database queries. */
import pg from 'pg';
import type { TestShop } from './start-shop.ts';

type Ask = (this: pg.Client, ...given: unknown[]) => unknown;

/**
 * Every statement that the shop's own connections send during `work`, in order; without those of other shops, and
 * without the notices that follow a change a moment later.
 */
export async function hearQueries(
  shop: Pick<TestShop, 'databaseUrl'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  const heard: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Ask };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [first] = given as [string | { text?: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (this.database === name && text && !text.includes('notify')) heard.push(text);
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return heard;
}
