import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBpcBank } from './bpc.ts';
import { makeSelfSigned } from './self-signed.suite.ts';

const quiet = { now: () => new Date(0), log: { info: () => undefined, warn: () => undefined } };

async function startEncryptedBank() {
  const { key, cert } = makeSelfSigned();
  let calls = 0;
  const server = createServer({ key, cert }, (_request, response) => {
    calls += 1;
    response.end('{"errorCode":"6"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'bank-'));
  const caFile = join(folder, 'bank.pem');
  writeFileSync(caFile, cert);
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/payment/rest`;
  return {
    config: { code: 'RYSGAL' as const, url, user: 'u', password: 'p' },
    caFile,
    calls: () => calls,
    [Symbol.asyncDispose]: async () => {
      rmSync(folder, { recursive: true });
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a bank whose certificate nobody vouches for gets neither password nor order', async () => {
  await using far = await startEncryptedBank();
  const bank = createBpcBank(far.config, quiet);
  expect(await bank.status({ orderNumber: 'S-1' })).toMatchObject({ kind: 'unreachable' });
  expect(far.calls()).toBe(0);
});

test('the certificates of a bank’s file make its chain whole', async () => {
  await using far = await startEncryptedBank();
  const bank = createBpcBank({ ...far.config, caFile: far.caFile }, quiet);
  expect(await bank.status({ orderNumber: 'S-1' })).toEqual({ kind: 'not-found' });
});

test('a missing certificate file stops the start, not the first payment', async () => {
  await using far = await startEncryptedBank();
  expect(() => createBpcBank({ ...far.config, caFile: '/nowhere.pem' }, quiet)).toThrow(/ENOENT/);
});
