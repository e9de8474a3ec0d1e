/** How the shop reaches its own database, and nobody else on the machine does. */
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { giveTo, type Account } from './embedded-account.ts';

export type Address = {
  /** Arguments for the `postgres` program. */
  flags: string[];
  url: (database: string) => string;
  /** The same as the role that serves. */
  servingUrl: (database: string) => string;
  /** What that role signs in with, where it needs a password. */
  servingPassword?: string;
  /** What would be left behind if we were killed. */
  litter: string[];
  remove(): Promise<void>;
};

/** Made by initdb: launches, migrates and restores. */
export const superuser = 'sowgat';
/** What the shop's pool connects as: no superuser, owner of nothing. */
export const servingRole = 'sowgat_shop';

/**
 * A Unix socket in a folder only we may enter: no password, no port to collide with, and a fifth faster
 * than TCP. In /tmp, because a socket's path may not be longer than 107 bytes and data folders may.
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

/** For Windows: a free port on the loopback address, with the password that the data folder was made with. */
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

export function passwordFile(dataDir: string): string {
  return join(dataDir, 'sowgat.password');
}

export async function writePassword(path: string): Promise<void> {
  await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
