/** SMS to the terminal, for development. Texts contain one-time codes, so production refuses this driver. */
import { createSmsPort } from './driver.ts';
import type { SmsPort } from './port.ts';

/** Writes each message as one line through `write`. */
export function createLogSms(o: { now: () => Date; write: (line: string) => void }): SmsPort {
  return createSmsPort({
    name: 'log',
    now: o.now,
    findFault: async () => undefined,
    async deliver(message) {
      o.write(`SMS to ${message.to}: ${message.text.replaceAll('\n', ' | ')}`);
      return { kind: 'accepted' };
    },
  });
}
