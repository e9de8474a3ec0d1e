/** Records a shop's database queries. */
import pg from 'pg';
import type { TestShop } from './start-shop.ts';

type Ask = (this: pg.Client, ...given: unknown[]) => unknown;
/** May return a function that is called with the rows of the answer, before whoever asked goes on. */
type Hear = (
  client: pg.Client,
  text: string,
  values: unknown,
) => ((rows: readonly Record<string, unknown>[]) => void) | undefined;

/** Every statement that this program sends to a database during `work`, before it is sent. */
export async function listenToQueries(hear: Hear, work: () => Promise<unknown>): Promise<void> {
  const prototype = pg.Client.prototype as unknown as { query: Ask };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [first, second] = given as [string | { text?: string; values?: unknown }, unknown];
    const asked = typeof first === 'string' ? { text: first, values: second } : first;
    const onRows = asked.text ? hear(this, asked.text.trim(), asked.values ?? second) : undefined;
    const answer = query.apply(this, given);
    if (onRows && answer instanceof Promise)
      answer.then(
        ({ rows }) => onRows(rows),
        () => undefined,
      );
    return answer;
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
}

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
  await listenToQueries(({ database }, text) => {
    if (database === name && !text.includes('notify')) heard.push(text);
    return undefined;
  }, work);
  return heard;
}
