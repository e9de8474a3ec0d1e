import { expect, test } from 'vitest';
import { personBody, personValues } from './person-form.ts';

test('the recipient of a gift is kept with what its giver has written', () => {
  const address = { place: 7, line1: 'Bitarap Türkmenistan şaýoly 12', landmark: 'bazaryň ýany' };
  const values = personValues(undefined, { name: 'Aýna', mobile: '+99365123456', addresses: [address] });
  expect(personBody(values)).toMatchObject({ name: 'Aýna', mobile: '+99365123456', addresses: [address] });
  expect(personBody(personValues(undefined, { name: 'Aýna', mobile: '', addresses: [] }))).toMatchObject({
    ...{ name: 'Aýna', addresses: [] },
  });
});
