import { expect, test } from 'vitest';
import { takesBrotli } from './cached-first.ts';

test('only a caller that accepts it gets a compressed answer', () => {
  for (const yes of ['br', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'gzip;q=0,br', 'BR', 'br ; q=0.1, *'])
    expect([yes, takesBrotli(yes)]).toEqual([yes, true]);
  for (const no of [
    undefined,
    '',
    'gzip',
    'br;q=0',
    'br; q=0.000, gzip',
    'identity, br ;q=0',
    'x-br',
    'brotli',
  ])
    expect([no, takesBrotli(no)]).toEqual([no, false]);
});
