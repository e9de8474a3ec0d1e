/** PostgreSQL refuses to run as root; this finds an unprivileged account for it. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './port.ts';

const run = promisify(execFile);

/** `undefined` ids: the programs run as our own account. */
export type Account = {
  uid?: number;
  gid?: number;
  /** Wraps a command before it is spawned, for an account that may not traverse the folders of programs or data. */
  wrap: (command: string, args: string[]) => [string, string[]];
};

const asIs = (command: string, args: string[]): [string, string[]] => [command, args];

/**
 * Picks who runs the database: ourselves, or when we are root the owner of the existing data,
 * else `postgres`, else `nobody`.
 * @throws StartError when root has no way to hand over to an ordinary account.
 */
export async function pickAccount(dataDir: string, binaries: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { wrap: asIs };
  const ids = (await ownerOf(dataDir)) ?? (await findIds('postgres')) ?? (await findIds('nobody'));
  if (!ids)
    throw new StartError(
      'PostgreSQL does not run as root, and this machine has neither an account "postgres" nor "nobody". Start the shop as an ordinary user, or set DATABASE_URL.',
    );
  const shut = (await closedFolder(dirname(dataDir), ids)) ?? (await closedFolder(binaries, ids));
  return shut ? withRightOfWay(ids, shut) : { ...ids, wrap: asIs };
}

/** chown of a folder and everything in it to the account. */
export async function giveTo(account: Account, path: string): Promise<void> {
  if (account.uid === undefined || account.gid === undefined) return;
  await chown(path, account.uid, account.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(account, join(path, name));
}

/** uid and gid as options of `spawn`, without keys that are not set. */
export function idsOf({ uid, gid }: Account): { uid?: number; gid?: number } {
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

type Ids = { uid: number; gid: number };

async function ownerOf(folder: string): Promise<Ids | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

async function findIds(name: string): Promise<Ids | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** The first folder on the way to `path` that the account may not traverse. */
async function closedFolder(path: string, { uid, gid }: Ids): Promise<string | undefined> {
  const parent = dirname(path);
  if (parent !== path) {
    const higher = await closedFolder(parent, { uid, gid });
    if (higher) return higher;
  }
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
  return (found.mode & bit) === 0 ? path : undefined;
}

const capabilities = { dac_read_search: 2n, dac_override: 1n } as const;
const setpcap = 8n;

/**
 * A checkout under /root or in a fresh `mktemp -d` is closed to other accounts. Rather than open such a folder to the
 * whole machine, the database process alone gets the capability to traverse it (Linux only).
 */
async function withRightOfWay(ids: Ids, shut: string): Promise<Account> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const held = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  const right = Object.entries(capabilities).find(([, bit]) => (held >> bit) & 1n)?.[0];
  // Without this bit, access(2), which initdb calls first, would ignore the capability.
  const keep = (held >> setpcap) & 1n ? ['--securebits', '+no_setuid_fixup'] : [];
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (!right || !setpriv)
    throw new StartError(
      `PostgreSQL does not run as root, and the account it runs as may not enter ${shut}. Move the shop and DATA_DIR to a folder others may enter, run "chmod o+x ${shut}", start as an ordinary user, or set DATABASE_URL.`,
    );
  const flags = ['--reuid', `${ids.uid}`, '--regid', `${ids.gid}`, '--clear-groups'];
  const rights = ['--inh-caps', `-all,+${right}`, '--ambient-caps', `-all,+${right}`];
  return {
    uid: ids.uid,
    gid: ids.gid,
    wrap: (command, args) => [setpriv, [...flags, ...rights, ...keep, '--', command, ...args]],
  };
}
