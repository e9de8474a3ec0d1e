/** The Node that came with `npm ci` runs everything, whatever Node runs npm. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root } from './paths.mjs';

const newest = 24;

/** The path of a Node that runs TypeScript as it is: the locked one, or the running one when new enough. */
export function findNode() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const locked = join(root, 'node_modules', `node-${platform}`, 'bin', program);
  if (existsSync(locked) && !isMusl()) return locked;
  if (Number(process.versions.node.split('.')[0]) >= newest) return process.execPath;
  throw refuse(sayMissing(platform));
}

/** A package of this machine that is not there was left out when the others were installed. */
function sayMissing(platform) {
  const name = `node-${platform}`;
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const install = `install Node ${newest} (https://nodejs.org)`;
  if (name in optionalDependencies && !isMusl())
    return `Sowgat runs on Node ${newest} or newer, and this is Node ${process.versions.node}. The one that comes along, the package ${name}, was left out when the packages were installed. Get it with npm ci --include=optional, or ${install}, and try again.`;
  return `Sowgat runs on Node ${newest} or newer. None comes along for ${platform}${isMusl() ? ' (musl)' : ''}, and this is Node ${process.versions.node}. ${install.replace('i', 'I')} and try again.`;
}

/** Alpine and its kin: the locked program wants glibc and would only say "not found". */
function isMusl() {
  return process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
}

/** What every program we start finds around it. */
export function environment(node) {
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [join(node, '..'), process.env[path] ?? ''];
  return {
    ...process.env,
    [path]: folders.join(process.platform === 'win32' ? ';' : ':'),
    // A heap of the C library's own for each thread would keep what it once took: 15 MB after 3,000 lists (measured).
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
  };
}
