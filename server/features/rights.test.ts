import { expect, test } from 'vitest';
import { officeRoutes } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';
import { confirmedPermissions, roleMay, type StaffRole, staffRoles } from '#domain/staff.ts';
import { signIn } from '../../tests/support/people/people.ts';
import { createOffice, hire, type Office } from '../../tests/support/people/staff.ts';
import { startShop } from '../../tests/support/shop/start-shop.ts';

const routes = Object.entries(officeRoutes) as [string, RouteSpec][];

/** Calls a route with an unknown id and an invalid body: the answer shows only whether the caller is let in. */
async function tryRoute(office: Office, key: string): Promise<string> {
  const [method = '', path = ''] = key.split(' ');
  const leave = new AbortController();
  const reply = await office.raw(path.replace(':id', '999999'), {
    method,
    signal: leave.signal,
    ...(method === 'GET' || method === 'DELETE'
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: '{"nothing": "of the kind"}' }),
  });
  const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream');
  const code = isStream ? '' : ((await reply.json().catch(() => ({}))) as { code?: string }).code;
  if (isStream) leave.abort();
  return reply.ok ? 'in' : (code ?? String(reply.status));
}

const outcomes = [
  'session.missing',
  'staff.signed-out',
  'staff.not-allowed',
  'staff.confirm-needed',
  'xsrf.missing',
];

test('every route of the office names a permission, except for signing in', () => {
  const open = routes.filter(([, spec]) => spec.access === 'anyone').map(([key]) => key);
  expect(open).toEqual(['POST /api/office/link/', 'POST /api/office/setup/', 'POST /api/office/sign-in/']);
  const ofPhones = routes.filter(([, { access }]) => access === 'link' || access === 'courier');
  expect(ofPhones.filter(([key]) => !key.includes(' /api/courier/'))).toEqual([]);
  expect(routes.filter(([key, spec]) => key.includes(' /api/courier/') && spec.access === 'staff')).toEqual(
    [],
  );
  expect(routes.filter(([, spec]) => spec.access === 'staff' && !spec.permission)).toEqual([]);
  expect(routes.filter(([, spec]) => spec.cache !== 'private')).toEqual([]);
});

test('every route is refused to nobody, customers and each role, except where the table of permissions allows it', async () => {
  await using shop = await startShop();
  const stranger = createOffice(shop.origin);
  const customer = createOffice(shop.origin);
  const { api } = await signIn(shop);
  for (const [name, value] of api.jar) customer.jar.set(name, value);
  // The XSRF header of our own page grants nothing: whoever sends it must still be authenticated.
  for (const office of [stranger, customer]) office.jar.set('XSRF-TOKEN', 'x'.repeat(43));
  const colleagues = new Map<StaffRole, Office>();
  for (const role of staffRoles) colleagues.set(role, (await hire(shop, role)).office);
  const wrong: string[] = [];
  let calls = 0;
  for (const [key, spec] of routes) {
    if (
      !['staff', 'courier'].includes(spec.access) ||
      !spec.permission ||
      key === 'POST /api/office/sign-out/'
    )
      continue;
    for (const office of [stranger, customer]) {
      calls++;
      const answer = await tryRoute(office, key);
      if (answer !== 'staff.signed-out') wrong.push(`${key} as nobody: ${answer}`);
    }
    for (const [role, office] of colleagues) {
      calls++;
      const answer = await tryRoute(office, key);
      const isClosed = confirmedPermissions.includes(spec.permission) && !key.startsWith('GET ');
      const wanted = !roleMay(role, spec.permission)
        ? 'staff.not-allowed'
        : isClosed
          ? 'staff.confirm-needed'
          : 'in';
      const got = outcomes.includes(answer) ? answer : 'in';
      if (got !== wanted || answer === 'server.failed')
        wrong.push(`${key} as ${role}: ${answer}, not ${wanted}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(120 * 6);
});
