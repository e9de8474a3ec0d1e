import { expect, test } from 'vitest';
import { proposeZoneId } from './zone-id.ts';

test("a zone's id has Latin letters only, whatever alphabet its title is in", () => {
  const unique = '00002a5f-8a50-4a0e-9d0a-0c9a6d6a2b11';
  expect(proposeZoneId('Aşgabat şäheri', unique)).toBe('asgabat-saheri-0042');
  expect(proposeZoneId('Ашхабад', unique)).toBe('0042');
  expect(proposeZoneId('Ашхабад Parahat', unique)).toBe('parahat-0042');
  expect(proposeZoneId('Ö'.repeat(200), unique)).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
});
