import { expect, test } from 'vitest';
import {
  addressBucket,
  addressLimits,
  codeSeconds,
  failureLimit,
  isPumping,
  numberLimit,
  readCode,
  resendAfter,
  sendLimits,
  siteLimits,
  stateOfCode,
  wideBucket,
  waitAfterFailures,
} from './otp.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:210.110.120.130', '210.110.120.130'],
  ['1:::ffff:10.1.2.3', '1:0:0:0::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['::ffff:10.1.2.3.4', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, bucket) => {
  expect(addressBucket(ip)).toBe(bucket);
});

test('IPv6 is counted by its /48 network as well', () => {
  const buckets = ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:1:2::9', '2001:DB8:1::', '::1'].map(wideBucket);
  expect(buckets).toEqual([undefined, undefined, '2001:db8:1::/48', '2001:db8:1::/48', '0:0:0::/48']);
});

test('a code accepts attempts while it is new, unused and under its limit', () => {
  const live = { attempts: 4, usedAt: null, endedAt: null, expiresAt: at(300) };
  expect(stateOfCode(live, at(299))).toBe('live');
  expect(stateOfCode(live, at(300))).toBe('expired');
  expect(stateOfCode({ ...live, attempts: 5 }, at(0))).toBe('exhausted');
  expect(stateOfCode({ ...live, usedAt: at(1) }, at(2))).toBe('expired');
  expect(stateOfCode({ ...live, endedAt: at(1), attempts: 5 }, at(2))).toBe('expired');
});

test('after a hundred wrong codes in a row the wait grows, up to a day', () => {
  expect([0, 99, 100, 101, 103, 500].map(waitAfterFailures)).toEqual([0, 0, 60, 120, 480, 86_400]);
});

test('the next code may be requested a minute after the last', () => {
  expect([0, 59.2, 60, 300].map((seconds) => resendAfter(at(0), at(seconds)))).toEqual([60, 1, 0, 0]);
});

test('a code is extracted from pasted text', () => {
  expect(['123456', ' 123 456 ', 'kod: 123-456', '１２３４５６'].map(readCode)).toEqual(
    Array.from({ length: 4 }, () => '123456'),
  );
});

test('codes live five minutes; their limits are these', () => {
  expect(codeSeconds).toBe(300);
  expect(sendLimits).toEqual({
    minute: { windowSeconds: 60, max: 1 },
    hour: { windowSeconds: 3_600, max: 5 },
    day: { windowSeconds: 86_400, max: 10 },
  });
  expect(numberLimit).toEqual({ windowSeconds: 86_400, max: 30 });
  expect(addressLimits).toEqual({
    network: { free: 30, hour: { windowSeconds: 3_600, max: 100 } },
    wide: { free: 60, hour: { windowSeconds: 3_600, max: 300 } },
  });
  const shares = [1, 2, 3, 7, 600].map((all) => siteLimits(all));
  expect(shares.map(({ all, strangers }) => [all.max, strangers.max])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [7, 5],
    [600, 400],
  ]);
  expect(failureLimit).toEqual({ windowSeconds: 86_400, max: 20 });
});

test('unused codes, and codes to consecutive numbers, are an alarm from fifty on', () => {
  const figures = { sent: 50, used: 40, neighbours: 0 };
  expect(isPumping(figures)).toBe(false);
  expect(isPumping({ ...figures, used: 15 })).toBe(false);
  expect(isPumping({ ...figures, used: 14 })).toBe(true);
  expect(isPumping({ ...figures, sent: 49, used: 0 })).toBe(false);
  expect(isPumping({ ...figures, neighbours: 25 })).toBe(false);
  expect(isPumping({ ...figures, neighbours: 26 })).toBe(true);
});

test('after the clock was set back no code lives longer than five minutes, and nobody waits longer than one', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  const ahead = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const code = { attempts: 0, usedAt: null, endedAt: null };
  expect(stateOfCode({ ...code, expiresAt: ahead(300) }, now)).toBe('live');
  expect(stateOfCode({ ...code, expiresAt: ahead(3_900) }, now)).toBe('expired');
  expect(resendAfter(ahead(3_600), now)).toBe(60);
});
