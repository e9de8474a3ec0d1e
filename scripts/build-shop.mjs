/** What runs is built: the storefront, the back office and the server, each when its sources have changed and not otherwise. */
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
import { packFiles } from './pack-files.mjs';
import { refuse, root } from './paths.mjs';
import { listenTo } from './run-program.mjs';

const dist = join(root, 'dist');
const keptDays = 7;
/** The configurations of each part by the folder that they fill, and the file that a finished one begins with. */
const parts = {
  storefront: {
    configs: { '.': 'build/vite.storefront.ts', '.first-view': 'build/vite.first-view.ts' },
    beginning: 'index.html',
  },
  backoffice: {
    configs: { '.': 'build/vite.backoffice.ts', courier: 'build/vite.courier.ts' },
    beginning: 'index.html',
  },
  server: { configs: { '.': 'build/vite.server.ts' }, beginning: 'main.js' },
};

export function shopIsBuilt() {
  return stale().length === 0;
}

/** Builds each part whose sources are not the ones it was last built from. */
export async function buildShop(node) {
  for (const part of stale()) await build(node, part);
  writeFileSync(join(dist, 'server', 'build.json'), JSON.stringify({ commit: findCommit() }));
}

/**
 * Where the release runs, nothing may be written: what the embedded PostgreSQL needs to start is made beforehand. A
 * restore drill starts it too, whatever database the shop has.
 */
export function prepareDatabase(node) {
  const module = './server/adapters/database/embedded-binaries.ts';
  const code = `await (await import('${module}')).findBinaries().catch(() => undefined)`;
  spawnSync(node, ['--input-type=module', '-e', code], { cwd: root, stdio: 'inherit' });
}

/** The commit that a running shop names; SOWGAT_COMMIT says it where there is no repository, as in an image. */
function findCommit() {
  if (process.env.SOWGAT_COMMIT) return process.env.SOWGAT_COMMIT;
  const said = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return said.status === 0 ? said.stdout.trim() : 'unknown';
}

function stale() {
  return Object.keys(parts).filter((part) => {
    if (!existsSync(join(root, parts[part].configs['.']))) return false;
    return !existsSync(join(dist, part, parts[part].beginning)) || readStamp(part) !== hashSources(part);
  });
}

/** Built aside and then put in place, so that a build cut short never stands in for a finished one. */
async function build(node, part) {
  console.error(`Building the ${part} …`);
  const stamp = hashSources(part);
  const draft = join(dist, `.${part}-${process.pid}`);
  const former = `${draft}-former`;
  mkdirSync(dist, { recursive: true });
  try {
    for (const [folder, config] of Object.entries(parts[part].configs))
      await runVite(node, config, join(draft, folder));
    for (const folder of Object.keys(parts[part].configs)) packFiles(join(draft, folder, 'assets'));
    // The service worker lies there because of its scope.
    if (part !== 'server') packFiles(draft);
    retainOlderFiles(join(dist, part, 'assets'), join(draft, 'assets'));
    rmSync(stampOf(part), { force: true });
    if (existsSync(join(dist, part))) renameSync(join(dist, part), former);
    renameSync(draft, join(dist, part));
    writeFileSync(stampOf(part), stamp);
  } finally {
    for (const folder of [draft, former]) rmSync(folder, { recursive: true, force: true });
  }
}

async function runVite(node, config, folder) {
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    join(root, config),
    '--logLevel',
    'warn',
  ];
  const args = [...vite, '--outDir', folder, '--emptyOutDir'];
  const { code, said } = await listenTo(node, args);
  if (code !== 0) throw refuse(`${config} could not be built:\n${said}`);
}

/**
 * Pages that are open while the shop is built anew go on asking for the files they were made of, in the middle of an
 * order too. Their names change with their contents, so they can lie beside the new ones for some days.
 */
function retainOlderFiles(former, next) {
  if (!existsSync(former)) return;
  for (const name of readdirSync(former)) {
    const from = join(former, name);
    const isYoung = Date.now() - statSync(from).mtimeMs < keptDays * 86_400_000;
    if (isYoung && !existsSync(join(next, name)))
      cpSync(from, join(next, name), { preserveTimestamps: true });
  }
}

const stampOf = (part) => join(dist, `${part}.stamp`);

function readStamp(part) {
  try {
    return readFileSync(stampOf(part), 'utf8');
  } catch {
    return undefined;
  }
}

/** One number for everything that a build reads. Contents, not dates: a fresh checkout has only new dates. */
function hashSources(part) {
  const hash = createHash('sha256');
  const paths = [part, 'storefront/fonts', 'contract', 'domain'].flatMap(listFiles);
  const settings = ['package-lock.json', 'tsconfig.json', 'build/from-root.ts', 'build/vite.narrow-text.ts'];
  for (const path of [...paths, ...Object.values(parts[part].configs), ...settings]) {
    const absolute = join(root, path);
    if (existsSync(absolute)) hash.update(path).update('\0').update(readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((path) => !isLeftOut(path))
    .sort();
}

/** Tests, and the demonstration's pictures: the server reads those as they lie, and they are 21 MB. */
function isLeftOut(path) {
  return /[.]test[.]tsx?$|^server[/\\]seed[/\\]pictures[/\\].+[.](avif|webp|jpg)$/.test(path);
}
