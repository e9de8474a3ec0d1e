import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';

const home = { fullname: 'Jeren Kanarýowa', line1: 'Kanareýka 7', landmark: 'Kanar bazary' };

test('a recipient answers where and when by the link of an SMS; the giver learns the time, and never the place', async () => {
  await using asked = await openAsked();
  const { shop, recipient, place, give, open, giverTexts, orderOf, run } = asked;
  const order = await give();
  expect(order.request).toMatchObject({ state: 'waiting' });
  const { params, pin } = await open(order);
  const seen = (await shop.api('GET /api/gift/:token/', { params })).data;
  expect(seen).toMatchObject({ state: 'asked', sender: 'Serdar', day: null, canAnswer: true, card: null });
  const { pass } = (await shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  const places = (await shop.api('GET /api/gift/:token/places/', { params })).data;
  expect(places.map(({ id }) => id)).toContain(place);
  const [day] = (await shop.api('GET /api/gift/:token/times/', { params, query: { place } })).data;
  const time = day?.times[0]?.time ?? '';
  const { data } = await shop.api('POST /api/gift/:token/answer/', {
    params,
    body: { pass, place, ...home, time },
  });
  expect(data).toMatchObject({ state: 'answered', day: day?.day, canAnswer: true });
  await run();
  const known = await orderOf(order.id);
  expect(known.request).toMatchObject({ state: 'answered', actions: [] });
  expect(known.delivery).toMatchObject({ day: day?.day, recipientAsks: true });
  expect(JSON.stringify(known)).not.toMatch(/Kanar/);
  expect(giverTexts()[0]).toMatch(/^Sowgat: ждут \d\d\.\d\d, [\d:–]+\. http\S+\/n\/\d+$/);
  const staff = await hire(shop, 'manager');
  const desk = await staff.office('GET /api/office/orders/:id/', { params: { id: order.id } });
  expect(desk.data.address).toMatchObject({ ...home, mobile: recipient });
  expect(desk.data.actions).toContain('confirm');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('until the recipient has answered the order is neither confirmed nor prepared; staff may answer for them, or end the link', async () => {
  await using asked = await openAsked();
  const { shop, place, give, open } = asked;
  const staff = await hire(shop, 'manager');
  const [first, second] = [await give(), await give({}, freshPhone())];
  const { params } = await open(second);
  for (const action of ['confirm', 'prepare'] as const)
    expect(
      await refusalOf(
        staff.office('POST /api/office/orders/:id/move/', { params: { id: first.id }, body: { action } }),
      ),
    ).toBe('order.action-refused');
  const list = await staff.office('GET /api/office/requests/');
  expect(list.data.map(({ order, state }) => [order, state])).toEqual([
    [first.id, 'asked'],
    [second.id, 'asked'],
  ]);
  const [day] = (await shop.api('GET /api/gift/:token/times/', { params, query: { place } })).data;
  const body = { place, ...home, time: day?.times[0]?.time ?? '' };
  const said = await staff.office('POST /api/office/requests/:id/answer/', {
    params: { id: first.id },
    body,
  });
  expect(said.data).toMatchObject({ state: 'answered', needsCall: false });
  await staff.office('POST /api/office/orders/:id/move/', {
    params: { id: first.id },
    body: { action: 'confirm' },
  });
  await staff.office('POST /api/office/requests/:id/withdraw/', { params: { id: second.id } });
  expect(await refusalOf(shop.api('GET /api/gift/:token/', { params }))).toBe('link.not-found');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a forwarded link is protected: five wrong tries lock it for an hour, ten until it is sent again', async () => {
  await using asked = await openAsked();
  const { shop, give, open } = asked;
  const order = await give();
  const { params, pin } = await open(order);
  const enter = (pin: string) => refusalOf(shop.api('POST /api/gift/:token/pin/', { params, body: { pin } }));
  const wrong = String((Number(pin) + 1) % 10_000).padStart(4, '0');
  const many = await Promise.all(Array.from({ length: 40 }, () => enter(wrong)));
  expect(many.filter((code) => code === 'request.invalid')).toHaveLength(5);
  expect(many.filter((code) => code === 'link.asleep')).toHaveLength(35);
  expect(await enter(pin), 'the right one is not judged either').toBe('link.asleep');
  shop.advance(3_601);
  for (let times = 0; times < 5; times += 1) expect(await enter(wrong)).toBe('request.invalid');
  shop.advance(3_601);
  expect(await enter(pin)).toBe('link.asleep');
  const body = { pass: '9999999999.x', place: 1, ...home, time: '2026-12-01' };
  expect(await refusalOf(shop.api('POST /api/gift/:token/answer/', { params, body }))).toBe(
    'request.invalid',
  );
  const staff = await hire(shop, 'manager');
  await staff.office('POST /api/office/requests/:id/resend/', { params: { id: order.id } });
  expect(await enter(pin), 'the old link').toBe('link.not-found');
  const anew = await open(order);
  await shop.api('POST /api/gift/:token/pin/', { params: anew.params, body: { pin } });
});

test('when the giver knows no place the most expensive zone is paid, and the difference is refunded automatically', async () => {
  await using asked = await openAsked();
  const { shop, place, give, answer, orderOf } = asked;
  const order = await give({ ask: { scope: 'anywhere' } });
  expect(order.totals.delivery).toBe(4_000);
  await answer(order, { ...home, place });
  await shop.settle();
  const refunds = await shop.ctx.db.selectFrom('refund').select(['amount_tenge', 'reason']).execute();
  expect(refunds).toEqual([{ amount_tenge: 4_000 - 1_500, reason: 'zone' }]);
  // Changed once more to the expensive zone: that is no longer paid for.
  expect(await refusalOf(answer(order, { ...home, place: asked.far }))).toBe('place.closed');
  expect((await orderOf(order.id)).totals.delivery, 'what was agreed stays').toBe(4_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an unanswered request is sent twice, lapses after three days, is prolonged once, and ends with a refund', async () => {
  await using asked = await openAsked();
  const { shop, recipient, give, giver, giverTexts, orderOf, run } = asked;
  const order = await give();
  const asking = () => shop.sms(recipient).filter(({ text }) => text.includes('/g/')).length;
  await run();
  expect(asking()).toBe(1);
  for (const _ of [1, 2, 3]) {
    shop.advance(86_400);
    await run(2);
  }
  expect(asking()).toBe(2);
  expect((await orderOf(order.id)).request).toMatchObject({
    state: 'lapsed',
    actions: ['address', 'extend', 'give-up'],
  });
  expect(giverTexts()[0]).toContain('ответа нет');
  const params = { id: order.id };
  const more = await (await giver()).api('POST /api/order/request/:id/extend/', { params });
  expect(more.data.request).toMatchObject({ state: 'asked' });
  shop.advance(3 * 86_400 + 60);
  await run();
  expect(asking(), 'no third one').toBe(2);
  expect((await orderOf(order.id)).request?.actions).toEqual(['address', 'give-up']);
  shop.advance(3 * 86_400 + 60);
  await run();
  const ended = await orderOf(order.id);
  expect([ended.status, ended.paymentStatus, ended.request?.state]).toEqual([
    'cancelled',
    'refunded',
    'closed',
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a recipient who declines is not asked again; a number that refuses gifts and one with four requests get the same answer', async () => {
  await using asked = await openAsked();
  const { shop, recipient, give, open, giver, giverTexts, run, place, address } = asked;
  const order = await give();
  const { params, pin } = await open(order);
  const { pass } = (await shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  const { data } = await shop.api('POST /api/gift/:token/decline/', { params, body: { pass, never: 'all' } });
  expect(data).toMatchObject({ state: 'declined', canAnswer: false, parcel: { titles: [] } });
  await run();
  expect(giverTexts()[0]).toContain('получатель отказался');
  const { office } = await hire(shop, 'manager');
  const seen = await office('GET /api/office/gift-bars/', { query: { phone: recipient.slice(4) } });
  expect(seen.data, 'as staff type the number').toEqual({ refusesGifts: true });
  const unfinished = await office('GET /api/office/gift-bars/', { query: { phone: '65' } });
  expect(unfinished.data).toEqual({ refusesGifts: false });
  const barred = await give().catch((error: unknown) => JSON.stringify(error));
  const busy = freshPhone();
  for (let count = 0; count < 4; count += 1) await give({}, busy, await asked.another());
  await run();
  const spent = await give({}, busy, await asked.another()).catch((error: unknown) => JSON.stringify(error));
  expect(spent).toContain('gift.recipient-unavailable');
  expect(spent).toBe(barred);
  // The giver enters the address after all.
  const { days } = (await shop.api('GET /api/order/slots/', { query: { place } })).data;
  const time = days.flatMap(({ slots }) => slots).find(({ state }) => state === 'open')?.id ?? '';
  const taken = await (await giver()).api('POST /api/order/request/:id/address/', {
    params: { id: order.id },
    body: { address, time },
  });
  expect(taken.data).toMatchObject({ address: { place }, request: { state: 'closed' } });
  expect(recipient).toMatch(/^\+993/);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('after the delivery the greeting is shown, and thanks reach the giver only, once', async () => {
  await using asked = await openAsked();
  const { shop, give, answer, orderOf, giverTexts, run } = asked;
  const order = await give();
  const { params, pass } = await answer(order, home);
  const early = shop.api('POST /api/gift/:token/thanks/', { params, body: { pass, text: 'Sag boluň!' } });
  expect(await refusalOf(early)).toBe('gift.too-late');
  await asked.moveTo(order.id, ['confirm', 'prepare', 'make-ready']);
  const ready = (await shop.api('GET /api/gift/:token/', { params })).data;
  expect(ready.handOverCode).toMatch(/^\d{5}$/);
  expect((await orderOf(order.id)).handOverCode, 'whoever reads it to the courier').toBe(ready.handOverCode);
  await asked.moveTo(order.id, ['send', 'deliver']);
  await run();
  const seen = (await shop.api('GET /api/gift/:token/', { params })).data;
  expect(seen).toMatchObject({ isDelivered: true, card: 'Doglan günüň gutly bolsun!', canThank: true });
  const { pin } = await asked.open(order);
  const opened = (await shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  const body = { pass: opened.pass, text: 'Sag boluň!' };
  await shop.api('POST /api/gift/:token/thanks/', { params, body });
  expect(await refusalOf(shop.api('POST /api/gift/:token/thanks/', { params, body }))).toBe('gift.too-late');
  expect((await orderOf(order.id)).request?.thanks).toMatchObject({ text: 'Sag boluň!' });
  await shop.settle();
  expect(giverTexts()[0]).toContain('вас благодарят');
  await shop.api('DELETE /api/gift/:token/thanks/', { params, body: { pass: opened.pass } });
  expect((await orderOf(order.id)).request?.thanks).toBeNull();
});

test("a recipient's data is exported for them, and erased with them; the giver keeps sums", async () => {
  await using asked = await openAsked();
  const { shop, place } = asked;
  const owner = await hire(shop, 'owner');
  const jeren = await signIn(shop, freshPhone());
  const order = await asked.give({}, jeren.phone);
  await asked.answer(order, { ...home, place });
  await asked.deliver(order.id);
  await asked.run();
  const { data: known } = await owner.office('GET /api/office/customers/', { query: { q: jeren.phone } });
  const params = { id: known[0]?.id ?? 0 };
  await confirm(shop, owner);
  const kept = await owner.office.raw(`/api/office/customers/${params.id}/export/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const exported = await kept.text();
  expect(exported).toContain('Kanareýka 7');
  expect(exported).not.toMatch(/Serdar|9000/);
  await owner.office('POST /api/office/customers/:id/erase/', { params, body: { reason: 'asked' } });
  const row = await shop.ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify([row.address, row.gift])).not.toMatch(/Kanar|Jeren|\+993/);
  const open = shop.api('POST /api/gift/:token/pin/', {
    params: asked.link(jeren.phone).params,
    body: { pin: '' },
  });
  expect(await refusalOf(open), 'without a number no digits are right').toBe('request.invalid');
  expect([row.zone_id, row.delivery_tenge]).toEqual(['Z1', 1_500]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
