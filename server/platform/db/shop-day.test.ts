import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayOf } from '#domain/delivery/calendar.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { dayStart, shopDay } from './shop-day.ts';

test('the database and the calendar have the same days, from one midnight to the next', async () => {
  await using shop = await startShop();
  const moments = ['1999-03-01T18:59:59.999Z', '2026-11-21T19:00:00Z', '2028-02-29T18:59:59.999Z'];
  const { rows } = await sql<{ day: string; start: Date }>`
    select ${shopDay(sql`at`)} as day, ${dayStart(sql`at`)} as start
    from unnest(${moments}::timestamptz[]) with ordinality m (at, place) order by place`.execute(shop.ctx.db);
  expect(rows.map(({ day }) => day)).toEqual(moments.map((at) => dayOf(new Date(at))));
  expect(rows.map(({ day }) => day)).toEqual(rows.map(({ start }) => dayOf(start)));
  expect(new Set(rows.map(({ start }) => start.toISOString().slice(11)))).toEqual(new Set(['19:00:00.000Z']));
});
