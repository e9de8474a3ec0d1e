import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { passSeconds, pinLimits } from '#domain/gift-requests/pin.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { openGiftBrowser, timeIn } from '../../../tests/support/people/gift-browser.ts';
import { twoHalves } from '../../../tests/support/shop/two-halves.ts';
import { giftStyle } from './gift-style.ts';
import { say } from './gift.texts.ts';

type AskedShop = Awaited<ReturnType<typeof openAsked>>;

const fields = { fullname: 'Jeren', line1: 'Bitarap 5', line2: '', landmark: '' };

/** The page of a gift after the digits were entered, at the question for the address. */
async function openUnlocked(asked: AskedShop) {
  const { params, pin } = await asked.open(await asked.give());
  const { go } = openGiftBrowser(asked.shop, params.token);
  await go('pin', { next: 'address', pin });
  return { go, params, pin };
}

test('without a script a recipient answers on five small screens, and changes it', async () => {
  await using asked = await openAsked({ pages: true });
  const order = await asked.give();
  const { params, pin } = await asked.open(order);
  const { go } = openGiftBrowser(asked.shop, params.token);
  const first = await go('');
  expect(first.html).toContain(say('ru', 'from', { name: 'Serdar' }));
  expect(first.html).not.toContain('<script');
  expect(first.html, 'an old page says how old').toContain(say('ru', 'openedAt', { time: '11:00' }));
  expect((await go('address')).html).toContain(say('ru', 'pinTitle'));
  expect((await go('pin', { next: 'address', pin: '0' })).status).toBe(422);
  const where = await go('pin', { next: 'address', pin });
  expect(where.html).toContain(say('ru', 'whereTitle'));
  const missing = await go('time', { ...fields, place: '', line1: '' });
  expect(missing.html.match(/aria-invalid="true"/g)).toHaveLength(2);
  const place = String(asked.place);
  const when = await go('time', { ...fields, place });
  const done = await go('answer', { ...fields, place, time: timeIn(when.html) });
  expect(done.html).toContain(say('ru', 'doneTitle'));
  expect(done.html).toMatch(/\d+\sноября, [а-я]+, 16:00–19:00/);
  expect((await go('address')).html).toContain('value="Bitarap 5"');
  const unknown = openGiftBrowser(asked.shop, 'x'.repeat(22));
  const ended = await unknown.go('');
  expect([ended.status, ended.html.includes(say('ru', 'ended'))]).toEqual([404, true]);
});

test('what is missing is said by the page in its language, and no empty answer is a wrong PIN', async () => {
  await using asked = await openAsked({ pages: true });
  const { params, pin } = await asked.open(await asked.give());
  const { go } = openGiftBrowser(asked.shop, params.token);
  for (let press = 0; press < pinLimits.lockAfter; press++) {
    const empty = await go('pin', { next: 'address', pin: ' ' });
    expect([empty.status, empty.html.includes(say('ru', 'missing'))]).toEqual([422, true]);
    expect(empty.html).toContain('novalidate');
  }
  const where = await go('pin', { next: 'address', pin });
  expect(where.html).toContain('novalidate');
  const typed = { ...fields, place: String(asked.place) };
  expect((await go('time', typed)).html).toContain('novalidate');
  const none = await go('answer', typed);
  expect([none.status, none.html.includes(say('ru', 'unchosen'))]).toEqual([409, true]);
  expect(none.html).toContain('value="Bitarap 5"');
});

test('the other language keeps what was typed', async () => {
  await using asked = await openAsked({ pages: true });
  const { go, params } = await openUnlocked(asked);
  const typed = { ...fields, place: String(asked.place) };
  const switchOf = (html: string) => /form="answer" formaction="([^"?]+)\?lang=tm"/.exec(html)?.[1];
  const place = await go('address');
  expect(switchOf(place.html)).toBe(`/g/${params.token}/address`);
  const when = await go('time', typed);
  expect(switchOf(when.html)).toBe(`/g/${params.token}/time`);
  // Enter presses the first button, which goes on.
  expect(/<button form="answer"[^>]*>/.exec(when.html)?.[0]).toBe('<button form="answer" hidden>');
});

