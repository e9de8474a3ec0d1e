import { expect, test } from 'vitest';
import { isSmsHour } from '#domain/notifications/sms-hours.ts';
import { costOfSms } from '#domain/notifications/sms-alphabet.ts';
import { type NamedDate, reminderText } from '#domain/notifications/reminder-text.ts';
import { datesAhead, type DueReminder, isGiftFor, judgeReminder, reminderMoment } from './reminders.ts';

test('a birthday on 29 February is reminded of for the 28th in other years', () => {
  const leap = (day: string) => datesAhead(day, 0).map(({ month, date }) => `${month}/${date}`);
  expect([leap('2027-02-28'), leap('2028-02-28'), leap('2028-02-29')]).toEqual([
    ['2/28', '2/29'],
    ['2/28'],
    ['2/29'],
  ]);
});

test('a reminder is sent at ten in Ashgabat, and nothing at night', () => {
  expect(reminderMoment('2027-03-12', 7)).toEqual(new Date('2027-03-05T05:00:00Z'));
  const hours = ['03:59', '04:00', '15:59', '16:00'].map((at) => isSmsHour(new Date(`2026-11-23T${at}:00Z`)));
  expect(hours).toEqual([false, true, true, false]);
});

const due: DueReminder = {
  day: '2027-03-12',
  dueAt: new Date('2027-03-05T05:00:00Z'),
  died: false,
  quietUntil: null,
  dateQuietUntil: null,
  isStillSo: true,
  isSwitchedOn: true,
  isOrdered: false,
};

test('a reminder is skipped when switched off, when a gift is ordered already, or when it is a day late', () => {
  const at = (facts: Partial<DueReminder>, now = '2027-03-05T05:00:10Z') =>
    judgeReminder({ ...due, ...facts }, new Date(now));
  expect(at({})).toBe('sent');
  const silent = [{ died: true }, { quietUntil: '2999-12-31' }, { dateQuietUntil: '2027-03-12' }];
  const gone = [{ isStillSo: false }, { isSwitchedOn: false }, { isOrdered: true }];
  for (const facts of [...silent, ...gone]) expect(at(facts), JSON.stringify(facts)).toBe('skipped');
  expect(at({ quietUntil: '2027-03-11' }), 'silence that has ended').toBe('sent');
  expect([at({}, '2027-03-06T05:00:00Z'), at({}, '2027-03-06T05:00:01Z')]).toEqual(['sent', 'skipped']);
});

test('the gift for a day arrives within the week before it, or has no time yet', () => {
  const on = (deliveryDay: string | null, orderedOn = '2027-03-01') =>
    isGiftFor('2027-03-12', { deliveryDay, orderedOn });
  expect([on('2027-03-12'), on('2027-03-05'), on('2027-03-04'), on('2027-03-13')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([on(null), on(null, '2027-01-30')]).toEqual([true, false]);
});

const link = 'sowgat.tm/p/7kQm2xR9tB4c';
const dated = (more: Partial<NamedDate> = {}): NamedDate => ({
  ...{ personId: 1, name: 'Aýna', day: '2027-03-12', kind: 'birthday', title: '' },
  ...more,
});

test('an SMS contains a first name, a day and the occasion, in one part', () => {
  expect(reminderText([dated()], link, { lang: 'tm' })).toBe(
    `Sowgat: 12.03 Ayna: doglan gun. Sowgat, salgy we hat tayyar: ${link}`,
  );
  expect(reminderText([dated({ name: 'Айна' })], link, { lang: 'ru' })).toBe(
    `Sowgat: 12.03, Айна: день рождения. Подарки: ${link}`,
  );
  // Two people of one name are two people.
  const four = ['Aýna', 'Aýna', 'Merdan', 'Oguljan'].map((name, at) =>
    dated({ personId: at, name, day: '2027-03-08' }),
  );
  expect(reminderText(four, link, { lang: 'tm' })).toBe(
    `Sowgat: 08.03: Ayna we yene 3 adam. Sowgatlary su yerde: ${link}`,
  );
  expect(reminderText(four, link, { lang: 'ru' })).toBe(`Sowgat: 08.03: Ayna и ещё 3. Подарки: ${link}`);
});

test('long names and titles are cut at a word, so that the longest SMS is one part', () => {
  const name = 'Щщщщщщ Ыыыыыыы Жжжжжжжжжжжж';
  const title = 'День, когда мы впервые встретились у старого фонтана';
  for (const lang of ['tm', 'ru'] as const) {
    const text = reminderText([dated({ name, title, kind: 'own' })], link, { lang });
    expect(costOfSms(text).parts).toHaveLength(1);
    expect(text).not.toMatch(/\{|undefined/);
  }
  expect(reminderText([dated({ name: ' Aýna Berdiýewa' })], link, { lang: 'tm' })).toContain(' Ayna: ');
  expect(reminderText([dated({ name: 'Ogulnabat Berdimyradowa' })], link, { lang: 'tm' })).toContain(
    ' Ogulnabat: ',
  );
});
