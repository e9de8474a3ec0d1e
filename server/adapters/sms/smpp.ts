/** SMS directly to the operator's message centre (SMSC) over SMPP 3.4. See smpp-settings.ts for the address. */
import PQueue from 'p-queue';
import { createSmsPort, refuse } from './driver.ts';
import type { SmsMessage, SmsPort, DeliveryReport, SmsResult } from './port.ts';
import { maintainLink } from './smpp-link.ts';
import { readDeliveryReport } from './smpp-receipt.ts';
import type { Answer } from './smpp-session.ts';
import { readSmppUrl } from './smpp-settings.ts';
import { isBusy, resultOfSubmit } from './smpp-status.ts';
import { submitsFor } from './smpp-submit.ts';
import { pause, realTimers, type Timers } from './timers.ts';

export type SmppSmsOptions = {
  /** Such as `smpp://user:password@host:2775`. */
  readonly url: string;
  /** The sender that customers see, unless the address names one. */
  readonly sender?: string;
  readonly now: () => Date;
  readonly timers?: Timers;
};

const waitForLinkMs = 5000;
const busyTries = 4;

/** Connects at once and stays connected until closed; throws for an invalid address. */
export function createSmppSms(o: SmppSmsOptions): SmsPort {
  const settings = readSmppUrl(o.url, o.sender);
  const timers = o.timers ?? realTimers;
  const window = new PQueue({ concurrency: settings.window });
  let hear: (receipt: DeliveryReport) => void = () => undefined;
  const link = maintainLink(settings, timers, (pdu) => {
    const receipt = pdu.command === 'deliver_sm' ? readDeliveryReport(pdu) : null;
    if (receipt !== null) hear(receipt);
  });

  async function deliver(message: SmsMessage): Promise<SmsResult> {
    // Waits for the connection before taking a place in the window, which limits unanswered requests only.
    if ((await link.whenBound(waitForLinkMs)) === null) return refuse(link.state().detail, false);
    return window.add(() => sendParts(message));
  }

  async function sendParts(message: SmsMessage): Promise<SmsResult> {
    let first: SmsResult | null = null;
    const count = submitsFor(message, settings, o.now()).length;
    for (let part = 0; part < count; part++) {
      const result = await sendPart(message, part);
      if (result.kind !== 'accepted') return first === null ? result : halfSent(part, result);
      first ??= result;
    }
    return first ?? refuse('the message has no parts', true);
  }

  // When the SMSC throttles, retries after 1, 2, 4 seconds; the place in the window is kept meanwhile, so that other
  // messages slow down too.
  async function sendPart(message: SmsMessage, part: number): Promise<SmsResult> {
    for (let tries = 1; ; tries++) {
      const now = o.now();
      if (message.expiresAt !== undefined && message.expiresAt <= now)
        return refuse('the message has expired', true);
      const answer = await submit(submitsFor(message, settings, now)[part] ?? {});
      const asksForTime = typeof answer !== 'string' && isBusy(answer.command_status);
      if (!asksForTime || tries === busyTries) return resultOf(answer);
      await pause(timers, 1000 * 2 ** (tries - 1));
    }
  }

  async function submit(fields: Record<string, unknown>): Promise<Answer> {
    const session = await link.whenBound(waitForLinkMs);
    return session === null ? 'not-sent' : session.request('submit_sm', fields);
  }

  const port = createSmsPort({
    name: 'smpp',
    now: o.now,
    deliver,
    findFault: async () => ((await link.whenBound(waitForLinkMs)) === null ? link.state().detail : undefined),
    state: link.state,
    close: link.close,
  });
  return { ...port, hearReceipts: (listener) => void (hear = listener) };
}

function resultOf(answer: Answer): SmsResult {
  if (answer === 'not-sent') return refuse('there is no connection to the centre', false);
  if (answer === 'lost') return { kind: 'unknown', reason: 'the centre did not answer' };
  return resultOfSubmit(answer.command_status, answer.message_id);
}

function halfSent(part: number, result: SmsResult): SmsResult {
  const why = result.kind === 'accepted' ? '' : result.reason;
  return { kind: 'unknown', reason: `only ${part} parts went out: ${why}` };
}
