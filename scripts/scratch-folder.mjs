/** The folder of a test run for databases, browsers and uploads. */
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const needed = 3 * 1024 ** 3;
const name = 'sowgat-tests-';

/**
 * Makes `tmpdir()` of everything that is started from here a folder in memory, where the machine has one with 3 GB free:
 * on a disk, creating and deleting files takes half of a database test. Returns what removes the folder.
 */
export function makeScratchFolder() {
  const place = hasRoom() ? memory : tmpdir();
  console.log(`Databases and browsers of the tests lie in ${place}${place === memory ? ', in memory' : ''}.`);
  removeLeftovers(place);
  const folder = join(place, `${name}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function hasRoom() {
  if (process.platform !== 'linux' || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= needed;
}

/** What a killed run has left would take memory for ever. */
function removeLeftovers(place) {
  for (const left of readdirSync(place).filter((one) => one.startsWith(name)))
    if (!isAlive(Number(left.slice(name.length))))
      rmSync(join(place, left), { recursive: true, force: true });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
