import { expect, test } from 'vitest';
import type { SmsMessage, SmsResult } from '#server/adapters/sms/port.ts';
import { createLog } from '#server/platform/log.ts';
import { createAlertReceiver, smsPerHour } from './alert-receiver.ts';

const phones = ['+99361000001', '+99361000002'];

function openReceiver() {
  const told: SmsMessage[] = [];
  const around = {
    at: Date.parse('2026-11-22T10:00:00Z'),
    answer: (_: SmsMessage): SmsResult => ({ kind: 'accepted' }),
  };
  const { app, checkHeartbeat } = createAlertReceiver({
    shop: 'gul.tm',
    sms: { send: async (message) => (told.push(message), around.answer(message)) },
    phones,
    now: () => new Date(around.at),
    newId: () => 'id',
    log: createLog({ level: 'silent' }),
  });
  const post = async (payload: object | string) =>
    (await app.inject({ method: 'POST', url: '/alerts', payload })).statusCode;
  return { told, around, app, checkHeartbeat, post, texts: () => told.map(({ text }) => text) };
}

function notification(alertname: string, status = 'firing', startsAt = '2026-11-22T09:58:00Z') {
  const labels = { alertname, severity: 'urgent', instance: 'shop:9464' };
  const alert = { status, labels, annotations: { summary: 'It is wrong.' }, startsAt, fingerprint: 'f' };
  return { version: '4', groupKey: `{}:{alertname="${alertname}"}`, status, alerts: [alert] };
}

test('an alert and its end reach every phone once, however often Alertmanager repeats them', async () => {
  const receiver = openReceiver();
  expect(await receiver.post(notification('ShopDown'))).toBe(204);
  expect(await receiver.post(notification('ShopDown'))).toBe(204);
  expect(receiver.told.map(({ to }) => to)).toEqual(phones);
  expect(receiver.texts()[0]).toBe('gul.tm: ShopDown: It is wrong.');
  await receiver.post(notification('ShopDown', 'resolved'));
  expect(receiver.texts().slice(2)).toEqual(['gul.tm: ShopDown is over', 'gul.tm: ShopDown is over']);
});

test('what the gateway may take later is asked for again, and only for the phone that lacks it', async () => {
  const receiver = openReceiver();
  receiver.around.answer = ({ to }) =>
    to === phones[1] ? { kind: 'refused', reason: 'busy', permanent: false } : { kind: 'accepted' };
  expect(await receiver.post(notification('BackupOld'))).toBe(503);
  receiver.around.answer = () => ({ kind: 'accepted' });
  expect(await receiver.post(notification('BackupOld'))).toBe(204);
  expect(receiver.told.map(({ to }) => to)).toEqual([...phones, phones[1]]);
});

test('a storm of alerts sends a bounded number of SMS an hour', async () => {
  const receiver = openReceiver();
  for (let i = 0; i < smsPerHour + 30; i++) expect(await receiver.post(notification(`Alert${i}`))).toBe(204);
  expect(receiver.told.length).toBe(smsPerHour * phones.length);
  receiver.around.at += 61 * 60_000;
  await receiver.post(notification('Later'));
  expect(receiver.told.length).toBe((smsPerHour + 1) * phones.length);
});

test('a heartbeat sends nothing; without one for ten minutes the phones are told once an hour', async () => {
  const receiver = openReceiver();
  receiver.around.at += 9 * 60_000;
  await receiver.post(notification('Watchdog'));
  receiver.around.at += 9 * 60_000;
  await receiver.checkHeartbeat();
  expect(receiver.told).toEqual([]);
  receiver.around.at += 2 * 60_000;
  for (let i = 0; i < 30; i++) {
    await receiver.checkHeartbeat();
    receiver.around.at += 60_000;
  }
  expect(receiver.texts()).toEqual(Array(2).fill(expect.stringContaining('no heartbeat')));
});

test('what is no notification, or too large, is refused without an SMS', async () => {
  const receiver = openReceiver();
  const wrong = [{}, { alerts: [] }, { ...notification('A'), status: 'odd' }, 'x'.repeat(300_000)];
  for (const payload of wrong) expect(await receiver.post(payload)).toBeGreaterThanOrEqual(400);
  expect(receiver.told).toEqual([]);
});
