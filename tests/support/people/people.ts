import { codePattern } from '#domain/notifications/sms-text.ts';
import { type Api, createApi } from '../shop/api.ts';
import { freshPhone, type TestShop } from '../shop/start-shop.ts';

export type Customer = { api: Api; phone: string };

/** Signs a customer in with a phone number and the code sent to it. */
export async function signIn(
  shop: TestShop,
  phone: string = freshPhone(),
  lang: 'tm' | 'ru' = 'tm',
): Promise<Customer> {
  const api = createApi(shop.origin, { lang });
  await api('POST /api/auth/sign-in/', { body: { username: phone } });
  await shop.runJobs();
  const { data } = await api('POST /api/auth/activate/', {
    body: { username: phone, code: codeFor(shop, phone) },
  });
  api.useToken(data.token);
  return { api, phone };
}

/** The newest code sent to a number. */
export function codeFor(shop: TestShop, phone: string): string {
  const code = shop.sms(phone)[0]?.text.match(codePattern)?.[0];
  if (!code) throw new Error(`No code came to ${phone}`);
  return code;
}
