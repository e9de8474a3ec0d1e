/** Whoever has the sources has everything: the first command installs what package-lock.json says. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root } from './paths.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.cache', 'installed-lock');
const installedFile = join(root, 'node_modules', '.package-lock.json');

/**
 * Installs unless what is installed matches the lock. A server needs no tools: `forDevelopment: false`
 * is content with `npm ci --omit=dev`.
 */
export async function installDependencies({ forDevelopment = true } = {}) {
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${forDevelopment ? 'all' : 'server'}`;
  const stamps = (readText(stampFile) ?? '').split('\n');
  if (stamps.includes(stamp) && readText(installedFile) !== undefined) return;
  if (!matches(JSON.parse(lock), forDevelopment)) install();
  mkdirSync(join(stampFile, '..'), { recursive: true });
  const others = stamps.filter((line) => line.startsWith(stamp.slice(0, 64)) && line !== stamp);
  writeFileSync(stampFile, [...others, stamp].join('\n'));
}

/** Does what npm says it installed agree with the lock, whoever ran npm? */
function matches(lock, forDevelopment) {
  const text = readText(installedFile);
  if (text === undefined) return false;
  const installed = JSON.parse(text).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    return fitsElsewhere(wanted) || (!forDevelopment && (wanted.dev || wanted.devOptional));
  });
}

/** Left out on purpose: made for another system, or wanted only by something that was. */
function fitsElsewhere({ os, cpu, libc, optional, devOptional, peer }) {
  if (!optional && !devOptional && !peer) return false;
  const fitsHere = os?.includes(process.platform) && (cpu?.includes(process.arch) ?? true) && !libc;
  return !fitsHere;
}

function install() {
  console.error('Installing what package-lock.json says; the first time this takes a minute or two …');
  const options = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ];
  // Under `npm start` npm tells where it lives; run by hand, it is on the path.
  const npm = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined;
  const [program, args] = npm ? [process.execPath, [npm, ...options]] : ['npm', options];
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    // At a terminal npm shows how far it is.
    stdio: ['ignore', 'pipe', process.stderr.isTTY ? 'inherit' : 'pipe'],
    shell: !npm && process.platform === 'win32',
  });
  if (status === 0) return console.error(stdout.trim().split('\n')[0]);
  throw refuse(`npm ci did not succeed:\n${error?.message ?? `${stdout}${stderr ?? ''}`.trim()}`);
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
