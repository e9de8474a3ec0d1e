/** The address of the embedded database, which nobody else on the machine can use. */
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { giveTo, type Account } from './embedded-account.ts';

export type Address = {
  /** Arguments for the `postgres` program. */
  flags: string[];
  url: (database: string) => string;
  /** The same address for the serving role. */
  servingUrl: (database: string) => string;
  /** The password of that role, where it needs one. */
  servingPassword?: string;
  /** Paths to remove if we are killed. */
  litter: string[];
  remove(): Promise<void>;
};

/** Created by initdb: starts, migrates and restores. */
export const superuser = 'sowgat';
/** The role of the shop's pool: no superuser, owns nothing. */
export const servingRole = 'sowgat_shop';

/**
 * A Unix socket in a folder that only we may enter: no password, no port conflict, and a fifth faster than TCP. In
 * /tmp, because the path of a socket is limited to 107 bytes and data folders may be deeper.
 */
export async function openSocketAddress(account: Account): Promise<Address> {
  const folder = await mkdtemp('/tmp/sowgat-');
  await chmod(folder, 0o700);
  await giveTo(account, folder);
  return {
    flags: ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-p', '5432'],
    url: (database) => `postgres://${superuser}@${encodeURIComponent(folder)}/${database}`,
    servingUrl: (database) => `postgres://${servingRole}@${encodeURIComponent(folder)}/${database}`,
    litter: [folder],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * For Windows: a free port on the loopback address, with the password that was set when the data folder was created.
 */
export async function openPortAddress(dataDir: string): Promise<Address> {
  const [port, file] = await Promise.all([findFreePort(), readFile(passwordFile(dataDir), 'utf8')]);
  const password = file.trim();
  const servingPassword = createHash('sha256').update(`${servingRole} ${password}`).digest('hex');
  return {
    flags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-p', `${port}`],
    url: (database) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`,
    servingUrl: (database) => `postgres://${servingRole}:${servingPassword}@127.0.0.1:${port}/${database}`,
    servingPassword,
    litter: [],
    remove: async () => undefined,
  };
}

/** In the folder of the cluster. @param dataDir that folder */
export function passwordFile(dataDir: string): string {
  return join(dataDir, 'sowgat.password');
}

/** Writes a new random password, readable by its owner only. */
export async function writePassword(path: string): Promise<void> {
  await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}

/** Free now; another program may take it before it is used. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
