import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { narrowScreen, wideFrom, wideScreen } from '#domain/media/wide-screen.ts';
import { nameWidths } from '#storefront/app/bundle/write-media.ts';
import { settings } from '#storefront/settings.ts';

/** The office has a layout of its own. */
const folders = ['storefront', 'server', 'domain', 'contract'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(css|tsx?|html)$/.test(path) && !/\.test\.tsx?$/.test(path));

test('the width of the desktop layout stands in one place: no style sheet and no query repeats it', () => {
  expect(settings.wideFrom).toBe(wideFrom);
  const repeated = new RegExp(`(min|max)-width:\\s*(${wideFrom}|${wideFrom - 1})(\\.\\d+)?px`);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => repeated.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('style sheets get plain queries, and a misspelled name does not build', () => {
  expect(nameWidths('@media (--wide), (max-height: 1px) {a{color:var(--x)}}')).toBe(
    `@media ${wideScreen}, (max-height: 1px) {a{color:var(--x)}}`,
  );
  expect(nameWidths('@media (--narrow) {}')).toBe(`@media ${narrowScreen} {}`);
  expect(() => nameWidths('@media (--wider) {}')).toThrow('(--wider)');
});
