/**
 * What every SMS driver has in common: it refuses what must never be sent, keeps count, and turns a
 * surprise into an answer. A driver itself is only `deliver`.
 */
import type { SmsHealth, SmsMessage, SmsPort, SmsResult } from './port.ts';

export type Driver = {
  readonly name: string;
  readonly now: () => Date;
  /** Hands over one message that is worth sending. May throw: that becomes `unknown`. */
  deliver(message: SmsMessage): Promise<SmsResult>;
  /** What is wrong with the way out right now, found without a message; undefined when it is well. */
  findFault(): Promise<string | undefined>;
  /** The state of the way out; without it a driver is up until a message fails. */
  state?(): Pick<SmsHealth, 'state' | 'detail'>;
  close?(): Promise<void>;
};

/** The port around a driver. */
export function createSmsPort(driver: Driver): SmsPort {
  const count = { accepted: 0, refused: 0, unknown: 0 };
  let lastAcceptedAt: Date | null = null;
  let last: SmsResult = { kind: 'accepted' };
  let closed = false;

  async function send(message: SmsMessage): Promise<SmsResult> {
    const result = closed ? refuse('the driver is closed', false) : await attempt(driver, message);
    count[result.kind] += 1;
    if (result.kind === 'accepted') lastAcceptedAt = driver.now();
    if (!isAboutTheMessage(result)) last = result;
    return result;
  }

  function health(): SmsHealth {
    return { ...(driver.state?.() ?? stateAfter(last)), ...count, lastAcceptedAt };
  }

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    await driver.close?.();
  }

  async function check(): Promise<Pick<SmsHealth, 'state' | 'detail'>> {
    const fault = await driver.findFault().catch(messageOf);
    return fault === undefined
      ? { state: 'up', detail: driver.state?.().detail ?? 'ready' }
      : { state: 'down', detail: fault };
  }

  return { name: driver.name, send, health, check, close };
}

/** A certain "did not go out". */
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

// A wrong number says nothing about the way out.
function isAboutTheMessage(result: SmsResult): boolean {
  return result.kind === 'refused' && result.permanent;
}

function stateAfter(last: SmsResult): Pick<SmsHealth, 'state' | 'detail'> {
  return last.kind === 'accepted' ? { state: 'up', detail: 'ready' } : { state: 'down', detail: last.reason };
}

/** One line about anything that was thrown. */
export function messageOf(surprise: unknown): string {
  return surprise instanceof Error ? surprise.message : String(surprise);
}
