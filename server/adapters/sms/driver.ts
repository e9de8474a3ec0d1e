/**
 * The common part of all SMS drivers: it refuses messages that must never be sent, and turns an exception into a
 * result. A driver itself is only `deliver`.
 */
import type { SmsMessage, SmsPort, SmsResult, SmsState } from './port.ts';

export type Driver = {
  readonly name: string;
  readonly now: () => Date;
  /** Sends one valid message. May throw: that becomes `unknown`. */
  deliver(message: SmsMessage): Promise<SmsResult>;
  /** Checks the connection to the carrier without sending a message. @returns what is wrong, or undefined */
  findFault(): Promise<string | undefined>;
  /** State of the connection, for drivers that keep one open. */
  state?(): SmsState;
  close?(): Promise<void>;
};

/** Wraps a driver as an SmsPort. */
export function createSmsPort(driver: Driver): SmsPort {
  let closed = false;

  const send = async (message: SmsMessage) =>
    closed ? refuse('the driver is closed', false) : attempt(driver, message);

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    await driver.close?.();
  }

  async function check(): Promise<SmsState> {
    const fault = await driver.findFault().catch(messageOf);
    return fault === undefined
      ? { state: 'up', detail: driver.state?.().detail ?? 'ready' }
      : { state: 'down', detail: fault };
  }

  return { name: driver.name, send, check, close };
}

/** A result that says: certainly not sent. */
export function refuse(reason: string, permanent: boolean): SmsResult {
  return { kind: 'refused', reason, permanent };
}

async function attempt(driver: Driver, message: SmsMessage): Promise<SmsResult> {
  const fault = faultOf(message, driver.now());
  if (fault !== null) return refuse(fault, true);
  try {
    return await driver.deliver(message);
  } catch (surprise) {
    return { kind: 'unknown', reason: messageOf(surprise) };
  }
}

function faultOf(message: SmsMessage, now: Date): string | null {
  if (!/^\+[1-9]\d{7,14}$/.test(message.to)) return 'the number is not in international form';
  if (message.text === '') return 'the text is empty';
  if (message.expiresAt !== undefined && message.expiresAt <= now) return 'the message has expired';
  return null;
}

/** The message of whatever was thrown. */
export function messageOf(surprise: unknown): string {
  return surprise instanceof Error ? surprise.message : String(surprise);
}
