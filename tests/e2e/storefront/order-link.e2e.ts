import { expect, test } from 'vitest';
import { photoTexts } from '#storefront/features/parcel-photos/photo.texts.ts';
import { clock } from '#domain/print/clocks.ts';
import { orderLinkTexts } from '#storefront/features/orders/link/order-link.texts.ts';
import { waitingTexts } from '#storefront/features/orders/link/waiting.texts.ts';
import { headlineTexts, orderTexts } from '#storefront/features/orders/order.texts.ts';
import { expectNoProblems, payAtBank, tick } from '../../support/people/buying.ts';
import { assertBooksAgree } from '../../support/people/paying.ts';
import { hire } from '../../support/people/staff.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { twoHalves } from '../../support/shop/two-halves.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';

test('a caller opens the link of an SMS in their own language, pays at the bank and comes back to the order', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const manager = await hire(shop, 'manager');
  const { zones } = (await shop.api('GET /api/order/delivery-payment/')).data;
  const place = zones[0]?.places[0];
  const [product] = await findProducts(shop, 1);
  const phone = freshPhone();
  const at = { fullname: 'Aýna', mobile: phone, region: place?.region ?? 'AG', place: place?.id ?? 0 };
  await manager.office('POST /api/office/orders/', {
    body: {
      customer: { phone, lang: 'ru' },
      items: [{ product: product?.id ?? 0, option: product?.option ?? 0, quantity: 2 }],
      address: { ...at, line1: 'Görogly 1' },
      payment: 'ONLINE',
      delivery: 'STANDARD',
    },
    headers: { 'idempotency-key': 'caller' },
  });
  await shop.settle();
  const link = new URL(/https?:\S+/.exec(shop.sms(phone)[0]?.text ?? '')?.[0] ?? '');
  const { headers } = await fetch(shop.origin + link.pathname);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect((await fetch(`${shop.origin}/o/${'x'.repeat(22)}`)).status).toBe(404);

  // The only known language is the link's; the bank's parameter is ignored.
  const visitor = await storefront.visit({ language: 'ru', setting: null });
  await visitor.open(link.pathname + link.search);
  await visitor.sees(visitor.say(headlineTexts, 'awaiting-payment'));
  await visitor.press(visitor.like(orderTexts, 'pay'));
  await payAtBank(visitor, 'pays');
  await visitor.sees(visitor.say(headlineTexts, 'placed'));
  await visitor.page.getByText(visitor.say(orderLinkTexts, 'paid')).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(link.pathname);
  await assertBooksAgree(shop);

  // A photo of the parcel is shown and answered at the same link.
  const staff = await shop.ctx.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  const asked = { is_on: true, mode: 'asked', changed_at: shop.ctx.now(), staff_id: staff.id };
  await shop.ctx.db
    .insertInto('feature')
    .values({ name: 'photo-report', ...asked })
    .execute();
  const { data } = await manager.office('GET /api/office/orders/', { query: {} });
  const id = data[0]?.id ?? '';
  for (const action of ['confirm', 'prepare'] as const)
    await manager.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  const body = new FormData();
  body.set('photo', new Blob([new Uint8Array(await twoHalves())], { type: 'image/jpeg' }), 'surat.jpg');
  await manager.office('POST /api/office/orders/:id/photos/', { params: { id }, body });
  await visitor.open(link.pathname + link.search);
  const photo = visitor.page.getByRole('img', { name: visitor.say(photoTexts, 'photo', { n: 1, all: 1 }) });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
  const { askedUntil = '' } =
    (await manager.office('GET /api/office/orders/:id/photos/', { params: { id } })).data.report ?? {};
  await visitor.page.getByText(visitor.say(photoTexts, 'until', { time: clock(askedUntil) })).waitFor();
  await visitor.press(visitor.say(photoTexts, 'change'));
  await visitor.page.getByRole('textbox').and(visitor.page.locator(':focus')).waitFor();
  await visitor.page.keyboard.type('Ленту красную');
  await visitor.press(visitor.say(photoTexts, 'send'));
  await visitor.page.getByText(visitor.say(photoTexts, 'asked', { words: 'Ленту красную' })).waitFor();
  const seen = await manager.office('GET /api/office/orders/:id/photos/', { params: { id } });
  expect(seen.data.report).toMatchObject({ answer: 'change', words: 'Ленту красную', isDone: false });

  await manager.office('POST /api/office/orders/:id/photos/', { params: { id }, body });

  // After a failed delivery the same link offers another time.
  for (const action of ['make-ready', 'send'] as const)
    await manager.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  const failed = { params: { id }, body: { reason: 'nobody-home' as const } };
  await manager.office('POST /api/office/orders/:id/bring-back/', failed);
  await visitor.open(link.pathname + link.search);
  await visitor.sees(visitor.say(orderTexts, 'newTime'));
  await tick(visitor.page.getByRole('radio').first());
  await visitor.press(visitor.say(orderTexts, 'newTimeSave'));
  await visitor.page.getByText(visitor.say(orderTexts, 'newTimeWhy')).waitFor({ state: 'detached' });
  const moved = await manager.office('GET /api/office/orders/:id/', { params: { id } });
  expect(moved.data).toMatchObject({ needsTime: false, delivery: { method: 'SLOT' } });

  // The pressed button gives way to the link for the recipient.
  await visitor.press(visitor.say(waitingTexts, 'get'));
  await visitor.page
    .getByLabel(visitor.say(waitingTexts, 'address'))
    .and(visitor.page.locator(':focus'))
    .waitFor();
  expectNoProblems(visitor);
});
