import { expect, test, vi } from 'vitest';
import type { DeliveryReport } from './port.ts';
import { suiteForSms, trialTime } from './port.suite.ts';
import { createSmppSms } from './smpp.ts';
import { bytesOf, readTexts, startSmsc, type TestSmsc } from './smsc.suite.ts';
import { realTimers, type Timers } from './timers.ts';

const now = () => trialTime;
// The driver's timers, fifty times shorter; those that wait for the SMSC only ten times, for busy machines.
const hurried: Timers = { after: (ms, task) => realTimers.after(ms / (ms < 5000 ? 50 : 10), task) };

function connect(smsc: TestSmsc, query = '') {
  return createSmppSms({ url: `${smsc.url}${query}`, sender: 'Sowgat', now, timers: hurried });
}

const message = { id: 'm-1', to: '+99361234567', text: 'Salam' };

for (const long of ['udh', 'payload']) {
  suiteForSms(`smpp with long=${long}`, async () => {
    let smsc = await startSmsc();
    const port = connect(smsc, `?long=${long}`);
    return {
      port,
      received: async () => readTexts(smsc.submits),
      async breakReceiver() {
        await smsc.stop();
        await vi.waitFor(async () => expect((await port.check()).state).not.toBe('up'), { timeout: 5000 });
      },
      async mendReceiver() {
        smsc = await startSmsc(smsc.port, smsc.submits);
        await vi.waitFor(async () => expect((await port.check()).state).toBe('up'), { timeout: 10_000 });
      },
      async end() {
        await port.close();
        await smsc.stop();
      },
    };
  });
}

async function withSmsc(work: (smsc: TestSmsc) => Promise<void>): Promise<void> {
  const smsc = await startSmsc();
  try {
    await work(smsc);
  } finally {
    await smsc.stop();
  }
}

test('a message names sender, number, coding, validity and the request of a delivery report as the operator expects', () =>
  withSmsc(async (smsc) => {
    const sms = connect(smsc);
    const expiresAt = new Date(trialTime.getTime() + 300_000);
    await sms.send({ ...message, text: '@ü', expiresAt });
    await sms.send({ ...message, text: 'çaý' });
    const [plain, turkmen] = smsc.submits;
    expect(plain).toMatchObject({
      source_addr_ton: 5,
      source_addr_npi: 0,
      source_addr: 'Sowgat',
      dest_addr_ton: 1,
      dest_addr_npi: 1,
      destination_addr: '99361234567',
      data_coding: 0,
      registered_delivery: 1,
      esm_class: 0,
    });
    const validForMs = (plain?.validity_period as Date).getTime() - Date.now();
    expect(Math.abs(validForMs - 300_000)).toBeLessThan(10_000);
    expect(plain && bytesOf(plain)).toEqual(Buffer.from([0, 0x7e]));
    expect(turkmen).toMatchObject({ data_coding: 8 });
    expect(turkmen && bytesOf(turkmen)).toEqual(Buffer.from('00e7006100fd', 'hex'));
    await sms.close();
  }));

test('a short code is announced as one, and the alphabet follows the settings', () =>
  withSmsc(async (smsc) => {
    const latin = connect(smsc, '?alphabet=latin1&sender=0800');
    const wide = connect(smsc, '?alphabet=ucs2');
    await latin.send({ ...message, text: '@ü' });
    await wide.send(message);
    const [first, second] = smsc.submits;
    expect(first).toMatchObject({ source_addr_ton: 3, source_addr: '0800', data_coding: 0 });
    expect(first && bytesOf(first)).toEqual(Buffer.from('@ü', 'latin1'));
    expect(second).toMatchObject({ data_coding: 8 });
    await Promise.all([latin.close(), wide.close()]);
  }));

test('no more messages are under way than the window allows', () =>
  withSmsc(async (smsc) => {
    const sms = connect(smsc, '?window=3');
    await Promise.all(Array.from({ length: 40 }, (_, at) => sms.send({ ...message, id: String(at) })));
    expect(smsc.submits).toHaveLength(40);
    expect(smsc.most.underWay).toBeLessThanOrEqual(3);
    await sms.close();
  }));

