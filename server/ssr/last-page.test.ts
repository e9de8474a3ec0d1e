import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { openAdmission } from '#server/boot/admission.ts';
import { withDatabase } from '../../tests/support/shop/database.ts';
import { startShop } from '../../tests/support/shop/start-shop.ts';
import { lastPage, sendLastPage } from './page-in-memory.ts';
import { addPages } from './pages.ts';

test('a node with too much to do lets a page pass that is in memory, stale or not, and says to send that one', async () => {
  await using shop = await startShop({ seed: true, pages: true });
  await fetch(`${shop.origin}/shop`);
  shop.ctx.cache.invalidate();
  const admission = openAdmission(shop.ctx, { waiting: () => 1_000 }, () => undefined);
  const come = (url: string) => {
    const request = Object.assign(new EventEmitter(), { method: 'GET', url, headers: {}, rawHeaders: [] });
    const response = Object.assign(new EventEmitter(), { writeHead: () => ({ end: () => undefined }) });
    const asked: IncomingMessage = request as never;
    const answer: ServerResponse = response as never;
    Object.assign(request, { socket: { remoteAddress: '127.0.0.1' } });
    return {
      isIn: admission.admits(asked, answer),
      sendsLast: lastPage(shop.ctx.cache, asked) !== undefined,
    };
  };
  expect(come('/shop')).toEqual({ isIn: true, sendsLast: true });
  expect(come('/product/6')).toEqual({ isIn: false, sendsLast: false });
  admission.stop();
});

test('a request that is answered with the last page does not wait for the database', async () => {
  await using shop = await startShop({ seed: true, pages: true });
  const app = await createApp(shop.ctx, { waiting: () => 0 });
  await addPages(app, shop.ctx);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await using _closed = { [Symbol.asyncDispose]: () => app.close() };
  const visit = async (page: string) => {
    const reply = await fetch(origin + page);
    return [page, reply.status, await reply.text()];
  };
  const pages = ['/', '/shop', '/product/5'];
  const before = await Promise.all(pages.map(visit));
  app.server.prependListener('request', sendLastPage);
  await withDatabase(shop.databaseUrl, new URL(shop.databaseUrl).pathname.slice(1), async (holder) => {
    await holder.query('begin; lock table product, product_option, stock in access exclusive mode');
    shop.ctx.cache.invalidate();
    expect(await Promise.all(pages.map(visit))).toEqual(before);
    await holder.query('rollback');
  });
});
