/** A shop known to the simulated bank. */
export type Merchant = { user: string; password: string; name: string; callbackKey?: string };

/** Shops of the demonstration, one for each bank. Worthless outside of it, so they may be read by anyone. */
export const demoMerchants = {
  HALK: { user: 'demo-halk-api', password: 'demo-halk', name: 'Sowgat', callbackKey: 'demo-halk-callback' },
  SENAGAT: {
    user: 'demo-senagat-api',
    password: 'demo-senagat',
    name: 'Sowgat',
    callbackKey: 'demo-senagat-callback',
  },
  RYSGAL: {
    user: 'demo-rysgal-api',
    password: 'demo-rysgal',
    name: 'Sowgat',
    callbackKey: 'demo-rysgal-callback',
  },
} satisfies Record<string, Merchant>;

/** undefined for a wrong user or password. */
export function findMerchant(
  merchants: readonly Merchant[],
  user: string,
  password: string,
): Merchant | undefined {
  return merchants.find((merchant) => merchant.user === user && merchant.password === password);
}
