import { createHmac, timingSafeEqual } from 'node:crypto';
import { callbackText, callbackTextOfKnown } from '#domain/payments/bank-callback.ts';
import type { CallbackReading } from './port.ts';

type Params = Readonly<Record<string, string>>;

/** HMAC-SHA256 of the callback's text in upper-case hex, which the banks send as `checksum`. */
export function signCallback(params: Params, key: string): string {
  return digest(callbackText(params), key);
}

/**
 * Reads a callback and verifies its signature. Proxies that add parameters break the digest, so a second try covers the
 * protocol's own names only.
 *
 * @param key the shared key, `undefined` where the bank gave none
 */
export function readCallbackParams(params: Params, key: string | undefined): CallbackReading {
  const bankOrderId = params['mdOrder'] ?? null;
  if (key === undefined) return { kind: 'unsigned', bankOrderId };
  const checksum = params['checksum'] ?? '';
  const genuine = [callbackText(params), callbackTextOfKnown(params)].some((text) =>
    equal(digest(text, key), checksum),
  );
  if (!genuine || bankOrderId === null) return { kind: 'forged' };
  return {
    kind: 'genuine',
    bankOrderId,
    orderNumber: params['orderNumber'] ?? null,
    operation: params['operation'] ?? null,
    succeeded: params['status'] === '1',
  };
}

function digest(text: string, key: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex').toUpperCase();
}

function equal(ours: string, theirs: string): boolean {
  const a = Buffer.from(ours);
  const b = Buffer.from(theirs.toUpperCase());
  return a.length === b.length && timingSafeEqual(a, b);
}
