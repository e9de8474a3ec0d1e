/** Contract tests of SMS drivers, run against each of them with a receiver that can be broken. */
import { expect, test } from 'vitest';
import type { SmsMessage, SmsPort } from './port.ts';

export type SmsTrial = {
  readonly port: SmsPort;
  /** The messages that have arrived, in order of arrival. */
  received(): Promise<{ to: string; text: string }[]>;
  /** Makes the receiver unavailable; `mendReceiver` brings it back with its messages. */
  breakReceiver(): Promise<void>;
  mendReceiver(): Promise<void>;
  end(): Promise<void>;
};

export const trialTime = new Date('2026-03-08T09:00:00Z');
const later = new Date('2026-03-08T09:05:00Z');
const earlier = new Date('2026-03-08T08:59:59Z');

function message(id: string, text = `Sowgat: ${id}`, more: Partial<SmsMessage> = {}): SmsMessage {
  return { id, to: '+99361234567', text, ...more };
}

const texts = {
  'a code': '481203 - Sowgat kody\n@sowgat.tm #481203',
  'every sign of the cheap alphabet that needs an escape': 'a^{}\\[~]|€ ÄÖÜäöüÇ @_$',
  'Turkmen with its own letters': 'Sargydyňyz ýola çykdy, şu gün gowşurylar. Žurnal hem bar',
  Russian: 'Заказ №17 в пути',
  'a long Russian text': 'Ваш заказ принят и будет доставлен сегодня. '.repeat(6),
  'a long plain text': 'Sowgat {gul} '.repeat(30),
  'pictures at the place where a part ends': `${'ň'.repeat(66)}🎁${'ş'.repeat(66)}🎁`,
};

/** `open` starts a fresh receiver and a driver that speaks to it, at `trialTime`. */
export function suiteForSms(name: string, open: () => Promise<SmsTrial>): void {
  async function trial(work: (t: SmsTrial) => Promise<void>): Promise<void> {
    const t = await open();
    try {
      await work(t);
    } finally {
      await t.end();
    }
  }

  for (const [what, text] of Object.entries(texts)) {
    test(`${name}: ${what} arrives as it was written`, () =>
      trial(async ({ port, received }) => {
        expect(await port.send(message('1', text, { expiresAt: later }))).toMatchObject({ kind: 'accepted' });
        expect(await received()).toEqual([{ to: '+99361234567', text }]);
      }));
  }

  test(`${name}: many messages at once arrive once each`, () =>
    trial(async ({ port, received }) => {
      const ids = Array.from({ length: 60 }, (_, at) => String(at));
      const results = await Promise.all(ids.map((id) => port.send(message(id))));
      expect(results.every(({ kind }) => kind === 'accepted')).toBe(true);
      expect((await received()).map(({ text }) => text).sort()).toEqual(
        ids.map((id) => `Sowgat: ${id}`).sort(),
      );
      expect((await port.check()).state).toBe('up');
    }));

  test(`${name}: a message that has expired, or has no number or no text, never goes out`, () =>
    trial(async ({ port, received }) => {
      const never = { kind: 'refused', permanent: true };
      expect(await port.send(message('1', 'Salam', { expiresAt: earlier }))).toMatchObject(never);
      expect(await port.send(message('2', 'Salam', { to: '8 61 234567' }))).toMatchObject(never);
      expect(await port.send(message('3', ''))).toMatchObject(never);
      expect(await received()).toEqual([]);
    }));

  test(`${name}: a broken receiver gives an answer, not an exception, and its return is enough`, () =>
    trial(async ({ port, received, breakReceiver, mendReceiver }) => {
      await port.send(message('before'));
      await breakReceiver();
      const answer = await port.send(message('during', 'Sowgat: gizlin 481203'));
      expect(answer.kind).not.toBe('accepted');
      expect(answer).not.toMatchObject({ permanent: true });
      const { detail } = await port.check();
      expect(`${detail} ${JSON.stringify(answer)}`).not.toMatch(/61234567|481203|gizlin/);
      await mendReceiver();
      expect(await port.send(message('after'))).toMatchObject({ kind: 'accepted' });
      expect((await port.check()).state).toBe('up');
      expect((await received()).map(({ text }) => text)).toEqual(['Sowgat: before', 'Sowgat: after']);
    }));

  test(`${name}: nothing goes out after closing, and closing twice is no fault`, () =>
    trial(async ({ port, received }) => {
      await port.close();
      await port.close();
      expect(await port.send(message('1'))).toMatchObject({ kind: 'refused', permanent: false });
      expect(await received()).toEqual([]);
    }));
}
