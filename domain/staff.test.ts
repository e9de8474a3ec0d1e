import { expect, test } from 'vitest';
import { passwordFault } from './staff.ts';

test('a password is long, not a common one, and not the login, however often it stands there', () => {
  expect(passwordFault('ak-gul-gyzyl-gul', 'owner')).toBeUndefined();
  expect(passwordFault('ak-gul', 'owner')).toBe('short');
  expect(passwordFault('qwertyqwerty1', 'owner')).toBe('common');
  expect(passwordFault('serdarjan-123', 'serdarjan')).toBe('login');
  expect(passwordFault('OwnerOwner12', 'owner')).toBe('login');
  expect(passwordFault('owner of the shop', 'owner')).toBeUndefined();
});
