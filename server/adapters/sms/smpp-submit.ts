/**
 * Builds the SMPP requests of one message. We set bytes and data_coding ourselves: the library would choose Latin-1 (3)
 * for "çaý" and 1 for plain texts, which operators garble.
 */
import { costOfSms, gsm7Septets, isGsm7 } from '#domain/notifications/sms-alphabet.ts';
import type { SmsMessage } from './port.ts';
import type { SmppSettings } from './smpp-settings.ts';

export type SubmitFields = Record<string, string | number | Buffer>;

const gsmDefault = 0;
const ucs2 = 8;
const headerPresent = 0x40;

/** The submit_sm requests of the message, in order; the validity period is computed from `now`. */
export function submitsFor(message: SmsMessage, s: SmppSettings, now: Date): SubmitFields[] {
  const coding = codingOf(message.text, s.alphabet);
  const { parts } = costOfSms(message.text, coding === ucs2 ? 'ucs2' : 'gsm7');
  const shared = {
    ...addresses(message.to, s.sender),
    ...validity(message.expiresAt, now),
    data_coding: coding,
    registered_delivery: 1,
  };
  if (parts.length === 1) {
    return [{ ...shared, short_message: bytesOf(message.text, coding, s.alphabet) }];
  }
  if (s.long === 'payload') {
    const whole = bytesOf(message.text, coding, s.alphabet);
    return [{ ...shared, short_message: Buffer.alloc(0), message_payload: whole }];
  }
  return parts.map((part, at) => ({
    ...shared,
    esm_class: headerPresent,
    short_message: Buffer.concat([
      Buffer.from([5, 0, 3, referenceOf(message.id), parts.length, at + 1]),
      bytesOf(part, coding, s.alphabet),
    ]),
  }));
}

function codingOf(text: string, alphabet: SmppSettings['alphabet']): number {
  if (alphabet === 'ucs2' || !isGsm7(text)) return ucs2;
  const writable = alphabet === 'gsm' || /^[\n\r\u0020-\u00ff]*$/.test(text);
  return writable ? gsmDefault : ucs2;
}

function bytesOf(text: string, coding: number, alphabet: SmppSettings['alphabet']): Buffer {
  if (coding === ucs2) return Buffer.from(text, 'utf16le').swap16();
  if (alphabet === 'latin1') return Buffer.from(text, 'latin1');
  return Buffer.from(gsm7Septets(text) ?? []);
}

function addresses(to: string, sender: string): SubmitFields {
  return { ...senderFields(sender), dest_addr_ton: 1, dest_addr_npi: 1, destination_addr: to.slice(1) };
}

// Type of number: 1 international, 3 network specific (short code), 5 alphanumeric, 0 decided by the SMSC.
function senderFields(sender: string): SubmitFields {
  if (sender === '') return { source_addr_ton: 0, source_addr_npi: 0, source_addr: '' };
  if (sender.startsWith('+')) return { source_addr_ton: 1, source_addr_npi: 1, source_addr: sender.slice(1) };
  return { source_addr_ton: /^\d+$/.test(sender) ? 3 : 5, source_addr_npi: 0, source_addr: sender };
}

// Relative time (…R), so that the operator's clock does not matter. Usually at most two days.
function validity(expiresAt: Date | undefined, now: Date): SubmitFields {
  if (expiresAt === undefined) return {};
  const left = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
  const seconds = Math.min(Math.max(left, 1), 2 * 86_400);
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const clock = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60]
    .map(two)
    .join('');
  return { validity_period: `0000${clock}000R` };
}

// The reference is computed from the message's id, so that parts sent again join the first ones.
function referenceOf(id: string): number {
  return [...id].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) & 0xff, 7);
}
