import { isRecord } from '#storefront/store/persistence.ts';

/** A stored row holds what every line and card of a product is drawn from. */
export function isSoundCard({ id, title, price, count }: Record<string, unknown>): boolean {
  return [id, price, count].every(Number.isFinite) && isRecord(title);
}
