/**
 * `npm run prove`: tries to break the shop in every way we know and prints what came of it, for merchants.
 *
 *     npm run prove                      everything, about twenty minutes
 *     npm run prove -- --quick           a little of everything, some minutes
 *     npm run prove -- races             one part: races, simulation, crash, bugs or books
 *     npm run prove -- simulation --seeds 10000
 *     SEED=123 npm run prove -- simulation    one seed, with its story
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    crashes: { type: 'string' },
  },
});
const { quick } = values;
process.env['RACES'] ??= quick ? '2' : '30';
const { rows } = await import('./rows.ts');

type Line = { tried: string; often: string; held: string; ok: boolean };
type Figures = Record<string, number>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'sowgat-prove-'));
const figuresFile = join(folder, 'figures.jsonl');

const parts: Record<string, () => Promise<Line[]>> = { races, simulation, crash, books, bugs };
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const strange = wanted.filter((name) => !Object.hasOwn(parts, name));
if (strange.length > 0)
  throw new RangeError(`There is no ${strange.join()}; say ${Object.keys(parts).join(', ')}.`);

const lines: Line[] = [];
try {
  for (const name of wanted) {
    process.stdout.write(`${name} …\n`);
    lines.push(...((await parts[name]?.()) ?? []));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
print();
process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;

async function races(): Promise<Line[]> {
  const file = join(folder, 'races.json');
  const files = [...new Set(rows.map((row) => row.file))];
  await vitest([...files, '--reporter=json', `--outputFile=${file}`]);
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return rows.map(({ tried, often, held, test }) => {
    const ok = results.some(({ title, status }) => title.startsWith(test) && status === 'passed');
    return { tried, often, held: ok ? held : `BROKEN: ${test}`, ok };
  });
}

async function simulation(): Promise<Line[]> {
  const seeds = values.seeds ?? (quick ? '100' : '500');
  const ok = await vitest(['tests/prove/simulation.test.ts'], { SEEDS: seeds });
  const { turns, orders, payments } = await figuresOf('simulation');
  return [
    {
      tried: 'Small shops live through chance: banks fail, time passes',
      often: `${process.env['SEED'] ? 1 : seeds} lives, ${turns} turns`,
      held: ok ? `${orders} orders, ${payments} payments, books equal the bank’s` : 'BROKEN: see above',
      ok,
    },
  ];
}

async function crash(): Promise<Line[]> {
  const ok = await vitest(['tests/prove/crash/crash.test.ts'], {
    CRASHES: values.crashes ?? (quick ? '3' : '30'),
  });
  const seen = await figuresOf('crash');
  return [
    {
      tried: 'Power cuts: a server or the database dies under load',
      often: `${seen['killedServers']} servers, ${seen['killedDatabases']} databases`,
      held: ok
        ? `${seen['accepted']} orders promised, none lost or doubled; settled in ${seen['slowestSeconds']} s`
        : 'BROKEN: see above',
      ok,
    },
  ];
}

async function books(): Promise<Line[]> {
  const { code, said } = await run(['bench/books.ts'], {});
  const ok = code === 0 && /Differences +none/.test(said);
  const seconds = /in ([\d.]+) s/.exec(said)?.[1];
  return [
    {
      tried: 'Comparing the books with the bank, payment by payment',
      often: '10000 orders',
      held: ok ? `done in ${seconds} s, no difference` : 'BROKEN: see above',
      ok,
    },
  ];
}

async function bugs(): Promise<Line[]> {
  if (quick && positionals.length === 0)
    return [{ tried: 'Mistakes of other shops are built in', often: 'not in --quick', held: '–', ok: true }];
  const { code } = await run(['tests/prove/planted-bugs/plant-bugs.proof.ts'], {});
  const { planted, caught } = await figuresOf('bugs');
  return [
    {
      tried: 'Mistakes of other shops are built in, one by one',
      often: `${planted} mistakes`,
      held: `${caught} of ${planted} noticed by the tests`,
      ok: code === 0,
    },
  ];
}

async function vitest(args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return (
    (await run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...args], env)).code === 0
  );
}

/** Runs a program in the project; what it says is shown, and given back. */
async function run(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, PROVE_FIGURES: figuresFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    process.stdout.write(text);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

async function figuresOf(proof: string): Promise<Figures> {
  const text = await readFile(figuresFile, 'utf8').catch(() => '');
  const found = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figures & { proof: string });
  return found.findLast((one) => one.proof === proof) ?? {};
}

function print(): void {
  const head = { tried: 'What was tried', often: 'How often', held: 'What happened' };
  const width = (of: 'tried' | 'often' | 'held') =>
    Math.max(...[head, ...lines].map((line) => line[of].length));
  const widths = { tried: width('tried'), often: width('often') };
  const say = (line: typeof head, mark: string) =>
    process.stdout.write(
      `${mark} ${line.tried.padEnd(widths.tried)}  ${line.often.padEnd(widths.often)}  ${line.held}\n`,
    );
  process.stdout.write('\n');
  say(head, ' ');
  for (const line of lines) say(line, line.ok ? '✓' : '✗');
  const broken = lines.filter(({ ok }) => !ok).length;
  process.stdout.write(
    broken === 0 ? '\nEverything held.\n' : `\n${broken} of ${lines.length} did not hold.\n`,
  );
}
