/** A previous release of the shop, checked out from git and built in its own folder. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
type Lock = { packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }> };

/**
 * The folder is reused by commit, because installing and building take minutes.
 *
 * @returns the folder of the release, ready to start
 */
export function prepareRelease(ref: string): string {
  const commit = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).toString().trim();
  const folder = join(tmpdir(), `sowgat-release-${commit.slice(0, 12)}`);
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    run('tar', ['-x', '-C', folder], folder, git('archive', commit));
  }
  if (!existsSync(join(folder, 'node_modules'))) install(folder);
  // The script skips what is built already.
  run(process.execPath, ['scripts/run.mjs', 'build'], folder);
  return folder;
}

/** Reuses our node_modules if the runtime packages are the same; its build installs missing development tools. */
function install(folder: string): void {
  const mine = runtimePackages(root);
  const isSame = JSON.stringify(mine) === JSON.stringify(runtimePackages(folder));
  if (isSame)
    cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
}

function runtimePackages(folder: string): [string, string | undefined][] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version }]) => [path, version]);
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: root, maxBuffer: 1024 ** 3 });
}

function run(program: string, args: string[], cwd: string, input?: Buffer): void {
  const { status, error, stderr } = spawnSync(program, args, { cwd, ...(input ? { input } : {}) });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.toString()}`);
}
