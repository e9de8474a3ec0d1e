import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/read-config.ts';
import { addPaidOrder, startPayingShop } from '../../tests/support/people/paying.ts';
import { asOwner } from '../../tests/support/shop/database.ts';
import { findBreaches } from '../../tests/support/shop/invariants.ts';
import { openingTime } from '../../tests/support/shop/start-shop.ts';
import { startShop } from './start.ts';

test('what a former release moved and did not post is posted before a node that does no jobs is ready', async () => {
  await using shop = await startPayingShop();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-former-'));
  await using _gone = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
  shop.advance((Date.now() - openingTime) / 1000);
  await addPaidOrder(shop);
  const triggers = (what: string) =>
    ['transfer', 'account'].map((name) => `alter table ${name} ${what} trigger user`);
  const former = ['delete from transfer', 'delete from account'];
  await asOwner(shop.databaseUrl, ...triggers('disable'), ...former, ...triggers('enable'));
  const read = async () => (await findBreaches(shop.ctx.db)).map(({ invariant }) => invariant.slice(0, 3));
  expect(await read()).toContain('I13');
  const env = {
    ...{ MODE: 'production', ROLE: 'web', PORT: '0', DRAIN_SECONDS: '0', LOG_LEVEL: 'silent' },
    ...{ DATA_DIR: folder, DATABASE_URL: shop.databaseUrl, PUBLIC_URL: 'https://sowgat.example' },
    ...{ SECRET_KEY: shop.ctx.newToken(), SMS_DRIVER: 'file', SMS_FILE: join(folder, 'sms'), BANKS: 'none' },
  };
  const node = await startShop(readConfig(env), () => undefined);
  expect(await read()).toEqual([]);
  await node.stop();
}, 120_000);