test('a window that was taken meanwhile is offered no more, and nothing typed is lost', async () => {
  await using asked = await openAsked({ pages: true });
  const { go } = await openUnlocked(asked);
  const typed = { ...fields, place: String(asked.place) };
  const time = timeIn((await go('time', typed)).html);
  await asked.shop.ctx.db.updateTable('delivery_slot').set({ capacity: 0 }).execute();
  const full = await go('answer', { ...typed, time });
  expect([full.status, full.html.includes(say('ru', 'full'))]).toEqual([409, true]);
  expect(full.html).toContain('value="Bitarap 5"');
});

test('who changes only the address keeps the slot, also when it is full of the own order', async () => {
  await using asked = await openAsked({ pages: true });
  const { go } = await openUnlocked(asked);
  const typed = { ...fields, place: String(asked.place) };
  const first = (await go('time', typed)).html;
  expect(first).not.toContain(' checked');
  const time = timeIn(first);
  await asked.shop.ctx.db.updateTable('delivery_slot').set({ capacity: 1 }).execute();
  await go('answer', { ...typed, time });
  asked.shop.advance(60);
  const again = (await go('time', { ...typed, line1: 'Bitarap 7' })).html;
  expect(again).toContain(`value="${time}" required checked`);
  const done = await go('answer', { ...typed, line1: 'Bitarap 7', time });
  expect(done.html).toContain(say('ru', 'doneTitle'));
  expect((await go('address')).html).toContain('value="Bitarap 7"');
  expect(await asked.shop.ctx.db.selectFrom('slot_booking').select('taken').execute()).toEqual([
    { taken: 1 },
  ]);
  const told = asked.shop.ctx.db
    .selectFrom('sms_message')
    .select('id')
    .where('kind', 'like', 'gift-answered%');
  expect(await told.execute(), 'the giver hears of the time, once').toHaveLength(1);
});

test('an address that takes longer than the page stays unlocked is still there after the digits were entered again', async () => {
  await using asked = await openAsked({ pages: true });
  const { go, pin } = await openUnlocked(asked);
  asked.shop.advance(passSeconds + 1);
  const locked = await go('time', { ...fields, place: String(asked.place) });
  expect(locked.html).toContain(say('ru', 'pinTitle'));
  const hidden = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g;
  const sent = Object.fromEntries([...locked.html.matchAll(hidden)].map(([, name, value]) => [name, value]));
  expect(sent).toMatchObject({ next: 'address', line1: 'Bitarap 5' });
  const wrong = await go('pin', { ...sent, pin: '0' });
  expect([wrong.status, wrong.html.includes('value="Bitarap 5"')]).toEqual([422, true]);
  const again = await go('pin', { ...sent, pin });
  expect(again.html).toContain(say('ru', 'whereTitle'));
  expect(again.html).toContain('name="line1" value="Bitarap 5"');
  const when = await go('time', { ...fields, place: String(asked.place) });
  expect(when.html).toContain(say('ru', 'whenTitle'));
});

test('what no browser sends is answered as a mistake of its sender, and a long text is cut between its letters', async () => {
  await using asked = await openAsked({ pages: true });
  const { go, params } = await openUnlocked(asked);
  const typed = { ...fields, place: String(asked.place) };
  const time = timeIn((await go('time', typed)).html);
  for (const wrong of [{ place: 'abc' }, { place: '1.5' }, { place: '9'.repeat(20) }, { line1: ' ' }]) {
    const { status, html } = await go('answer', { ...typed, time, ...wrong });
    expect([status, html.includes(say('ru', 'whereTitle'))], JSON.stringify(wrong)).toEqual([422, true]);
  }
  const headers = { 'content-type': 'application/json' };
  for (const body of ['{"pin":5,"next":{"a":1}}', 'null', '[1]', '"x"']) {
    const send = { method: 'POST', headers, body };
    const statuses = [`/g/${params.token}/pin`, '/g'].map(
      async (path) => (await asked.shop.api.raw(path, send)).status,
    );
    for (const status of await Promise.all(statuses)) expect(status, body).toBeLessThan(500);
  }
  const long = `${'a'.repeat(199)}🌹`;
  expect((await go('answer', { ...typed, line1: long, time })).html).toContain(say('ru', 'doneTitle'));
  expect((await go('address')).html).toContain(`value="${'a'.repeat(199)}"`);
});

