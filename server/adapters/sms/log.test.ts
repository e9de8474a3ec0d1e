import { expect, test } from 'vitest';
import { withInbox } from './inbox.ts';
import { createLogSms } from './log.ts';
import { suiteForSms, trialTime } from './port.suite.ts';

const now = () => trialTime;

suiteForSms('log', async () => {
  const lines: { to: string; text: string }[] = [];
  let broken = false;
  const port = createLogSms({
    now,
    write(line) {
      if (broken) throw new Error('the terminal has gone');
      const [, to = '', text = ''] = /^SMS to (\+\d+): (.*)$/.exec(line) ?? [];
      lines.push({ to, text: text.replaceAll(' | ', '\n') });
    },
  });
  return {
    port,
    received: async () => lines,
    breakReceiver: async () => void (broken = true),
    mendReceiver: async () => void (broken = false),
    end: () => port.close(),
  };
});

test('the demonstration inbox shows the newest message first, for one number or for all', async () => {
  const inbox = withInbox(createLogSms({ now, write: () => {} }), { now, keep: 2 });
  for (const [id, to] of [
    ['1', '+99361000001'],
    ['2', '+99361000002'],
    ['3', '+99361000001'],
  ] as const) {
    await inbox.send({ id, to, text: `Sowgat ${id}` });
  }
  await inbox.send({ id: '4', to: 'nobody', text: 'never' });
  expect(inbox.recent().map(({ text }) => text)).toEqual(['Sowgat 3', 'Sowgat 2']);
  expect(inbox.recent('+99361000001')).toEqual([{ at: trialTime, to: '+99361000001', text: 'Sowgat 3' }]);
});
