/** The shop window and the office, built when their sources have changed and not otherwise. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { environment } from './find-node.mjs';
import { packFiles } from './pack-files.mjs';
import { refuse, root } from './paths.mjs';

const dist = join(root, 'dist');
const keptDays = 7;
/** The configurations of each: the first builds the front itself, others what belongs into its folder. */
const fronts = {
  storefront: { '.': 'vite.storefront.ts', '.first-view': 'vite.first-view.ts' },
  backoffice: { '.': 'vite.backoffice.ts' },
};

export function frontsAreFresh() {
  return stale().length === 0;
}

/** Builds each front whose sources are not the ones it was last built from. */
export async function buildFronts(node) {
  for (const front of stale()) build(node, front);
}

function stale() {
  return Object.keys(fronts).filter((front) => {
    if (!existsSync(join(root, fronts[front]['.']))) return false;
    return !existsSync(join(dist, front, 'index.html')) || readStamp(front) !== hashSources(front);
  });
}

/** Built aside and then put in place, so that a build cut short never stands in for a finished one. */
function build(node, front) {
  console.error(`Building the ${front} …`);
  const stamp = hashSources(front);
  const draft = join(dist, `.${front}-${process.pid}`);
  const former = `${draft}-former`;
  mkdirSync(dist, { recursive: true });
  try {
    for (const [folder, config] of Object.entries(fronts[front])) runVite(node, config, join(draft, folder));
    packFiles(join(draft, 'assets'));
    keepOlderFiles(join(dist, front, 'assets'), join(draft, 'assets'));
    rmSync(stampOf(front), { force: true });
    if (existsSync(join(dist, front))) renameSync(join(dist, front), former);
    renameSync(draft, join(dist, front));
    writeFileSync(stampOf(front), stamp);
  } finally {
    for (const folder of [draft, former]) rmSync(folder, { recursive: true, force: true });
  }
}

function runVite(node, config, folder) {
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    join(root, config),
    '--logLevel',
    'warn',
  ];
  const result = spawnSync(node, [...vite, '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: environment(node),
    encoding: 'utf8',
  });
  if (result.status !== 0) throw refuse(`${config} could not be built:\n${result.stdout}${result.stderr}`);
}

/**
 * Pages that are open while the shop is built anew go on asking for the files they were made of, in the middle of an
 * order too. Their names change with their contents, so they can lie beside the new ones for some days.
 */
function keepOlderFiles(former, next) {
  if (!existsSync(former)) return;
  for (const name of readdirSync(former)) {
    const from = join(former, name);
    const isYoung = Date.now() - statSync(from).mtimeMs < keptDays * 86_400_000;
    if (isYoung && !existsSync(join(next, name)))
      cpSync(from, join(next, name), { preserveTimestamps: true });
  }
}

const stampOf = (front) => join(dist, `${front}.stamp`);

function readStamp(front) {
  try {
    return readFileSync(stampOf(front), 'utf8');
  } catch {
    return undefined;
  }
}

/** One number for everything that a build reads. Contents, not dates: a fresh checkout has only new dates. */
function hashSources(front) {
  const hash = createHash('sha256');
  const paths = [front, 'fonts', 'contract', 'domain'].flatMap(listFiles);
  for (const path of [...paths, ...Object.values(fronts[front]), 'package-lock.json', 'tsconfig.json']) {
    const absolute = join(root, path);
    if (existsSync(absolute)) hash.update(path).update('\0').update(readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[.]test[.]tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort();
}
