/** What an SMPP command_status means for the message (SMPP 3.4, part 5.1.3). */
import { refuse } from './driver.ts';
import type { SmsResult } from './port.ts';

const throttled = 0x58;
const queueFull = 0x14;

// Permanent faults of the message itself; any other refusal may succeed on a retry.
const faultyMessage = new Map([
  [0x01, 'the message is too long'],
  [0x0a, 'the sender is not allowed'],
  [0x0b, 'the number is not served'],
  [0x33, 'the number is not served'],
  [0x48, 'the type of sender is not allowed'],
  [0x49, 'the type of sender is not allowed'],
  [0x50, 'the type of number is not allowed'],
  [0x51, 'the type of number is not allowed'],
  [0x62, 'the message has expired'],
]);

/** Throttling: the SMSC asks us to go slower; the message is fine. */
export function isBusy(status: number): boolean {
  return status === throttled || status === queueFull;
}

/** `refused` for good only for faults of the message itself; any other refusal is retried. */
export function resultOfSubmit(status: number, messageId: unknown): SmsResult {
  if (status === 0) {
    return typeof messageId === 'string' && messageId !== ''
      ? { kind: 'accepted', providerId: messageId }
      : { kind: 'accepted' };
  }
  if (isBusy(status)) return refuse('the centre is busy', false);
  const fault = faultyMessage.get(status);
  return refuse(fault ?? `the centre refused with ${nameOf(status)}`, fault !== undefined);
}

const bindFaults = new Map([
  [0x05, 'this account is already bound'],
  [0x0d, 'the centre refuses the bind'],
  [0x0e, 'the centre refuses the password'],
  [0x0f, 'the centre does not know the account'],
]);

/** A sentence for operators. */
export function reasonOfBind(status: number): string {
  return bindFaults.get(status) ?? `the centre refuses the bind with ${nameOf(status)}`;
}

function nameOf(status: number): string {
  return `0x${status.toString(16).padStart(8, '0')}`;
}
