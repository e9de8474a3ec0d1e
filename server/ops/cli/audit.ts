import { parseArgs } from 'node:util';
import { findNewestBackup } from '#server/ops/backup/find-backups.ts';
import type { Context } from '#server/context.ts';
import { type Anchor, formatAnchor, parseAnchor } from '#server/features/audit/audit-anchor.ts';
import { anchorFile, saveNewest, readKept } from '#server/features/audit/kept-anchor.ts';
import { checkChain } from '#server/features/audit/walk-chain.ts';
import { sealChain } from '#server/features/audit/seal-chain.ts';
import { renewKey } from '#server/platform/db/key-mark.ts';
import { openShop } from './open-shop.ts';

/** Verifies the hash chain of the audit log: no row changed, none missing. Exit code 1 otherwise. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const options = {
    anchor: { type: 'string' },
    seal: { type: 'boolean' },
    'new-key': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args, options });
  const given = values.anchor === undefined ? undefined : parseAnchor(values.anchor);
  const isNewKey = values['new-key'] === true;
  if (isNewKey && !values.seal)
    throw new RangeError('--new-key goes with --seal, which covers the rows under the former key');
  await using shop = await openShop(env, 'newest', { anyKey: isNewKey });
  if (isNewKey) await renewKey(shop.database.ownerUrl, shop.ctx.secrets);
  const seal = values.seal ? await sealChain(shop.ctx) : undefined;
  if (values.seal) await saveNewest(shop.ctx);
  if (seal) process.stdout.write(`Sealed ${seal.rows} rows as they are.\n`);
  const { issues, anchor } = await examineAudit(shop.ctx, shop.config.backupDir, given);
  if (issues.length > 0) process.exitCode = 1;
  const says = issues.length > 0 ? issues : [`The chain holds: ${anchor.rows} rows.`];
  process.stdout.write(`${says.join('\n')}\nAnchor ${formatAnchor(anchor)}\n`);
}

/** Verifies the audit log's own chain, and compares it with the newest backup, the anchor that this node kept, and one noted earlier. */
export async function examineAudit(
  ctx: Pick<Context, 'db' | 'secrets' | 'config'>,
  backupDir: string,
  given?: Anchor,
): Promise<{ issues: string[]; anchor: Anchor }> {
  const backup = await findNewestBackup(backupDir);
  const saved = backup?.manifest.audit === undefined ? undefined : parseAnchor(backup.manifest.audit);
  const kept = await readKept(ctx);
  const own = kept === 'unknown' ? undefined : kept;
  const known = [saved, given, own?.anchor].filter((one) => one !== undefined);
  const { brokenAt, unkeyed, missed, anchor } = await checkChain(ctx, known);
  const issues: string[] = [];
  const file = anchorFile(ctx.config.dataDir);
  if (brokenAt !== undefined && unkeyed > 0)
    issues.push(
      `${unkeyed} rows from ${brokenAt} on are whole but have no key: the former release wrote them while both served, or somebody without the key did. Look at them, then: audit --seal.`,
    );
  else if (brokenAt !== undefined)
    issues.push(
      `The chain is broken at row ${brokenAt}: it or a row before it was altered, added or taken out, or it was written under another SECRET_KEY or by an older release.`,
    );
  if (saved && missed.includes(saved))
    issues.push(
      `The audit has lost its end since the backup of ${backup?.manifest.at}: ${formatAnchor(saved)}.`,
    );
  if (own && missed.includes(own.anchor))
    issues.push(
      `The audit has lost its end since ${own.at} (${formatAnchor(own.anchor)}, kept in ${file}). Where an earlier day was restored that is right: audit --seal notes the end anew.`,
    );
  if (kept === 'unknown')
    issues.push(
      `The anchor in ${file} was altered, or written under another SECRET_KEY; the next hour, or audit --seal, writes it anew.`,
    );
  if (given && missed.includes(given))
    issues.push(`The audit has lost its end since ${formatAnchor(given)} was noted.`);
  return { issues, anchor };
}
