/** Child processes of `npm run prove`: their figures are collected, and none of them outlives it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Figures } from './rows.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Arguments that make Node run tests of the project it is started in. */
export const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.config.ts'];
export const stryker = [
  'node_modules/@stryker-mutator/core/bin/stryker.js',
  'run',
  'build/stryker.config.json',
];
const lookEveryMs = 3_000;
const killAfterMs = 12_000;

export type ChildResult = { code: number | null; said: string; figures(proof: string): Figures };
type ChildMessage = { proof?: string; progress?: string; done?: number; of?: number };

let current: ChildProcess | undefined;
let isStopped = false;

/** On Ctrl-C or SIGHUP: the running program cleans up, and no other is started. */
export function stopEverything(): void {
  if (isStopped) return;
  isStopped = true;
  if (current) tellGroup(current, 'SIGINT');
}

export const wasStopped = (): boolean => isStopped;

/** Runs a program of the project on this Node. Its output is shown and returned. */
export async function runChild(
  args: readonly string[],
  env: Record<string, string>,
  figuresFile: string,
): Promise<ChildResult> {
  const seen = readTold(figuresFile).length;
  const figures = (proof: string): Figures =>
    Object.assign(
      {},
      ...readTold(figuresFile)
        .slice(seen)
        .filter((one) => one.proof === proof),
    ) as Figures;
  if (isStopped) return { code: null, said: '', figures };
  const child = spawn(process.execPath, args, {
    cwd: root,
    // A process group of its own: we forward Ctrl-C to it once and wait for its output.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env, PROVE_FIGURES: figuresFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  current = child;
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    process.stdout.write(text);
  });
  let shown = seen;
  const watch = setInterval(() => {
    const told = readTold(figuresFile);
    for (const { progress, done, of } of told.slice(shown))
      if (progress) process.stdout.write(`    ${progress}: ${done} of ${of}\n`);
    shown = told.length;
  }, lookEveryMs);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (isStopped) await endGroup(child);
  current = undefined;
  return { code: isStopped ? null : code, said, figures };
}

/** Signals a program and all its children; false when none is left. */
function tellGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

/** A program may end before its children: they have some seconds to follow. */
async function endGroup(child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < killAfterMs && tellGroup(child, 0); waited += 100) await pause(100);
  tellGroup(child, 'SIGKILL');
}

function readTold(file: string): ChildMessage[] {
  if (!existsSync(file)) return [];
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return whole.map((line) => JSON.parse(line) as ChildMessage);
}
