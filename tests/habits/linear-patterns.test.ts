import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Attack, attacksOn } from '../support/requests/attack-texts.ts';
import { type FoundPattern, readPatterns } from '../support/requests/read-patterns.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['contract', 'domain', 'server', 'storefront', 'backoffice'];

/** Super-linear, but never applied to text whose length a stranger controls. */
const harmless = new Map<string, string>([
  ['[0-9!.@#$%^&*_-]+$', 'a password of at most 200 signs'],
  [
    '"([^"\\\\]*(?:\\\\.[^"\\\\]*)*)"(?:\\s*(:))?|[{}[\\]]',
    'a text that JSON.parse has taken: each of its strings ends',
  ],
  ['\\B(?=(\\d{3})+$)', 'the digits of a number'],
  ['\\/+$', 'addresses of the settings'],
  ['^\\/+|\\/+$', 'an address of the settings'],
  ['T.*([Zz]|[+-]\\d\\d:?\\d\\d)$', 'an argument of the command line'],
  [':not\\([^)]*\\)', 'our own style sheets'],
  ['<script[^>]+src="([^"]+)"', 'our own pages, while they are built'],
]);

const textOf = ({ prefix, pump, suffix }: Attack, length: number): string =>
  prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;

/** Milliseconds of processor time: other programs of a busy machine do not count. */
function timeOf(pattern: RegExp, text: string): number {
  const begun = process.threadCpuUsage();
  // Matches repeatedly, like replace and split.
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1_000;
}
const fastest = (pattern: RegExp, text: string): number =>
  Math.min(...[1, 2, 3].map(() => timeOf(pattern, text)));

/**
 * Exponential time shows with a few characters, cubic time with some hundred; a short first measurement of each keeps
 * the test fast.
 */
const looks = [
  { first: 24, long: 24 },
  { first: 400, long: 400 },
  { first: 3_000, long: 16_000 },
];

/**
 * The attack for which a text four times as long takes clearly more than four times the time, if there is one.
 * Suspicious patterns are measured at two lengths, three times each, and the best counts, so that a busy machine
 * cannot make a linear pattern look slow.
 */
function findSlow({ source, flags }: FoundPattern): string | undefined {
  const pattern = new RegExp(source, flags);
  for (const attack of attacksOn(source, flags))
    for (const { first, long } of looks) {
      if (timeOf(pattern, textOf(attack, first)) < 1) continue;
      const took = {
        short: fastest(pattern, textOf(attack, long / 4)),
        long: fastest(pattern, textOf(attack, long)),
      };
      if (took.long > 10 && took.long / took.short > 8)
        return `${JSON.stringify(attack)}: ${took.long.toFixed(1)} ms for ${long} signs, ${took.short.toFixed(1)} for a quarter`;
    }
  return undefined;
}

test('the time of every regular expression grows with the length of its text, not with the square of it', {
  timeout: 120_000,
}, async () => {
  const patterns = await readPatterns(root, folders);
  expect(patterns.length).toBeGreaterThan(200);
  const slow = patterns.flatMap((pattern) => {
    if (harmless.has(pattern.source)) return [];
    const found = findSlow(pattern);
    return found ? [`${pattern.where} /${pattern.source}/${pattern.flags} ${found}`] : [];
  });
  expect(slow).toEqual([]);
  const known = new Set(patterns.map(({ source }) => source));
  expect([...harmless.keys()].filter((source) => !known.has(source))).toEqual([]);
});

test.each([
  ['^$|^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'u'],
  ['"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"(\\s*:)?|[{}[\\]]', 'g'],
  ['\\s+$', ''],
  ['^(a+)+$', ''],
])('a planted /%s/ is found', (source, flags) => {
  expect(findSlow({ source, flags, where: '' })).toBeDefined();
});
