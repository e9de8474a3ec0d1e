import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { formatAnchor, parseAnchor } from './audit-anchor.ts';
import { readAnchor, readChain } from './audit.repo.ts';
import { hashOf, keyedLink } from './chain-hash.ts';
import { checkChain } from './walk-chain.ts';
import { recordAudit } from './record-audit.ts';
import { sealChain, sealPlainChain } from './seal-chain.ts';

const nobody = { actor: undefined, ip: '', requestId: '' };
const plainLink = 1;

async function record({ ctx }: TestShop, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await inTransaction(ctx.db, (trx) => recordAudit(trx, ctx, nobody, { action: 'change', subjectId: n }));
}

/** Inserts rows as recordAudit writes them; those of link 1 are as the former release writes them. */
async function fillChain({ ctx }: TestShop, count: number, link: number): Promise<void> {
  let previous = (await readAnchor(ctx.db)).hash;
  const rows = Array.from({ length: count }, (_, at) => {
    const row = {
      at: ctx.now(),
      staff_id: null,
      staff_name: '',
      action: 'test',
      subject: 'row',
      subject_id: String(at),
      before: null,
      after: null,
      ip: '',
      request_id: '',
      previous_hash: previous,
      link,
    };
    previous = hashOf(row, ctx.secrets);
    return { ...row, hash: previous };
  });
  for (let at = 0; at < count; at += 1_000)
    await ctx.db
      .insertInto('audit')
      .values(rows.slice(at, at + 1_000))
      .execute();
}

test('rows that the former release wrote beside this one are told from altered ones, and need a seal all the same', async () => {
  await using shop = await startShop();
  await record(shop, 2);
  await fillChain(shop, 3, plainLink);
  await record(shop, 1);
  expect(await checkChain(shop.ctx)).toMatchObject({ brokenAt: await idAt(shop, 2), unkeyed: 3 });
  await tamper(shop, `update audit set ip = 'x' where id = ${await idAt(shop, 5)}`);
  expect(await checkChain(shop.ctx)).toMatchObject({ brokenAt: await idAt(shop, 2), unkeyed: 0 });
  await sealChain(shop.ctx);
  expect(await checkChain(shop.ctx)).toMatchObject({ brokenAt: undefined, unkeyed: 0 });
});

/** Changes by somebody with full access to the database. */
const tamper = (shop: TestShop, ...statements: string[]) =>
  asOwner(shop.databaseUrl, 'alter table audit disable trigger user', ...statements);

async function idAt({ ctx }: TestShop, offset: number): Promise<number> {
  const { id } = await ctx.db
    .selectFrom('audit')
    .select('id')
    .orderBy('id')
    .offset(offset)
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const brokenAt = async (shop: TestShop, ctx = shop.ctx) => (await checkChain(ctx)).brokenAt;

test('the serving role can only append keyed rows, and one altered row among ten thousand is found', async () => {
  await using shop = await startShop();
  await record(shop, 3);
  for (const change of ['update audit set staff_name = $$x$$', 'delete from audit', 'truncate audit'])
    await expect(sql.raw(change).execute(shop.ctx.db)).rejects.toThrow('permission denied');
  await fillChain(shop, 10_000, keyedLink);
  expect(await checkChain(shop.ctx)).toMatchObject({ anchor: { rows: 10_003 }, brokenAt: undefined });
  const id = await idAt(shop, 5_000);
  await tamper(shop, `update audit set after = '{"role": "owner"}' where id = ${id}`);
  expect(await brokenAt(shop)).toBe(id);
});

test('a row deleted from the middle is found', async () => {
  await using shop = await startShop();
  await record(shop, 6);
  const [gone, next] = [await idAt(shop, 2), await idAt(shop, 3)];
  await tamper(shop, `delete from audit where id = ${gone}`);
  expect(await brokenAt(shop)).toBe(next);
});

test('a deleted end is found with an earlier anchor, also after more rows were written', async () => {
  await using shop = await startShop();
  await record(shop, 6);
  const anchor = parseAnchor(formatAnchor(await readAnchor(shop.ctx.db)));
  const last = await idAt(shop, 5);
  await record(shop, 2);
  expect((await checkChain(shop.ctx, [anchor])).missed).toEqual([]);
  await tamper(shop, `delete from audit where id >= ${last}`);
  expect(await checkChain(shop.ctx, [anchor])).toMatchObject({ brokenAt: undefined, missed: [anchor] });
  await record(shop, 3);
  expect(await checkChain(shop.ctx, [anchor])).toMatchObject({ brokenAt: undefined, missed: [anchor] });
});

test.each([keyedLink, plainLink])('a chain recomputed without the key is found: link %i', async (link) => {
  await using shop = await startShop();
  await record(shop, 6);
  const altered = await idAt(shop, 2);
  const secrets = createSecrets('another-key-of-more-than-32-bytes-in-all');
  const statements: string[] = [];
  let previous = '';
  for (const row of await readChain(shop.ctx.db, 0, 10)) {
    if (row.id >= altered) {
      const staff_name = row.id === altered ? 'Somebody' : row.staff_name;
      row.hash = hashOf({ ...row, staff_name, link, previous_hash: previous }, secrets);
      statements.push(
        `update audit set staff_name = '${staff_name}', link = ${link}, previous_hash = '${previous}', hash = '${row.hash}' where id = ${row.id}`,
      );
    }
    previous = row.hash;
  }
  await tamper(shop, ...statements);
  expect(await brokenAt(shop)).toBe(altered);
});

test('rows of the former release get one seal, and no unkeyed row may follow a keyed one', async () => {
  await using shop = await startShop();
  await sealPlainChain(shop.ctx);
  expect(await readAnchor(shop.ctx.db)).toEqual({ rows: 0, hash: '' });
  await fillChain(shop, 1_500, plainLink);
  await Promise.all([sealPlainChain(shop.ctx), sealPlainChain(shop.ctx)]);
  expect(await checkChain(shop.ctx)).toMatchObject({ anchor: { rows: 1_501 }, brokenAt: undefined });
  const seal = await shop.ctx.db
    .selectFrom('audit')
    .select(['link', 'after'])
    .where('action', '=', 'seal')
    .executeTakeFirstOrThrow();
  expect(seal).toMatchObject({ link: keyedLink, after: { rows: 1_500, unverified: null } });
  await fillChain(shop, 1, plainLink);
  const plain = await idAt(shop, 1_501);
  expect(await brokenAt(shop)).toBe(plain);
  await sealPlainChain(shop.ctx);
  expect(await brokenAt(shop)).toBe(plain);
});

test('after a change of the key a person seals the earlier rows; later alterations are found', async () => {
  await using shop = await startShop();
  await record(shop, 5);
  const ctx = { ...shop.ctx, secrets: createSecrets('another-key-of-more-than-32-bytes-in-all') };
  const first = await idAt(shop, 0);
  await sealPlainChain(ctx);
  expect(await brokenAt(shop, ctx)).toBe(first);
  expect(await sealChain(ctx)).toMatchObject({ rows: 5, unverified: first });
  await record({ ...shop, ctx }, 2);
  expect(await checkChain(ctx)).toMatchObject({ anchor: { rows: 8 }, brokenAt: undefined });
  await tamper(shop, `update audit set staff_name = 'Somebody' where id = ${await idAt(shop, 3)}`);
  expect(await brokenAt(shop, ctx)).toBeDefined();
});
