import { expect, test, vi } from 'vitest';
import { tellOfSms } from './tell-of-sms.ts';

test('a hundred SMS of half a minute are one line on the terminal; each is in the log at level info', () => {
  vi.useFakeTimers();
  const lines: unknown[] = [];
  const log = { info: vi.fn(), warn: (facts: unknown) => void lines.push(facts) };
  const write = tellOfSms(log as never);
  for (let sent = 0; sent < 100; sent++) write(`SMS to +99361000000: ${sent}`);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(30_000);
  write('SMS to +99361000000: one more');
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(lines).toEqual([
    { sms: 100, inbox: '/demo/sms' },
    { sms: 1, inbox: '/demo/sms' },
  ]);
  expect(log.info).toHaveBeenCalledTimes(101);
});
