import { expect, test } from 'vitest';
import { proposeZoneId } from './zone-id.ts';

test('a zone has an id of Latin letters, whatever alphabet its title is in', () => {
  expect(proposeZoneId('Aşgabat şäheri', 42)).toBe('asgabat-saheri-0042');
  expect(proposeZoneId('Ашхабад', 4821)).toBe('4821');
  expect(proposeZoneId('Ашхабад Parahat', 7)).toBe('parahat-0007');
  expect(proposeZoneId('Ö'.repeat(200), 1)).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
});
