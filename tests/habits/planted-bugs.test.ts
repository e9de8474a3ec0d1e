/** A planted bug whose place is gone would be no bug: its proof runs for an hour before it says so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moneyBugs } from '../../lab/prove/planted-bugs/money-bugs.ts';
import { stockBugs } from '../../lab/prove/planted-bugs/stock-bugs.ts';
import { timeBugs } from '../../lab/prove/planted-bugs/time-bugs.ts';

const root = join(import.meta.dirname, '../..');
const bugs = [...moneyBugs, ...stockBugs, ...timeBugs];

test.each(bugs)('the place of a planted bug is there, once: $name', ({ edits }) => {
  const hits = edits.map(({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length - 1);
  expect(hits).toEqual(edits.map(() => 1));
});
