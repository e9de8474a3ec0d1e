/**
 * Codes of several certificates as the form stores them: one text, so that drafts of an earlier release with one code
 * stay valid.
 */
import { codesOf } from '#domain/certificates/certificate.ts';
import type { Failure } from '#storefront/store/failure.ts';

/** The codes of a field, separated by commas; each once. */
export function splitCodes(value: string): string[] {
  return codesOf({ certificates: value.split(',') });
}

export function addCode(value: string, typed: string): string {
  return splitCodes(`${value},${typed.replace(/[\s,]+/g, '')}`).join();
}

/** Removes the code at an index; the last one if the index is unknown. */
export function dropCode(value: string, at = -1): string {
  const codes = splitCodes(value);
  codes.splice(at, 1);
  return codes.join();
}

/** Removes the code that the server refused. */
export function dropRefused(value: string, { data }: Pick<Failure, 'data'>): string {
  const { at } = (data ?? {}) as { at?: unknown };
  return dropCode(value, typeof at === 'number' ? at : undefined);
}

/** As the order request names them. */
export function namedCodes(value: string): { certificate?: string; certificates?: string[] } {
  const codes = splitCodes(value);
  if (codes.length > 1) return { certificates: codes };
  return codes[0] === undefined ? {} : { certificate: codes[0] };
}
