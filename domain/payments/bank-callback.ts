/** The text a bank signs when it tells the shop about an order. The digest itself is the adapter's work. */

const unsigned = new Set(['checksum', 'sign_alias']);

/** Names the protocol knows; proxies between bank and shop like to add others, which breaks the digest. */
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

/** `name;value;` for every parameter but the signature's own, names in ascending order, with a last semicolon. */
export function callbackText(params: Readonly<Record<string, string>>): string {
  return Object.keys(params)
    .filter((name) => !unsigned.has(name))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name};${params[name]};`)
    .join('');
}

/** The same without parameters that no bank sends: the second reading, for when a proxy added some. */
export function callbackTextOfKnown(params: Readonly<Record<string, string>>): string {
  return callbackText(Object.fromEntries(Object.entries(params).filter(([name]) => known.has(name))));
}
