/**
 * Mutation test with bugs seen elsewhere: applies each to a copy of this shop and runs its tests: `npm run prove --
 * bugs`. A bug is caught when a test fails that passes without it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { vitest } from '../run-child.ts';
import { tellFigures, tellProgress } from '../tell-figures.ts';
import { certificateBugs } from './certificate-bugs.ts';
import { giftBugs } from './gift-bugs.ts';
import { moneyBugs } from './money-bugs.ts';
import type { PlantedBug } from './planted-bug.ts';
import { stockBugs } from './stock-bugs.ts';
import { timeBugs } from './time-bugs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copied = [
  ...['build', 'contract', 'domain', 'lab', 'server', 'tests'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];
/** All bugs, those whose names contain a word, or a number of them from both ends of the list. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { most: { type: 'string' } } });
const all = [...stockBugs, ...moneyBugs, ...timeBugs, ...giftBugs, ...certificateBugs].filter(({ name }) =>
  name.includes(positionals[0] ?? ''),
);
const half = Math.ceil(Number(values.most ?? all.length) / 2);
const bugs = all.filter((_, at) => at < half || at >= all.length - half);
let underWay: ChildProcess | undefined;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopped = true;
    underWay?.kill('SIGINT');
  });

const folder = await mkdtemp(join(tmpdir(), 'sowgat-bugs-'));
try {
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  process.exitCode = await plantAll();
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function plantAll(): Promise<number> {
  // Every patch must apply before the first test runs: one that no longer applies proves nothing.
  for (const bug of bugs)
    for (const edit of bug.edits) requireOnce(bug, edit, await readFile(join(root, edit.file), 'utf8'));
  const healthy = await runTests([...new Set(bugs.flatMap(({ tests }) => tests))]);
  if (!healthy.passed) throw new Error(`the tests fail without any planted bug:\n${healthy.said}`);
  let caught = 0;
  for (const [at, bug] of bugs.entries()) {
    tellProgress('bugs', at, bugs.length);
    const isCaught = await plant(bug);
    if (isCaught) caught += 1;
    process.stdout.write(
      `${isCaught ? 'caught    ' : 'NOT CAUGHT'} ${at + 1}. ${bug.name} (${bug.seenAt})\n`,
    );
  }
  tellFigures('bugs', { planted: bugs.length, caught });
  process.stdout.write(`${caught} of ${bugs.length} caught\n`);
  return caught === bugs.length ? 0 : 1;
}

async function plant(bug: PlantedBug): Promise<boolean> {
  const before = new Map<string, string>();
  try {
    for (const edit of bug.edits) {
      const file = join(folder, edit.file);
      const text = await readFile(file, 'utf8');
      if (!before.has(file)) before.set(file, text);
      requireOnce(bug, edit, text);
      await writeFile(
        file,
        text.replace(edit.find, () => edit.replace),
      );
    }
    const { passed, said } = await runTests(bug.tests);
    // A shop that does not load proves nothing about its tests.
    if (/SyntaxError|Failed to load|ERR_MODULE/.test(said))
      throw new Error(`“${bug.name}” does not load:\n${said}`);
    return !passed;
  } finally {
    for (const [file, text] of before) await writeFile(file, text);
  }
}

function requireOnce({ name }: PlantedBug, { file, find }: PlantedBug['edits'][number], text: string): void {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`“${name}”: its place stands ${times} times in ${file}, not once`);
}

async function runTests(files: readonly string[]): Promise<{ passed: boolean; said: string }> {
  const child = spawn(process.execPath, [...vitest, ...files, '--reporter=dot', '--bail=3'], {
    cwd: folder,
    // As many test iterations as in `npm test`; figures of a broken shop are not recorded.
    env: { ...process.env, CI: '1', NO_COLOR: '1', PROVE: 'test', PROVE_FIGURES: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  underWay = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  if (isStopped) throw new Error('stopped');
  return { passed: code === 0, said: said.slice(-4_000) };
}
