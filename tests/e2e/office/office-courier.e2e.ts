import { expect, test } from 'vitest';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { handInTexts } from '#backoffice/features/couriers/phone/hand-in.texts.ts';
import { courierTexts } from '#backoffice/features/couriers/phone/courier.texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { assignTexts } from '#backoffice/features/couriers/assign.texts.ts';
import { roundTexts } from '#backoffice/features/couriers/round.texts.ts';
import { phonesTexts } from '#backoffice/features/couriers/phones.texts.ts';
import { takingsTexts } from '#backoffice/features/couriers/takings.texts.ts';
import { mostProofPhotos } from '#domain/couriers/hand-over-code.ts';
import { money } from '#domain/print/money.ts';
import { takePicture } from '../../support/people/courier-phone.ts';
import { openHandOver, openStop } from '../../support/pages/courier-stops.ts';
import { codeFor } from '../../support/people/people.ts';
import { comeToOffice, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';
import { openCounter } from '../../support/shop/counter.ts';

test('a day of a courier: orders assigned on the board, brought with a phone, their money counted in the evening', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  shop.ctx.config.features = [];
  const { order } = await openCounter(shop);
  const orders = [
    (await order({ comment: '3-nji girelge' })).data,
    (await order({}, 2)).data,
    (await order()).data,
  ];
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ status: 'ready' })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const desk = await comeToOffice(storefront, 'ru');
  await desk.comeInByLink();
  await desk.page.locator('#react-admin-title').waitFor();
  const link = await hireMyrat(storefront);
  await assignAll(desk);

  const myrat = await comeToOffice(storefront, 'tm');
  await myrat.page.setViewportSize(phone);
  await myrat.comeInByLink(link);
  await myrat.page.getByRole('article').first().waitFor();
  expect(await inspectOffice(myrat)).toEqual([]);
  await lookInRussian(myrat);
  const [first] = orders;
  // One is taken singly, the others with one press.
  await myrat.press(myrat.say(roundTexts, 'send'), await openStop(myrat, first?.number ?? ''));
  await myrat.press(myrat.say(roundTexts, 'takeAll', { n: 2 }));
  // What one press took along is left by one press.
  await myrat.page.getByRole('button', { name: myrat.say(courierTexts, 'undo') }).click();
  await myrat.press(myrat.say(roundTexts, 'takeAll', { n: 2 }));
  for (const { number, totals } of orders) {
    const stop = await openStop(myrat, number);
    await stop.getByText(myrat.say(roundTexts, 'take', { sum: money(totals.total) })).waitFor();
    // Without the switch no proof is asked for.
    expect(await stop.getByLabel(myrat.say(courierTexts, 'code')).count()).toBe(0);
    await myrat.press(myrat.say(courierTexts, 'handedOverCash', { sum: money(totals.total) }), stop);
  }
  await myrat.sees(myrat.say(roundTexts, 'done', { n: 3, all: 3 }));
  const sum = orders.reduce((all, { totals }) => all + totals.total, 0);
  await myrat.sees(myrat.page.getByLabel(myrat.say(roundTexts, 'balance', { sum: money(sum) })));

  await desk.goTo(layoutTexts.takings);
  await desk.press(desk.say(takingsTexts, 'accept'));
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('250');
  await dialog.getByText(desk.say(takingsTexts, 'lacks', { sum: money(sum - 25_000) })).waitFor();
  await desk.write(desk.say(takingsTexts, 'why'), 'дал сдачу');
  await desk.press(`${desk.say(takingsTexts, 'accept')} ${money(25_000)}`, dialog);
  await desk.sees('дал сдачу');
  expect(await inspectOffice(desk)).toEqual([]);
  expect([...desk.problems, ...myrat.problems]).toEqual([]);
});

