import type { CompiledQuery } from 'kysely';
import type { Db, Trx } from './db.ts';

/** Stands in a statement where a value of each call will be. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A question that is asked at nearly every call: put together and written as SQL the first time, afterwards only its values are
 * new. Putting a statement together costs ten times as much as all else on its way to the connection (measured).
 * @param names of the values that come with every call
 * @param write is handed places instead of values, so its statement may not depend on what they are
 */
export function prepare<Given extends Record<string, unknown>, Row>(
  names: readonly (keyof Given & string)[],
  write: (db: Db | Trx, given: Given) => { compile(db: Db | Trx): CompiledQuery<Row> },
): (db: Db | Trx, given: Given) => Promise<Row[]> {
  const places = Object.fromEntries(names.map((name) => [name, new Place(name)])) as unknown as Given;
  let written: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    written ??= write(db, places).compile(db);
    const { sql, query, queryId } = written;
    const parameters = written.parameters.map((one) => {
      const value = one instanceof Place ? given[one.name] : one;
      // A value without a place of its own was not named above; it must not be taken for NULL.
      if (value === undefined) throw new Error(`no value for a place in: ${sql}`);
      return value;
    });
    return (await db.executeQuery<Row>({ sql, query, queryId, parameters })).rows;
  };
}
