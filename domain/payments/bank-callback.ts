/** The text that a bank signs in its callback (webhook). The adapter computes the digest. */

const unsigned = new Set(['checksum', 'sign_alias']);

/** Parameters of the protocol; proxies between bank and shop may add others, which breaks the digest. */
const known = new Set([
  'mdOrder',
  'orderNumber',
  'operation',
  'status',
  'amount',
  'approvedAmount',
  'depositedAmount',
  'refundedAmount',
  'currency',
  'actionCode',
  'callbackCreationDate',
  'date',
  'panMasked',
  'bindingId',
  'clientId',
  'ip',
  'paymentState',
]);

/**
 * `name;value;` for every parameter but those of the signature, in ascending order of names, with a trailing semicolon.
 */
export function callbackText(params: Readonly<Record<string, string>>): string {
  return Object.keys(params)
    .filter((name) => !unsigned.has(name))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name};${params[name]};`)
    .join('');
}

/** The same with known parameters only: the second form to verify, for when a proxy added some. */
export function callbackTextOfKnown(params: Readonly<Record<string, string>>): string {
  return callbackText(Object.fromEntries(Object.entries(params).filter(([name]) => known.has(name))));
}
