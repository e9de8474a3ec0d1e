import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileSms } from './file.ts';
import { suiteForSms, trialTime } from './port.suite.ts';

const now = () => trialTime;

async function linesOf(path: string): Promise<Record<string, string>[]> {
  const content = await readFile(path, 'utf8').catch(() => '');
  return content
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

suiteForSms('file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sms-'));
  const path = join(folder, 'not', 'yet', 'there.jsonl');
  const port = createFileSms({ path, now });
  return {
    port,
    received: async () => (await linesOf(path)).map(({ to = '', text = '' }) => ({ to, text })),
    async breakReceiver() {
      await rename(path, `${path}.kept`);
      await mkdir(path);
    },
    async mendReceiver() {
      await rm(path, { recursive: true });
      await rename(`${path}.kept`, path);
    },
    async end() {
      await port.close();
      await rm(folder, { recursive: true });
    },
  };
});

test('a line of the SMS file has the time, the number and the text, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sms-'));
  const path = join(folder, 'sms.jsonl');
  await createFileSms({ path, now }).send({ id: '1', to: '+99361234567', text: 'a\nb' });
  expect(await readFile(path, 'utf8')).toBe(
    '{"at":"2026-03-08T09:00:00.000Z","to":"+99361234567","text":"a\\nb"}\n',
  );
  await rm(folder, { recursive: true });
});