test('a courier in a basement: the page opens again without a connection, and what was done is sent once when there is one', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { order } = await openCounter(shop);
  const myrat = await comeToOffice(storefront, 'tm');
  const { page } = myrat;
  await page.setViewportSize(phone);
  await hireMyrat(storefront);
  const { data } = await order({ comment: '3-nji girelge' });
  const other = (await order()).data;
  const { id } = await shop.ctx.db
    .selectFrom('staff')
    .select('id')
    .where('login', '=', 'myrat')
    .executeTakeFirstOrThrow();
  const stop = { status: 'ready', courier_id: id, courier: 'Myrat' } as const;
  const assign = (order: string) =>
    shop.ctx.db.updateTable('shop_order').set(stop).where('id', '=', order).execute();
  await assign(data.id);
  await comeInByCode(storefront, myrat);
  const card = page.getByRole('article', { name: data.number });
  await card.waitFor();
  // What was assigned since then is loaded by a press, without waiting for the page to do it.
  await assign(other.id);
  await myrat.press(myrat.say(courierTexts, 'refresh'));
  await page.getByRole('article', { name: other.number }).waitFor({ timeout: 10_000 });
  expect(new URL(page.url()).pathname).toBe('/office/courier/');
  expect(await inspectOffice(myrat)).toEqual([]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await page.context().setOffline(true);
  const send = page.getByRole('button', { name: myrat.say(roundTexts, 'send'), exact: true });
  // One press undoes what one press took.
  await myrat.press(myrat.say(roundTexts, 'takeAll', { n: 2 }));
  await page.getByRole('button', { name: myrat.say(courierTexts, 'undo') }).click();
  await expect.poll(() => send.count()).toBe(1);
  await myrat.press(myrat.say(roundTexts, 'takeAll', { n: 2 }));
  await expect.poll(() => send.count()).toBe(0);
  await page.reload();
  // Without a connection a press changes nothing, and the page says how old it is.
  await myrat.press(myrat.say(courierTexts, 'refresh'));
  await page.getByText(myrat.say(courierTexts, 'loaded', { at: '' }).trim()).waitFor();
  const sum = money(data.totals.total);
  await openStop(myrat, data.number);
  await myrat.press(myrat.say(courierTexts, 'handedOverCash', { sum }), card);
  await page.getByText(myrat.say(courierTexts, 'offline', { n: 3 })).waitFor();
  await myrat.press(myrat.say(roundTexts, 'balance', { sum }));
  await page.getByText(myrat.say(handInTexts, 'sendFirst')).waitFor();
  await myrat.press(myrat.say(handInTexts, 'fold'));
  await photograph(myrat, await openHandOver(myrat, other.number));
  // Failed requests while offline are expected.
  const isSurprise = (problem: string) => !/ERR_INTERNET_DISCONNECTED|service worker resource/.test(problem);
  expect((await inspectOffice(myrat)).filter(isSurprise)).toEqual([]);

  await storefront.pass(13, myrat);
  await page.context().setOffline(false);
  await page.getByText(myrat.say(courierTexts, 'sent')).waitFor();
  const proofs = shop.ctx.db.selectFrom('private_file').select(['kind']).where('order_id', '=', other.id);
  expect(await proofs.execute()).toEqual([{ kind: 'proof' }, { kind: 'proof' }, { kind: 'proof' }]);
  const row = shop.ctx.db
    .selectFrom('shop_order')
    .innerJoin('order_money', 'order_id', 'id')
    .select(['status', 'paid_tenge'])
    .where('id', '=', data.id);
  expect(await row.executeTakeFirst()).toEqual({ status: 'delivered', paid_tenge: data.totals.total });
  await page.getByText(myrat.say(courierTexts, 'doneHeading')).click();
  await expect.poll(() => card.innerText()).not.toContain('3-nji girelge');

  // Only the hand-in is left, above the finished stops.
  const all = data.totals.total + other.totals.total;
  await page.getByLabel(myrat.say(handInTexts, 'counted')).fill(String(all / 100));
  await myrat.press(myrat.say(handInTexts, 'give', { sum: money(all) }));
  await page.getByRole('button', { name: myrat.say(handInTexts, 'countAgain') }).waitFor();
  const counts = shop.ctx.db.selectFrom('hand_in_count').select(['courier_id', 'counted_tenge']);
  expect(await counts.execute()).toEqual([{ courier_id: id, counted_tenge: all }]);
  expect(myrat.problems.filter(isSurprise)).toEqual([]);
});

