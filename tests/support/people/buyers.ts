/** Customers with an address and a session, inserted directly: for tests that need many of them. */
import { randomBytes } from 'node:crypto';
import type { OrderInput } from '#contract/checkout/shop.ts';
import { hashToken } from '#server/platform/secrets.ts';
import type { WithDb } from '../shop/factories.ts';
import { freshPhone, openingTime, type TestShop } from '../shop/start-shop.ts';

export type TestBuyer = {
  customerId: number;
  lang: 'tm' | 'ru';
  address: number;
  phone: string;
  token: string;
};

const year = 365 * 86_400_000;

export async function addBuyer({ ctx: { db } }: WithDb, place: number): Promise<TestBuyer> {
  const at = new Date(openingTime);
  const token = randomBytes(32).toString('base64url');
  const phone = freshPhone();
  const customer = await db
    .insertInto('customer')
    .values({ phone, name: 'Aýna', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const address = await db
    .insertInto('address')
    .values({
      customer_id: customer.id,
      fullname: 'Aýna Myradowa',
      mobile: phone,
      place_id: place,
      line1: 'Magtymguly şaýoly 1',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('session')
    .values({
      id: randomBytes(16).toString('base64url'),
      customer_id: customer.id,
      access_hash: hashToken(token),
      access_expires_at: new Date(openingTime + year),
      refresh_hash: hashToken(randomBytes(32).toString('base64url')),
      rotated_at: at,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(openingTime + year),
    })
    .execute();
  return { customerId: customer.id, lang: 'tm', address: address.id, phone, token };
}

export function freshKey(): string {
  return randomBytes(12).toString('hex');
}

/** The input of an order for these options, paid in cash by default. */
export function orderInputFor(
  buyer: Pick<TestBuyer, 'address'>,
  items: OrderInput['items'],
  more: Partial<OrderInput> = {},
): OrderInput {
  return { items, payment: 'CASH', delivery: 'STANDARD', address: buyer.address, ...more };
}

/** Sends an order over HTTP and returns the raw answer. */
export async function sendOrder(
  shop: Pick<TestShop, 'origin'>,
  { token }: Pick<TestBuyer, 'token'>,
  input: unknown,
  key: string,
  signal: AbortSignal | null = null,
): Promise<{ status: number; text: string }> {
  const reply = await fetch(`${shop.origin}/api/order/order-create/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(input),
    signal,
  });
  return { status: reply.status, text: await reply.text() };
}
