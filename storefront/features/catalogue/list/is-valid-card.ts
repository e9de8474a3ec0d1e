import { isRecord } from '#storefront/store/persistence.ts';

/** Whether a stored row has the fields that every cart line and card needs. */
export function isValidCard({ id, title, price, count }: Record<string, unknown>): boolean {
  return [id, price, count].every(Number.isFinite) && isRecord(title);
}
