/** What a short link leaves out: its language, and the long name of an order. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkLife, orderNumberAddress } from '#domain/links/link.ts';
import { pageAddress } from '#domain/pages.ts';
import { issueLink, revokeLinks } from '#server/features/links/issue-link.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { projectFile } from '#server/platform/project-file.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';

const isBuilt = existsSync(projectFile('dist/storefront/index.html'));

async function open() {
  const asked = await openAsked({ pages: true });
  const order = await asked.give();
  const { shop } = asked;
  const issue = (purpose: 'order' | 'repeat' | 'waiting', subjectId: string) =>
    inTransaction(shop.ctx.db, (trx) => issueLink(shop.ctx, trx, { purpose, subjectId }));
  const read = async (path: string, cookie = '') => {
    const reply = await fetch(shop.origin + path, { headers: { cookie }, redirect: 'manual' });
    const lang = /<html lang="(\w+)"/.exec(await reply.text())?.[1];
    return { status: reply.status, lang, cookies: reply.headers.getSetCookie().join() };
  };
  return { ...asked, order, issue, read };
}

test('the pages of links speak the language in which the link was sent, until the reader asks for the other', async () => {
  await using asked = await open();
  const { shop, order, issue, read } = asked;
  const gift = `/g/${(await asked.open(order)).params.token}`;
  for (const path of [gift, `/w/${await issue('waiting', order.id)}`]) {
    expect(await read(path)).toMatchObject({ status: 200, lang: 'ru' });
    expect((await read(`${path}?lang=tm`)).lang).toBe('tk');
    expect((await read(path, 'userLanguage=tm; languageChosen=1')).lang).toBe('tk');
  }
  await inTransaction(shop.ctx.db, (trx) =>
    revokeLinks(trx, { purpose: 'gift', subjects: [order.id], at: shop.ctx.now() }),
  );
  expect(await read(gift), 'one that has ended').toMatchObject({ status: 404, lang: 'ru' });
  expect(await read('/g/nothing')).toMatchObject({ status: 404, lang: 'tk' });
});

test.runIf(isBuilt)('those of the storefront do so too, and hand it on to its scripts', async () => {
  await using asked = await open();
  const { shop, order, issue, read } = asked;
  const { customerId } = (await asked.giver()).buyer;
  await shop.ctx.db.updateTable('customer').set({ lang: 'ru' }).where('id', '=', customerId).execute();
  for (const path of [
    pageAddress('orderLink', await issue('order', order.id)),
    pageAddress('repeat', await issue('repeat', `${customerId}:2026-11-20`)),
  ]) {
    const plain = await read(path);
    expect(plain).toMatchObject({ status: 200, lang: 'ru' });
    expect(plain.cookies).toContain('visitLanguage=ru; Path=/; SameSite=Lax');
    expect(await read(`${path}?lang=tk`)).toMatchObject({ lang: 'tk', cookies: '' });
    expect((await read(path, 'userLanguage=tm; languageChosen=1')).lang).toBe('tk');
  }
  expect(await read(pageAddress('orderLink', 'nothing'))).toMatchObject({ status: 404, cookies: '' });
});

test('a link with a long token, sent by an earlier release, works until it ends, and is sent again as it is', async () => {
  await using asked = await open();
  const { shop, order, issue } = asked;
  const token = 'a1B2'.repeat(6).slice(0, 22);
  const now = shop.ctx.now();
  await shop.ctx.db
    .insertInto('link')
    .values({
      ...{ id: 'earlier', purpose: 'order', subject_id: order.id, token_hash: hashToken(token) },
      token_sealed: shop.ctx.secrets.seal('link', token),
      created_at: now,
      expires_at: new Date(now.getTime() + linkLife.order * 1_000),
    })
    .execute();
  const look = () => shop.api('GET /api/order-link/:token/', { params: { token } });
  expect((await look()).data.number).toBe(order.number);
  expect(await issue('order', order.id)).toBe(token);
  shop.advance(linkLife.order);
  expect(await refusalOf(look())).toBe('link.not-found');
  expect(await issue('order', order.id)).toHaveLength(12);
});

test('a copy of the database alone opens no link, and after a change of the key a new one is sent', async () => {
  await using asked = await open();
  const { shop, order, issue } = asked;
  const token = await issue('order', order.id);
  const rows = () => shop.ctx.db.selectFrom('link').select('token_hash').execute();
  expect((await rows()).map(({ token_hash }) => token_hash)).not.toContain(hashToken(token));
  await shop.ctx.db.updateTable('link').set({ token_sealed: 'of another key' }).execute();
  expect(await issue('order', order.id)).not.toBe(token);
});

test('a short address with the number leads to the order, whose customer alone reads it', async () => {
  await using asked = await open();
  const { shop, order } = asked;
  const reply = await fetch(shop.origin + orderNumberAddress(Number(order.number.slice(2))), {
    redirect: 'manual',
  });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, pageAddress('order', order.number)]);
  const params = { id: order.number };
  const { api } = await asked.giver();
  expect((await api('GET /api/order/order-detail/:id/', { params })).data.id).toBe(order.id);
  const stranger = await asked.another();
  expect(await refusalOf(stranger.api('GET /api/order/order-detail/:id/', { params }))).toBe(
    'order.not-found',
  );
});
