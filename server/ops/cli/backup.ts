import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dropOldBackups, makeBackup } from '#server/ops/backup/make-backup.ts';
import { openShop } from './open-shop.ts';

/**
 * Makes a backup while the shop is open, then removes the oldest ones. Exit code 1 when a picture was missing in the
 * storage.
 */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values } = parseArgs({ args, options: { keep: { type: 'string', default: '14' } } });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new RangeError('--keep takes a whole number from 1');
  // Data whose key is lost are saved all the same: the manifest names the key of the data.
  await using shop = await openShop(env, 'any', { anyKey: true });
  const { config, ctx } = shop;
  // As the owner: on the schema of a previous release the serving role of the embedded database has no rights yet.
  const { directUrl, ownerUrl } = shop.database;
  const database = { directUrl: config.databaseUrl === undefined ? ownerUrl : directUrl, ownerUrl };
  const archivedDataDir = config.walArchive ? join(config.dataDir, 'postgres') : undefined;
  const places = { backups: config.backupDir, storage: ctx.storage, database, archivedDataDir };
  const { folder, manifest } = await makeBackup(places, ctx);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  process.stdout.write(
    `${folder}\n${rows} rows, ${manifest.pictures.length} pictures, ${Math.ceil(bytes / 1_048_576)} MB${manifest.base ? ', and the start for restoring to any later time' : ''}.\n`,
  );
  const dropped = await dropOldBackups(config.backupDir, keep);
  if (dropped.length > 0) process.stdout.write(`Removed ${dropped.length} older.\n`);
  if (manifest.missingPictures.length === 0) return;
  process.stdout.write(`${manifest.missingPictures.length} pictures are missing in the storage.\n`);
  process.exitCode = 1;
}