test('a busy centre is asked again, a lastingly busy one means later, a wrong number means never', () =>
  withSmsc(async (smsc) => {
    const sms = connect(smsc);
    smsc.manners.refusals = [0x58, 0x14];
    expect(await sms.send(message)).toMatchObject({ kind: 'accepted' });
    smsc.manners.refusals = [0x58, 0x58, 0x58, 0x58];
    expect(await sms.send(message)).toMatchObject({ kind: 'refused', permanent: false });
    smsc.manners.refusals = [0x0b];
    expect(await sms.send(message)).toMatchObject({ kind: 'refused', permanent: true });
    smsc.manners.refusals = [0x08];
    expect(await sms.send(message)).toMatchObject({ kind: 'refused', permanent: false });
    expect(await sms.check()).toMatchObject({ state: 'up' });
    await sms.close();
  }));

test('receipts are reported under the name that the centre gave the message', () =>
  withSmsc(async (smsc) => {
    const receipts: DeliveryReport[] = [];
    smsc.manners.deliveryReports = true;
    const sms = connect(smsc);
    sms.hearReceipts?.((receipt) => receipts.push(receipt));
    const result = await sms.send(message);
    expect(result).toEqual({ kind: 'accepted', providerId: 'id_1' });
    await vi.waitFor(() =>
      expect(receipts).toEqual([{ providerId: 'id_1', outcome: 'delivered', state: 'DELIVRD' }]),
    );
    await sms.close();
  }));

test('a message without an answer is unknown: lost in time, or with the connection', () =>
  withSmsc(async (smsc) => {
    smsc.manners.silent = true;
    const sms = connect(smsc, '?answer=2');
    expect(await sms.send(message)).toMatchObject({ kind: 'unknown' });
    const cut = sms.send(message);
    await vi.waitFor(() => expect(smsc.most.underWay).toBeGreaterThan(0));
    smsc.hangUp();
    expect((await cut).kind).toBe('unknown');
    await sms.close();
  }));

test('a centre that has fallen silent is left, and a new session is opened', () =>
  withSmsc(async (smsc) => {
    const sms = connect(smsc, '?enquire=3&answer=4');
    await sms.send(message);
    const binds = smsc.binds();
    smsc.manners.deaf = true;
    await vi.waitFor(() => expect(smsc.binds()).toBeGreaterThan(binds), { timeout: 5000 });
    smsc.manners.deaf = false;
    await vi.waitFor(async () => expect((await sms.send(message)).kind).toBe('accepted'), { timeout: 5000 });
    await sms.close();
  }));

test('a wrong password is said in words that do not show it, and mending it is enough', () =>
  withSmsc(async (smsc) => {
    smsc.manners.password = 'bägül';
    const sms = connect(smsc);
    expect(await sms.send(message)).toMatchObject({ kind: 'refused', permanent: false });
    expect(await sms.check()).toMatchObject({
      state: 'down',
      detail: `127.0.0.1:${smsc.port}: the centre refuses the password`,
    });
    smsc.manners.password = 'gul';
    await vi.waitFor(async () => expect((await sms.check()).state).toBe('up'), { timeout: 5000 });
    await sms.close();
  }));

test('invalid PDUs of a centre end the session, never the process', () =>
  withSmsc(async (smsc) => {
    const sms = connect(smsc);
    await sms.send(message);
    for (const nonsense of ['00000005ff', 'ffffffff00', '0000001f00000005000000000000000141']) {
      const binds = smsc.binds();
      for (const session of smsc.sessions) Reflect.get(session, 'socket').end(Buffer.from(nonsense, 'hex'));
      await vi.waitFor(() => expect(smsc.binds()).toBeGreaterThan(binds), { timeout: 5000 });
    }
    await vi.waitFor(async () => expect((await sms.send(message)).kind).toBe('accepted'), { timeout: 5000 });
    await sms.close();
  }));

test.each([
  ['not an address', /SMPP_URL/],
  ['http://x', /smpp:/],
  ['smpp://u:gizlin@h?window=11', /window/],
  ['smpp://u:gizlin@h?sender=LongerThanEleven', /sender/],
  ['smpp://u:gizlin@h?alphabet=latin', /alphabet/],
])('the address %s is refused with a reason that keeps the secret', (url, reason) => {
  expect(() => createSmppSms({ url, now })).toThrow(reason);
  expect(() => createSmppSms({ url, now })).not.toThrow(/gizlin/);
});
