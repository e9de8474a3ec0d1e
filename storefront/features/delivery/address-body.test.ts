import { expect, test } from 'vitest';
import { addressBody, initialAddress } from './address-body.ts';

const fresh = initialAddress({ fullname: 'Aýna', username: '+99365123456' });
const place = { id: 2, region: 'AG' as const, title: { tm: '', ru: '' }, aliases: [] };
const labelled = (label: string) => addressBody({ ...fresh, kind: 'other', label }, place).label;

test('a name longer than a label is cut between characters, never through one', () => {
  expect(labelled('Aýna')).toBe('Aýna');
  expect(labelled(`a${'💐'.repeat(79)}`)).toBe(`a${'💐'.repeat(59)}`);
});
