/** Codes of several certificates, as the form keeps them: one text, so that an order begun before has one code in it. */
import { codesOf } from '#domain/payments/certificate.ts';
import type { Failure } from '#storefront/store/failure.ts';

export function splitCodes(value: string): string[] {
  return codesOf({ certificates: value.split(',') });
}

export function addCode(value: string, typed: string): string {
  return splitCodes(`${value},${typed.replace(/[\s,]+/g, '')}`).join();
}

/** Without the one at a place; the last one where nobody knows which. */
export function dropCode(value: string, at = -1): string {
  const codes = splitCodes(value);
  codes.splice(at, 1);
  return codes.join();
}

/** Without the code that the server has refused. */
export function dropRefused(value: string, { data }: Pick<Failure, 'data'>): string {
  const { at } = (data ?? {}) as { at?: unknown };
  return dropCode(value, typeof at === 'number' ? at : undefined);
}

/** As an order names them. */
export function namedCodes(value: string): { certificate?: string; certificates?: string[] } {
  const codes = splitCodes(value);
  if (codes.length > 1) return { certificates: codes };
  return codes[0] === undefined ? {} : { certificate: codes[0] };
}
