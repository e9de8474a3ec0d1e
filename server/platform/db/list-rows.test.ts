import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { openDb, openPool } from './db.ts';
import { listLong, orderBy } from './list-rows.ts';

test('every page of a long list is the same from either end, and together they hold every row once', async () => {
  await using database = await createTestDatabase();
  const pool = openPool(database.ownerUrl, () => undefined);
  const db = openDb(pool);
  await sql`create table thing as select n as id, n % 7 as weight, nullif(n % 3, 0) as mark
    from generate_series(1, 2611) n`.execute(db);
  const fields = { weight: sql`t.weight`, mark: sql`t.mark` };
  for (const sort of ['weight', '-weight', 'mark', '-mark', undefined]) {
    const query = {
      select: sql`t.id`,
      table: sql`thing t`,
      key: sql`t.id`,
      where: [sql`t.id > 11`],
      sortOrder: orderBy(sort, fields, 'weight', sql`t.id`),
    };
    const whole = await listLong<{ id: number }>(db, query, { size: 5_000, offset: 0 });
    expect([whole.total, whole.rows.length]).toEqual([2_600, 2_600]);
    for (const isSearch of [false, true])
      for (const offset of [0, 999, 1_001, 1_300, 1_301, 2_590, 2_599, 2_600, 9_000]) {
        const page = await listLong<{ id: number }>(db, { ...query, isSearch }, { size: 25, offset });
        expect(page, `${sort} from ${offset}, searched: ${isSearch}`).toEqual({
          total: 2_600,
          rows: whole.rows.slice(offset, offset + 25),
        });
      }
    const few = { ...query, isSearch: true, most: 40 };
    expect(await listLong(db, few, { size: 25, offset: 25 })).toEqual({
      total: 40,
      rows: whole.rows.slice(25, 40),
    });
    expect(await listLong(db, few, { size: 25, offset: 50 })).toEqual({ total: 40, rows: [] });
    const nothing = { ...query, where: [sql`t.id < 0`], isSearch: true };
    expect(await listLong(db, nothing, { size: 25, offset: 0 })).toEqual({ rows: [], total: 0 });
  }
  await pool.end();
});