/** Three photos of a hand-over, one of them retaken, offline. */
async function photograph(
  myrat: OfficeVisit,
  stop: ReturnType<OfficeVisit['page']['locator']>,
): Promise<void> {
  const { page } = myrat;
  const shoot = async (button: string) => {
    const chooser = page.waitForEvent('filechooser');
    await stop.getByRole('button', { name: button, exact: true }).click();
    const photo = Buffer.from(await takePicture());
    await (await chooser).setFiles({ name: 'surat.jpg', mimeType: 'image/jpeg', buffer: photo });
  };
  const photos = stop.getByRole('img');
  await shoot(myrat.say(courierTexts, 'takePhoto'));
  await expect.poll(() => photos.count()).toBe(1);
  for (const n of [1, 2]) {
    await shoot(myrat.say(courierTexts, 'takeMore', { n, all: mostProofPhotos }));
    await expect.poll(() => photos.count()).toBe(n + 1);
  }
  const before = await photos.nth(1).getAttribute('src');
  await shoot(`${myrat.say(courierTexts, 'takeAnew')}: 2`);
  await expect.poll(() => photos.nth(1).getAttribute('src')).not.toBe(before);
  expect(await photos.count()).toBe(mostProofPhotos);
  const isFull = stop.getByRole('button', { name: myrat.say(courierTexts, 'takePhoto') });
  expect(await isFull.count()).toBe(0);
  const sum = money(7_000);
  await myrat.press(myrat.say(courierTexts, 'handedOverCash', { sum }), stop);
  await page.getByText(myrat.say(courierTexts, 'offline', { n: 4 })).waitFor();
}

/** Switches the page to the other language and back. */
async function lookInRussian({ page, ...visit }: OfficeVisit): Promise<void> {
  await page.getByRole('button', { name: 'RU', exact: true }).click();
  await page.getByRole('heading', { name: /^Вручено: / }).waitFor();
  expect(await inspectOffice({ page, ...visit })).toEqual([]);
  await page.getByRole('button', { name: 'TM', exact: true }).click();
  await page.getByRole('heading', { name: /^Gowşuryldy: / }).waitFor();
}

/** The office shows a QR code; the code sent to the courier's number enrols the phone. */
async function comeInByCode(storefront: Storefront, { page, ...myrat }: OfficeVisit): Promise<void> {
  const { shop } = storefront;
  const desk = await comeToOffice(storefront, 'ru');
  await desk.comeInByLink();
  await desk.page.locator('#react-admin-title').waitFor();
  await desk.goTo(layoutTexts.takings);
  await desk.press(desk.say(phonesTexts, 'titleOf', { name: 'Myrat' }));
  await desk.write(desk.say(phonesTexts, 'mobile'), '65 112233');
  const offered = desk.page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/phones/'),
  );
  await desk.press(desk.say(phonesTexts, 'show'));
  const { link } = (await (await offered).json()) as { link: { url: string } };
  await desk.page.getByRole('img', { name: 'QR' }).waitFor();
  expect(await inspectOffice(desk)).toEqual([]);

  await page.goto(link.url);
  const field = page.getByLabel(myrat.say(courierTexts, 'smsCode'));
  await field.waitFor();
  expect(await inspectOffice({ page, ...myrat })).toEqual([]);
  await shop.settle();
  await field.fill(codeFor(shop, '+99365112233'));
  await page.getByRole('button', { name: myrat.say(courierTexts, 'enter'), exact: true }).click();
  await page.getByRole('article').first().waitFor();
  await storefront.pass(6, desk);
  await desk.sees(desk.say(phonesTexts, 'cameIn'));
  expect(desk.problems).toEqual([]);
}

async function hireMyrat({ shop }: Storefront): Promise<string> {
  const input = { login: 'myrat', name: 'Myrat', role: 'courier' } as const;
  return (await createStaff(shop.ctx, input, { actor: undefined, ip: '', requestId: 'test' })).link.url;
}

async function assignAll(desk: OfficeVisit): Promise<void> {
  await desk.goTo(layoutTexts.board);
  await desk.press(desk.say(assignTexts, 'assign'));
  const dialog = desk.page.getByRole('dialog');
  // The only courier of the shop stands there.
  await dialog
    .getByRole('combobox')
    .filter({ hasText: /^Myrat/ })
    .waitFor();
  await dialog.getByRole('button', { name: desk.say(assignTexts, 'chooseFree') }).click();
  await desk.press(`${desk.say(assignTexts, 'assign')} · 3`, dialog);
  await desk.sees(desk.say(assignTexts, 'assigned'));
}
