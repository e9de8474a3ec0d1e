/**
 * The newest anchor in a file of this node, where the owner of the database cannot write: an end of the audit that was
 * deleted is found without a backup. The log only grows, so that an older anchor of another node holds as well.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/context.ts';
import { makeFolder } from '#server/platform/make-folder.ts';
import { writeWhole } from '#server/platform/write-whole.ts';
import { type Anchor, formatAnchor, parseAnchor } from './audit-anchor.ts';
import { hasAnchor, readAnchor } from './audit.repo.ts';

type Ctx = Pick<Context, 'db' | 'secrets' | 'config' | 'now'>;
export type StoredAnchor = { anchor: Anchor; at: string };

export const anchorFile = (dataDir: string): string => join(dataDir, 'audit-anchor.json');

const macOf = ({ secrets }: Pick<Context, 'secrets'>, anchor: string, at: string) =>
  secrets.mac('audit', `kept anchor ${anchor} ${at}`);

/** `unknown` when this program's key has not written the file; undefined when there is none. */
export async function readKept(
  ctx: Pick<Context, 'secrets' | 'config'>,
): Promise<StoredAnchor | 'unknown' | undefined> {
  const text = await readFile(anchorFile(ctx.config.dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { anchor, at, mac } = JSON.parse(text) as Record<'anchor' | 'at' | 'mac', string>;
    return mac === macOf(ctx, anchor, at) ? { anchor: parseAnchor(anchor), at } : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Writes the newest anchor, whatever the file said before: a person answers for what is missing. */
export async function saveNewest(ctx: Ctx, newest?: Anchor): Promise<void> {
  const anchor = formatAnchor(newest ?? (await readAnchor(ctx.db)));
  const at = ctx.now().toISOString();
  const { dataDir } = ctx.config;
  await makeFolder(dataDir);
  const text = JSON.stringify({ anchor, at, mac: macOf(ctx, anchor, at) });
  await writeWhole(anchorFile(dataDir), `${text}\n`, 0o600);
}

/**
 * Writes the newest anchor unless the audit lacks what the file knows, which would be hidden by it.
 *
 * @returns what the audit lacks
 */
export async function saveGrown(ctx: Ctx, newest: Anchor): Promise<StoredAnchor | undefined> {
  const kept = await readKept(ctx);
  if (kept !== undefined && kept !== 'unknown' && !(await hasAnchor(ctx.db, kept.anchor))) return kept;
  await saveNewest(ctx, newest);
  return undefined;
}

/** After a restore on this machine, which takes newer rows away by right. */
export async function forgetAnchor(dataDir: string): Promise<void> {
  await rm(anchorFile(dataDir), { force: true });
}
