import { expect, test, vi } from 'vitest';
import { printAddresses, repeatAddresses } from './print-addresses.ts';

const url = 'http://127.0.0.1:8080';
const addresses = { url, officeLink: `${url}/office/setup#once`, simulatorUrl: undefined, hasInbox: true };

test.each([
  [22, true],
  [0, false],
])('after %i SMS in the log the addresses are printed again: %s', async (sent, isAgain) => {
  vi.useFakeTimers();
  try {
    const lines: string[] = [];
    let count = 3;
    repeatAddresses(
      (line) => lines.push(line),
      addresses,
      () => count,
    );
    count += sent;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.some((line) => line.includes('/office/setup#once'))).toBe(isAgain);
    expect(lines.length).toBeLessThan(20);
  } finally {
    vi.useRealTimers();
  }
});

test('without a first account to make, the office itself is named', () => {
  const lines: string[] = [];
  printAddresses((line) => lines.push(line), { ...addresses, officeLink: undefined });
  expect(lines).toContain(`  Back office    ${url}/office`);
});
