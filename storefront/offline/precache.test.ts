import { expect, test } from 'vitest';
import { filesAhead } from './precache.ts';
import type { Connection, Reason } from './worker-scope.ts';

const build = { buying: ['cart.js'], ahead: ['wishlist.js'] };
const all = ['cart.js', 'wishlist.js'];

test.each<[string, Reason, Connection | undefined, string[]]>([
  ['a first visit that only looks', 'idle', undefined, []],
  ['a first visit over mobile data', 'idle', { type: 'cellular', effectiveType: '4g' }, []],
  ['a first visit over wifi', 'idle', { type: 'wifi' }, all],
  ['the first thing in the cart', 'goods', undefined, ['cart.js']],
  ['a second visit', 'back', { type: 'cellular' }, all],
  ['a second visit that saves data', 'back', { saveData: true, type: 'wifi' }, []],
  ['a second visit on a very slow line', 'back', { effectiveType: 'slow-2g' }, []],
])('%s brings that much ahead', (_, reason, connection, files) => {
  expect(filesAhead(build, reason, connection)).toEqual(files);
});
