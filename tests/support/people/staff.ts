import { generateSync } from 'otplib';
import { CallError, type CallParts, createClient } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { type OfficeRoutes, officeRoutes } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';
import type { StaffRole } from '#domain/staff.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { createApi } from '../shop/api.ts';
import { freshKey } from './buyers.ts';
import type { TestShop } from '../shop/start-shop.ts';

export type Office = ReturnType<typeof createOffice>;

/** The office's API client with a cookie jar. A refusal that the route does not list fails the test. */
export function createOffice(origin: string) {
  const browser = createApi(origin, { lang: 'ru' });
  const call = createClient<OfficeRoutes>(origin, (url, init) => browser.raw(url.slice(origin.length), init));
  async function office<K extends keyof OfficeRoutes & string>(key: K, parts?: CallParts<OfficeRoutes[K]>) {
    try {
      return await call(key, wantsKey(key) ? withKey(parts) : parts);
    } catch (error) {
      if (error instanceof CallError && error.body) requireListed(key, error.body.code);
      throw error;
    }
  }
  return Object.assign(office, { raw: browser.raw, jar: browser.jar });
}

const wantsKey = (key: keyof OfficeRoutes) =>
  ['required', 'inside'].includes((officeRoutes[key] as RouteSpec).idempotency ?? '');

/** As the office sends it: a fresh key, unless the test has one. */
function withKey<P extends { headers?: Record<string, string> } | undefined>(parts: P) {
  return { ...parts, headers: { 'idempotency-key': freshKey(), ...parts?.headers } };
}

function requireListed(key: keyof OfficeRoutes, code: ErrorCode): void {
  const spec: RouteSpec = officeRoutes[key];
  if (!refusalsOf(key, spec).includes(code))
    throw new Error(`${key} refused with ${code}, which its contract does not list`);
}

export type Colleague = { office: Office; login: string; password: string; secret: string; codes: string[] };

/** Creates a member of staff who signs in by the one-time link and sets password and authenticator. */
export async function hire(shop: TestShop, role: StaffRole = 'owner'): Promise<Colleague> {
  const login = `${role}-${shop.ctx
    .newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`.slice(0, 30);
  const { link } = await createStaff(
    shop.ctx,
    { login, name: `${role} of the tests`, role },
    { actor: undefined, ip: '', requestId: 'test' },
  );
  const token = link.url.split('/').at(-1) as string;
  const office = createOffice(shop.origin);
  const { data } = await office('POST /api/office/link/', { body: { token } });
  const password = 'ak-gul-gyzyl-gul';
  const code = codeOf(shop, data.totpSecret);
  const made = await office('POST /api/office/setup/', { body: { token, password, code } });
  return { office, login, password, secret: data.totpSecret, codes: made.data.recoveryCodes };
}

/** The authenticator's current code. */
export function codeOf(shop: TestShop, secret: string): string {
  return generateSync({ secret, epoch: Math.floor(shop.ctx.now().getTime() / 1000) });
}

/** Confirms a sensitive action with a fresh code; advances the clock, since a code works once. */
export async function confirm(shop: TestShop, { office, secret }: Colleague): Promise<void> {
  shop.advance(31);
  await office('POST /api/office/confirm/', { body: { code: codeOf(shop, secret) } });
}
