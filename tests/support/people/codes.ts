/** Requests one-time codes from many browsers. */
import { readChallenge, solveChallenge } from '#storefront/features/customers/sign-in/solve-challenge.ts';
import { refusalOf } from '../shop/api.ts';
import { addUnpaidOrder } from './paying.ts';
import type { Customer } from './people.ts';
import type { TestShop } from '../shop/start-shop.ts';

export const ask = (shop: TestShop, username: string, headers: Record<string, string> = {}) =>
  refusalOf(shop.api('POST /api/auth/resend-activate-code/', { body: { username }, headers }));

export const numbers = (count: number) => Array.from({ length: count }, (_, n) => `+99362${100_000 + n}`);

/** Requests a code, solving the proof of work if asked, as a browser does. */
export async function askWithWork(shop: TestShop, username: string): Promise<string> {
  const send = (solution?: string) =>
    shop.api('POST /api/auth/resend-activate-code/', {
      body: { username, ...(solution ? { solution } : {}) },
    });
  try {
    await send();
    return 'accepted';
  } catch (error) {
    const challenge = readChallenge(error);
    if (!challenge) return refusalOf(Promise.reject(error));
    return refusalOf(send(await solveChallenge(challenge)));
  }
}

export const queryAgain = (customer: Customer) =>
  customer.api('POST /api/auth/resend-activate-code/', { body: { username: customer.phone } });

/** The number of a customer with a delivered order. */
export async function addBuyer(shop: TestShop): Promise<string> {
  const { id, phone } = await addUnpaidOrder(shop);
  const set = { status: 'delivered', stock_state: 'shipped', expires_at: null };
  await shop.ctx.db.updateTable('shop_order').set(set).where('id', '=', id).execute();
  return phone;
}

export const tally = (answers: string[]) =>
  Object.fromEntries(
    Map.groupBy(answers, (one) => one)
      .entries()
      .map(([one, all]) => [one, all.length]),
  );

export async function countCodes(shop: TestShop): Promise<number> {
  const { n } = await shop.ctx.db
    .selectFrom('sms_message')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
