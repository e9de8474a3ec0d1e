import { expect, test } from 'vitest';
import { encodingFor } from './cached-first.ts';

test('a caller gets the smallest encoding that it accepts', () => {
  for (const br of ['br', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'gzip;q=0,br', 'BR', 'br ; q=0.1, *'])
    expect([br, encodingFor(br)]).toEqual([br, 'br']);
  for (const gzip of ['gzip', 'gzip, deflate, sdch', 'br; q=0.000, gzip', 'x-br, GZIP;q=0.5'])
    expect([gzip, encodingFor(gzip)]).toEqual([gzip, 'gzip']);
  for (const none of [undefined, '', 'br;q=0', 'gzip;q=0.0', 'identity, br ;q=0', 'x-br', 'brotli', 'x-gzip'])
    expect([none, encodingFor(none)]).toEqual([none, undefined]);
});
