import type { BankOrder } from './order.ts';

/**
 * Where the payer goes: `orderId` and `lang` are glued to the very end with `?` or `&`, as the banks do it.
 * Failure goes to failUrl where one was given.
 */
export function returnAddress(order: BankOrder, paid: boolean): string {
  const address = paid ? order.returnUrl : (order.failUrl ?? order.returnUrl);
  return `${address}${address.includes('?') ? '&' : '?'}orderId=${order.mdOrder}&lang=${order.language}`;
}

/** Origins the order's pages may lead to, for the content security policy. */
export function returnOrigins(order: BankOrder): string[] {
  return [...new Set([order.returnUrl, order.failUrl ?? order.returnUrl].map((url) => new URL(url).origin))];
}

/** Status 1 (held) is a success for the payer too. */
export function wentWell(order: BankOrder): boolean {
  return order.status === 1 || order.status === 2;
}