test('who presses twice to decline reads that the giver was told', async () => {
  await using asked = await openAsked({ pages: true });
  const { params, pin } = await asked.open(await asked.give());
  const { go } = openGiftBrowser(asked.shop, params.token);
  await go('pin', { next: 'decline', pin });
  const [once, twice] = [await go('decline', { never: '' }), await go('decline', { never: '' })];
  expect([once.status, once.html.includes(say('ru', 'declined'))]).toEqual([200, true]);
  expect(twice).toEqual(once);
});

test('what only a script can use is not shown without one', () => {
  // Of rules that weigh the same the last one counts.
  expect(giftStyle).toMatch(/\.g \[hidden\]\{display:none\}$/);
});

/** A form with file fields as a browser sends it, with or without a chosen file. */
function thanksForm(text: string, photo: Buffer = Buffer.alloc(0)): FormData {
  const form = new FormData();
  form.set('text', text);
  form.set('photo', new Blob([new Uint8Array(photo)]), photo.length === 0 ? '' : 'surat.jpg');
  return form;
}

/** The page of a delivered gift. */
async function openDelivered(asked: AskedShop) {
  const order = await asked.give();
  await asked.answer(order, { fullname: 'Jeren', line1: 'Bitarap 5' });
  await asked.deliver(order.id);
  const { params, pin } = await asked.open(order);
  const browser = openGiftBrowser(asked.shop, params.token);
  return { ...browser, order, enter: () => browser.go('pin', { next: 'thanks', pin }) };
}

test('without a script a recipient thanks with a photo, sees what was sent, and takes it back', async () => {
  await using asked = await openAsked({ pages: true });
  const { order, go, enter, headers } = await openDelivered(asked);
  expect((await go('')).html).toContain(say('ru', 'thanksTitle'));
  const form = await enter();
  expect(form.html).toContain('enctype="multipart/form-data"');
  // The browser's own button would speak the browser's language; its field is required for the style sheet alone.
  expect(form.html).toContain(`for="photo">${say('ru', 'photoChoose')}</label>`);
  expect(form.html).toMatch(/<form [^>]*novalidate/);
  const [, code = ''] = /<script>([^]*)<\/script>/.exec(form.html) ?? [];
  const hash = createHash('sha256').update(code).digest('base64');
  expect(headers()['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
  expect((await go('thanks', thanksForm(' '))).html).toContain(say('ru', 'thanksEmpty'));
  const wrong = await go('thanks', thanksForm('Sag boluň', Buffer.from('no picture')));
  expect([wrong.status, wrong.html.includes(say('ru', 'photoWrong'))]).toEqual([422, true]);
  expect(wrong.html, 'nothing typed is lost').toContain('Sag boluň');
  const huge = await go('thanks', thanksForm('', Buffer.alloc(9 * 1024 * 1024)));
  expect([huge.status, huge.html.includes('<h1>')]).toEqual([413, true]);
  const sent = await go('thanks', thanksForm('Sag boluň', await twoHalves()));
  expect(sent.html).toContain(say('ru', 'thanked'));
  expect(await go('thanks', thanksForm('Sag boluň')), 'pressed twice').toEqual(sent);
  const seen = (await go('thanks')).html;
  expect([seen.includes('Sag boluň'), seen.includes(say('ru', 'photoSent'))]).toEqual([true, true]);
  expect((await asked.orderOf(order.id)).request?.thanks?.files).toEqual(['photo']);
  expect((await go('withdraw', {})).html).toContain(say('ru', 'delivered'));
  expect((await asked.orderOf(order.id)).request?.thanks).toBeNull();
});
