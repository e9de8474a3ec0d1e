import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { projectFile } from '#server/platform/project-file.ts';

const folder = pathToFileURL(projectFile('server/migrations/'));

export type Migration = { name: string; sql: string; hash: string };

/** All migrations, in the order in which they are applied. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const firstLine = (sql: string): string => sql.slice(0, Math.max(0, sql.indexOf('\n')));

/**
 * Whether the previous release can serve on the resulting schema: the file only adds, and its additions may be ignored.
 * Such a file begins with `-- expand`; every other one after the first release begins with `-- contract`.
 */
export function isExpand({ sql }: Pick<Migration, 'sql'>): boolean {
  return /^-- expand\b/.test(firstLine(sql));
}

/** `create index concurrently` works only outside of a transaction; the first line of such a file says so. */
export function isOutsideTransaction({ sql }: Pick<Migration, 'sql'>): boolean {
  return /^-- .*\boutside a transaction\b/.test(firstLine(sql));
}
