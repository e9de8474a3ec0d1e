import { expect, test } from 'vitest';
import { newDeedId } from './write-deeds.ts';

test('the id of a deed is a random UUID of version 4', () => {
  const ids = Array.from({ length: 200 }, newDeedId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
