/** Delivery receipts: a deliver_sm whose text is `id:… stat:DELIVRD …`, or whose optional parameters say so. */
import type { Pdu } from 'smpp';
import type { DeliveryReport } from './port.ts';

const outcomes = new Map<string, DeliveryReport['outcome']>([
  ['DELIVRD', 'delivered'],
  ['EXPIRED', 'expired'],
  ['UNDELIV', 'failed'],
  ['REJECTD', 'failed'],
  ['DELETED', 'failed'],
]);

// message_state, SMPP 3.4 part 5.2.28.
const states = ['', 'ENROUTE', 'DELIVRD', 'EXPIRED', 'DELETED', 'UNDELIV', 'ACCEPTD', 'UNKNOWN', 'REJECTD'];

/** Null for anything else: a message from a customer, or a receipt without an id. */
export function readDeliveryReport(pdu: Pdu): DeliveryReport | null {
  const kind = typeof pdu.esm_class === 'number' ? pdu.esm_class & 0x3c : 0;
  // 0x04: delivery receipt; 0x20: intermediate notification.
  if (kind !== 0x04 && kind !== 0x20) return null;
  const text = textOf(pdu.short_message) || textOf(pdu.message_payload);
  const named = typeof pdu.receipted_message_id === 'string' ? pdu.receipted_message_id : '';
  const providerId = named || (/\bid:\s*(\S+)/i.exec(text)?.[1] ?? '');
  const said = /\bstat:\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase();
  const state = said ?? states[Number(pdu.message_state)] ?? '';
  if (providerId === '' || state === '') return null;
  return { providerId, state, outcome: outcomes.get(state) ?? 'underway' };
}

function textOf(field: unknown): string {
  const message = typeof field === 'object' && field !== null && 'message' in field ? field.message : field;
  if (Buffer.isBuffer(message)) return message.toString('latin1');
  return typeof message === 'string' ? message : '';
}
