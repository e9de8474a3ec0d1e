import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import type { TakenDeeds } from '#contract/couriers/office.ts';
import type { Deed, SentDeed } from '#domain/couriers/deed.ts';
import { sendDeeds } from './send-deeds.ts';

const hash = 'a'.repeat(64);
const at = '2026-11-23T09:00:00.000Z';
const cashAndPhotos: Deed = {
  id: '0b0f7d5e-8a5d-4a55-9d2c-0c1f3f7e1a2b',
  seq: 118,
  order: 'Zk3vQ8sT1uYw0aBcDeFgHi',
  kind: 'handed-over',
  facts: { taken: { kind: 'TERMINAL', sum: 1_234_500 }, photo: hash, photos: 3 },
  ...{ seen: at, at, previousHash: hash, hash },
};
const call = { device: 'd', sentAt: at, deeds: [cashAndPhotos] };
const mostBytes = 410;

test('a deed with money and photos is at most 0.4 KB on the wire', async () => {
  const sent: SentDeed[] = [];
  const send = async ({ deeds }: { deeds: SentDeed[] }) => {
    sent.push(...deeds);
    return {} as TakenDeeds;
  };
  await sendDeeds(send, call);
  expect(Buffer.byteLength(JSON.stringify(sent[0]))).toBeLessThanOrEqual(mostBytes);
});

test('a node of the former release gets the hash that it requires; nothing else is sent twice', async () => {
  const tries: SentDeed[][] = [];
  const refuse = (code: 'request.invalid' | 'deed.gap') => async (body: { deeds: SentDeed[] }) => {
    tries.push(body.deeds);
    if (body.deeds.every(({ previousHash }) => previousHash !== undefined)) return {} as TakenDeeds;
    throw new CallError(409, { response: 'error', code, message: '' });
  };
  await sendDeeds(refuse('request.invalid'), call);
  expect(tries.map(([deed]) => deed?.previousHash)).toEqual([undefined, hash]);
  await expect(sendDeeds(refuse('deed.gap'), call)).rejects.toThrow(CallError);
  expect(tries).toHaveLength(3);
});
