import { expect, test } from 'vitest';
import { callsWithKey } from '#backoffice/api/idempotency-keys.ts';
import { officeRoutes } from '#contract/index.ts';

test('every call that the server takes with a key alone has one', () => {
  const required = Object.entries(officeRoutes).filter(
    ([, route]) => 'idempotency' in route && route.idempotency === 'required',
  );
  expect(required.length).toBeGreaterThan(5);
  expect(
    required.map(([key]) => key).filter((key) => !(callsWithKey as readonly string[]).includes(key)),
  ).toEqual([]);
});
