import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addOccasion } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import {
  aina,
  keep,
  openReminded,
  states,
  runReminders,
  textsTo,
  tokenIn,
} from '../../../tests/support/people/reminding.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';

test('seven days and two days before, at ten, one SMS, whoever runs the tasks and how often', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  await keep({ api }, aina);
  await runReminders(shop);
  expect(await states(shop)).toEqual(['7 planned', '2 planned']);
  at('2026-12-05T04:59:59Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toEqual([]);
  at('2026-12-05T05:00:00Z');
  await runReminders(shop, 4);
  await runReminders(shop);
  const [text = ''] = textsTo(shop, phone);
  expect(textsTo(shop, phone)).toHaveLength(1);
  expect(text).toMatch(
    /^Sowgat: 12\.12 Ayna: doglan gun\. Sowgat, salgy we hat tayyar: http.*\/p\/[A-Za-z0-9]{12}$/,
  );
  // The clock is set back and passes the time again: nothing is sent twice.
  at('2026-12-04T06:00:00Z');
  await runReminders(shop);
  at('2026-12-05T05:00:10Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toHaveLength(1);
  at('2026-12-10T05:00:00Z');
  await runReminders(shop);
  expect([textsTo(shop, phone).length, await states(shop)]).toEqual([2, ['7 sent', '2 sent']]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test("no reminder without the customer's request, for muted and deceased people, deleted dates, or a day late", async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  const other = await signIn(shop);
  await keep(other, aina);
  const quiet = await keep({ api }, aina);
  const dead = await keep({ api }, { ...aina, name: 'Bibi' });
  await runReminders(shop);
  const ask = (id: number, what: 'person' | 'died') =>
    api('POST /api/people/:id/quiet/', { params: { id }, body: { what, until: '2999-12-31' } });
  await ask(quiet.id, 'person');
  await ask(dead.id, 'died');
  await keep(
    { api },
    { ...aina, name: 'Merdan', dates: [{ kind: 'own', title: 'x', month: 12, day: 20, leads: [7] }] },
  );
  const gone = await keep({ api }, { ...aina, name: 'Jeren' });
  await runReminders(shop);
  await api('DELETE /api/people/:id/', { params: { id: gone.id } });
  at('2026-12-05T05:00:00Z');
  await runReminders(shop);
  at('2026-12-14T05:00:01Z');
  await runReminders(shop);
  expect([textsTo(shop, phone), textsTo(shop, other.phone)]).toEqual([[], []]);
  expect(new Set(await states(shop))).toEqual(new Set(['7 skipped', '2 skipped']));
});

test('all dates of a day are one SMS; at night nothing is sent, and a late one is sent in the morning', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  const occasion = await addOccasion(shop, { month: 12, day: 10 });
  for (const name of ['Aýna', 'Jeren', 'Merdan'])
    await keep({ api }, { ...aina, name, dates: [{ kind: 'occasion', occasion }] });
  await runReminders(shop);
  at('2026-12-03T17:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toEqual([]);
  at('2026-12-04T04:30:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toHaveLength(1);
  expect(textsTo(shop, phone)[0]).toContain('10.12: Ayna we yene 2 adam. Sowgatlary su yerde: ');
});

test('a moved date is reminded of again, and one that has an order is not', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  const person = await keep({ api }, aina);
  await runReminders(shop);
  const [date] = person.dates;
  const moved = { ...aina, dates: [{ id: date?.id ?? 0, kind: 'birthday' as const, month: 12, day: 15 }] };
  await api('PUT /api/people/:id/', { params: { id: person.id }, body: moved });
  await runReminders(shop);
  at('2026-12-05T05:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toEqual([]);
  at('2026-12-08T05:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)[0]).toContain('15.12');
});

test('the link of an SMS reduces or stops reminders without signing in, and gives access to nothing else', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  await keep({ api }, { ...aina, name: 'Aýna Berdiýewa', mobile: '65112233' });
  await runReminders(shop);
  at('2026-12-05T05:00:00Z');
  await runReminders(shop);
  const params = { token: tokenIn(textsTo(shop, phone)[0]) };
  const { data } = await shop.api('GET /api/repeat/:token/', { params });
  expect(data).toMatchObject({
    isOn: true,
    dates: [{ person: { name: 'Aýna' }, day: '2026-12-12', isQuiet: false }],
  });
  expect(JSON.stringify(data)).not.toMatch(/mother|112233|Berdi/);
  const quiet = (body: { what: 'date' | 'all'; date?: number; until: 'this-year' | 'never' | 'again' }) =>
    shop.api('POST /api/repeat/:token/quiet/', { params, body });
  const date = data.dates[0]?.id ?? 0;
  expect((await quiet({ what: 'date', date, until: 'this-year' })).data.dates[0]?.isQuiet).toBe(true);
  expect(await refusalOf(quiet({ what: 'date', date: date + 1, until: 'never' }))).toBe('request.invalid');
  expect((await quiet({ what: 'all', until: 'never' })).data.isOn).toBe(false);
  at('2026-12-10T05:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toHaveLength(1);
  at('2026-12-15T05:00:01Z');
  expect(await refusalOf(shop.api('GET /api/repeat/:token/', { params }))).toBe('link.not-found');
});

test('a lunar holiday is reminded of for the day listed by staff, and not for the former one', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  const owner = await hire(shop, 'owner');
  const title = { tm: 'Gurban baýramy', ru: 'Курбан-байрам' };
  const save = async (id: number, days: string[]) =>
    owner.office('PUT /api/office/occasions/:id/', { params: { id }, body: { title, moves: true, days } });
  const { data } = await owner.office('POST /api/office/occasions/', {
    body: { title, moves: true, days: [] },
  });
  const undated = async (by = owner) => (await by.office('GET /api/office/reminders/')).data.undated;
  expect(await undated()).toEqual([{ id: data.id, title }]);
  const person = await keep({ api }, { ...aina, dates: [{ kind: 'occasion', occasion: data.id }] });
  expect(person.nextDay).toBeNull();
  await save(data.id, ['2026-12-19', '2025-12-30']);
  await runReminders(shop);
  const moved = await save(data.id, ['2026-12-20', '2025-12-30']);
  expect(moved.data).toMatchObject({ moves: true, days: ['2025-12-30', '2026-12-20'] });
  await runReminders(shop);
  expect(await states(shop)).toEqual(['7 planned', '2 planned']);
  expect((await api('GET /api/people/')).data[0]?.nextDay).toBe('2026-12-20');
  const { data: info } = await shop.api('GET /api/product/home-info/');
  expect(info.mainInfo.occasions.find(({ id }) => id === data.id)?.nextDay).toBe('2026-12-20');
  at('2026-12-12T05:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toEqual([]);
  at('2026-12-13T05:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)[0]).toContain('20.12 Ayna: Gurban bayramy');
  expect(await undated(await hire(shop, 'owner'))).toEqual([]);
  at('2027-09-11T05:00:00Z');
  const later = await hire(shop, 'owner');
  expect(await undated(later), 'ninety days before the next').toEqual([{ id: data.id, title }]);
  expect(
    await refusalOf(
      later.office('PUT /api/office/occasions/:id/', {
        params: { id: data.id },
        body: { title, moves: true, month: 3, day: 8 },
      }),
    ),
  ).toBe('request.invalid');
});

test('a holiday that comes twice in one year is reminded of twice, and a corrected day only once', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  const title = { tm: 'Oraza baýramy', ru: 'Ораза-байрам' };
  const body = { title, moves: true, days: ['2027-01-02', '2027-12-23'] };
  const { data } = await (await hire(shop, 'owner')).office('POST /api/office/occasions/', { body });
  await keep({ api }, { ...aina, dates: [{ kind: 'occasion', occasion: data.id, leads: [7] }] });
  await runReminders(shop);
  at('2026-12-26T05:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toMatchObject([expect.stringContaining('02.01')]);
  await (await hire(shop, 'owner')).office('PUT /api/office/occasions/:id/', {
    params: { id: data.id },
    body: { ...body, days: ['2027-01-03', '2027-12-23'] },
  });
  at('2026-12-27T05:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone), 'corrected by a day').toHaveLength(1);
  at('2027-11-01T05:00:00Z');
  await runReminders(shop);
  at('2027-12-16T05:00:00Z');
  await runReminders(shop);
  expect(textsTo(shop, phone)).toMatchObject([
    expect.stringContaining('23.12'),
    expect.stringContaining('02.01'),
  ]);
});

test('at most eight SMS in thirty days', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  for (let day = 1; day <= 10; day++) {
    const date = { kind: 'own' as const, title: 'x', month: 12, day: day + 7, leads: [7] };
    await keep({ api }, { ...aina, name: `A${day}`, dates: [date] });
  }
  await runReminders(shop);
  for (let day = 1; day <= 10; day++) {
    at(`2026-12-${String(day).padStart(2, '0')}T05:00:00Z`);
    await runReminders(shop);
  }
  expect(textsTo(shop, phone)).toHaveLength(8);
});

test('the office has statistics without names, and a notice about a holiday without a day', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  const title = { tm: 'Gurban baýramy', ru: 'Курбан-байрам' };
  const occasion = await addOccasion(shop, { title });
  const person = await keep(
    { api },
    { ...aina, dates: [...(aina.dates ?? []), { kind: 'occasion', occasion }] },
  );
  await runReminders(shop);
  at('2026-12-05T05:00:00Z');
  await runReminders(shop);
  const owner = await hire(shop, 'owner');
  const { data } = await owner.office('GET /api/office/reminders/');
  expect(data).toEqual({ sent: 1, used: 0, money: 0, undated: [{ id: occasion, title }] });
  await confirm(shop, owner);
  const [{ id } = { id: 0 }] = await shop.ctx.db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', phone)
    .execute();
  const kept = await owner.office('POST /api/office/customers/:id/export/', { params: { id } });
  expect(JSON.stringify(kept)).toContain('"state":"sent"');
  await owner.office('POST /api/office/customers/:id/erase/', { params: { id }, body: { reason: 'haýyş' } });
  for (const table of ['person', 'reminder', 'reminder_sms', 'reminder_consent'] as const)
    expect(await shop.ctx.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  const params = { token: tokenIn(textsTo(shop, phone)[0]) };
  expect(await refusalOf(shop.api('GET /api/repeat/:token/', { params }))).toBe('link.not-found');
  expect(person.dates).toHaveLength(2);
});
