import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { examineAudit } from '#server/ops/cli/audit.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { forgetAnchor, saveNewest } from './kept-anchor.ts';
import { noteAnchor } from './note-anchor.ts';
import { recordAudit } from './record-audit.ts';

const nobody = { actor: undefined, ip: '', requestId: '' };

async function record({ ctx }: TestShop, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await inTransaction(ctx.db, (trx) => recordAudit(trx, ctx, nobody, { action: 'change', subjectId: n }));
}

const cutTail = ({ databaseUrl }: TestShop, rows: number) =>
  asOwner(
    databaseUrl,
    'alter table audit disable trigger user',
    `delete from audit where id > (select max(id) - ${rows} from audit)`,
    'alter table audit enable trigger user',
  );

test('a cut end is found without a backup or a noted anchor, and the file that tells it is not written over', async () => {
  await using shop = await startShop();
  const { dataDir, backupDir } = shop.ctx.config;
  const file = join(dataDir, 'audit-anchor.json');
  const examine = async () => (await examineAudit(shop.ctx, backupDir)).issues;
  await record(shop, 3);
  expect(await examine()).toEqual([]);
  await noteAnchor(shop.ctx);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await record(shop, 2);
  expect(await examine()).toEqual([]);
  await noteAnchor(shop.ctx);
  await cutTail(shop, 3);
  const lost = [expect.stringMatching(/^The audit has lost its end since .+ \(5:[0-9a-f]{64}, kept in .+\)/)];
  expect(await examine()).toEqual(lost);
  // Neither the next hour nor new rows hide it.
  const before = await readFile(file, 'utf8');
  await noteAnchor(shop.ctx);
  await record(shop, 4);
  await noteAnchor(shop.ctx);
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(await examine()).toEqual(lost);

  // A person who restored an earlier day says so once.
  await saveNewest(shop.ctx);
  expect(await examine()).toEqual([]);
  await cutTail(shop, 1);
  expect(await examine()).toHaveLength(1);
  await forgetAnchor(dataDir);
  expect(await examine()).toEqual([]);
});

test('a file that was altered, or written under another key, is named, and the next hour writes it anew', async () => {
  await using shop = await startShop();
  const { dataDir, backupDir } = shop.ctx.config;
  const file = join(dataDir, 'audit-anchor.json');
  const examine = async () => (await examineAudit(shop.ctx, backupDir)).issues;
  const unknown = [
    expect.stringMatching(/^The anchor in .+ was altered, or written under another SECRET_KEY/),
  ];
  await record(shop, 2);
  await saveNewest(shop.ctx);
  await writeFile(file, (await readFile(file, 'utf8')).replace('"2:', '"1:'));
  expect(await examine()).toEqual(unknown);
  await saveNewest({ ...shop.ctx, secrets: createSecrets('another key of at least thirty-two bytes') });
  expect(await examine()).toEqual(unknown);
  await noteAnchor(shop.ctx);
  expect(await examine()).toEqual([]);
  await writeFile(file, 'half a fi');
  expect(await examine()).toEqual(unknown);
});
