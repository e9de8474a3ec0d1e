/**
 * Lighthouse scores of a running shop: `node lab/bench/lighthouse.mjs http://127.0.0.1:8080`.
 *
 * Lighthouse is installed from the npm registry into a temporary folder; the shop does not depend on it. The browser is
 * that of the tests, or CHROME_PATH.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../tests/support/pages/browser.ts';

const release = 'lighthouse@13.5.0';
const [origin = 'http://127.0.0.1:8080', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/', '/shop', '/product/7'];
const wanted = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'].join(' ');

const say = (text) => process.stdout.write(`${text}\n`);
const folder = await mkdtemp(join(tmpdir(), 'sowgat-lighthouse-'));
const { executablePath, env } = await findBrowser();
let isMet = true;
try {
  await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    release,
  ]);
  for (const path of paths) {
    const file = join(folder, 'report.json');
    const program = join(folder, 'node_modules/lighthouse/cli/index.js');
    const output = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
    await run(process.execPath, [program, origin + path, ...output], { ...env, CHROME_PATH: executablePath });
    tell(path, JSON.parse(await readFile(file, 'utf8')));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isMet ? 0 : 1;

function tell(path, { categories, audits }) {
  const marks = Object.entries(wanted).map(([name, least]) => {
    const mark = Math.round((categories[name]?.score ?? 0) * 100);
    isMet &&= mark >= least;
    return `${name} ${mark}${mark < least ? ` (wanted ${least})` : ''}`;
  });
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  say(`${path}: ${marks.join(', ')}`);
  say(`  ${times.map((name) => `${name} ${audits[name]?.displayValue}`).join(', ')}`);
  for (const name of Object.keys(wanted))
    for (const { id, weight } of categories[name]?.auditRefs ?? [])
      if (weight > 0 && audits[id]?.score !== null && audits[id]?.score < 0.9)
        say(`  ${name}: ${audits[id].title} ${audits[id].displayValue ?? ''}`);
}

function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
    );
  });
}
