import { expect, test } from 'vitest';
import type { Person } from '#contract/people/shop.ts';
import { withQueued } from './waiting-people.ts';

const birthday = {
  id: 7,
  kind: 'birthday' as const,
  month: 3,
  day: 12,
  leads: [7],
  quietUntil: null,
  next: '2027-03-12',
};
const mother: Person = {
  ...{ id: 1, name: 'Aýna', relation: 'mother', likes: [], addresses: [], dates: [birthday] },
  ...{ quietUntil: null, died: false, nextDay: '2027-03-12' },
};
const today = '2026-11-23';

test('changes made offline are shown as applied, with a mark', () => {
  const body = {
    name: 'Merdan',
    relation: 'friend' as const,
    dates: [{ kind: 'birthday' as const, month: 12, day: 1 }],
  };
  const shown = withQueued(
    [mother],
    [
      { what: 'save', id: -5, body },
      { what: 'quiet', id: 1, date: 7, until: '2999-12-31' },
    ],
    today,
  );
  expect(shown.map(({ name, nextDay, isWaiting }) => [name, nextDay, isWaiting])).toEqual([
    ['Merdan', '2026-12-01', true],
    ['Aýna', '2027-03-12', true],
  ]);
  expect(shown[1]?.dates[0]?.quietUntil).toBe('2999-12-31');
  expect(withQueued([mother], [{ what: 'delete', id: 1 }], today)).toEqual([]);
  const silence = (of: 'person' | 'died', until: string | null) => {
    return withQueued([mother], [{ what: 'silence', id: 1, of, until }], today)[0];
  };
  expect(silence('died', '2999-12-31')).toMatchObject({ died: true, nextDay: null, isWaiting: true });
  expect(silence('person', '2999-12-31')).toMatchObject({ quietUntil: '2999-12-31', nextDay: null });
  expect(silence('died', null)).toMatchObject({ died: false, nextDay: '2027-03-12' });
  const renamed = { name: 'Aýna eje', relation: 'mother' as const, dates: [{ ...birthday, day: 13 }] };
  expect(withQueued([mother], [{ what: 'save', id: 1, body: renamed }], today)).toMatchObject([
    { id: 1, name: 'Aýna eje', nextDay: '2027-03-13', isWaiting: true },
  ]);
});
