import { expect, test } from 'vitest';
import { inputs } from './inputs.ts';

/** As `FormDraft` leaves it in a form. */
const saved = [{ of: '1', by: 'Aýna', at: '2026-11-20T06:00:00Z' }];
const beside = {
  seen: '2026-11-20 07:00',
  saved,
  openedAs: { seen: '2026-11-20 06:00', title: { tm: 'Gül' } },
};

test('of no record is sent what its form keeps beside the fields', () => {
  for (const [name, input] of Object.entries(inputs))
    for (const isNew of [true, false])
      expect(Object.keys(input(beside, isNew)), name).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(seen|saved|openedAs)$/)]),
      );
});
