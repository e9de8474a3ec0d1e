import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { giftPath } from '#domain/links/link.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { twoHalves } from '../../../tests/support/shop/two-halves.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { createApi } from '../../../tests/support/shop/api.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';
import { say } from './gift.texts.ts';

type Asked = Awaited<ReturnType<typeof openAsked>>;

/** A browser without scripts: it follows what a form leads to, and keeps every byte that it got. */
function openBrowser({ shop }: Asked, token: string) {
  const send = createApi(shop.origin).raw;
  const seen: string[] = [];
  let last: Record<string, string> = {};
  type Form = Record<string, string> | FormData;
  async function go(path: string, form?: Form): Promise<{ status: number; html: string }> {
    const body = form instanceof FormData ? form : new URLSearchParams(form);
    const post = form && { method: 'POST', body };
    const reply = await send(path, { ...post, redirect: 'manual' });
    const html = await reply.text();
    last = Object.fromEntries(reply.headers);
    seen.push(JSON.stringify([...reply.headers]), html);
    const to = reply.headers.get('location');
    return to === null ? { status: reply.status, html } : go(to);
  }
  const at = (screen: string) => `${giftPath}${token}${screen && `/${screen}`}?lang=ru`;
  return { seen, headers: () => last, go: (screen: string, form?: Form) => go(at(screen), form) };
}

const fields = { fullname: 'Jeren', line1: 'Bitarap 5', line2: '', landmark: '' };
const timeIn = (html: string) => /name="time" value="([^"]+)"/.exec(html)?.[1] ?? '';

test('without a script a recipient answers on five small screens, and changes it', async () => {
  await using asked = await openAsked({ pages: true });
  const order = await asked.give();
  const { params, pin } = await asked.open(order);
  const { go } = openBrowser(asked, params.token);
  const first = await go('');
  expect(first.html).toContain(say('ru', 'from', { name: 'Serdar' }));
  expect(first.html).not.toContain('<script');
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
  expect(done.html).toMatch(/\d+ ноября, [а-я]+, 16:00–19:00/);
  expect((await go('address')).html).toContain('value="Bitarap 5"');
  const unknown = openBrowser(asked, 'x'.repeat(22));
  const ended = await unknown.go('');
  expect([ended.status, ended.html.includes(say('ru', 'ended'))]).toEqual([404, true]);
});

test('a window that was taken meanwhile is offered no more, and nothing typed is lost', async () => {
  await using asked = await openAsked({ pages: true });
  const { params, pin } = await asked.open(await asked.give());
  const { go } = openBrowser(asked, params.token);
  await go('pin', { next: 'address', pin });
  const typed = { ...fields, place: String(asked.place) };
  const time = timeIn((await go('time', typed)).html);
  await asked.shop.ctx.db.updateTable('delivery_slot').set({ capacity: 0 }).execute();
  const full = await go('answer', { ...typed, time });
  expect([full.status, full.html.includes(say('ru', 'full'))]).toEqual([409, true]);
  expect(full.html).toContain('value="Bitarap 5"');
});

/** As a browser sends a form with file fields, chosen or not. */
function thanksForm(text: string, photo: Buffer = Buffer.alloc(0)): FormData {
  const form = new FormData();
  form.set('text', text);
  form.set('photo', new Blob([new Uint8Array(photo)]), photo.length === 0 ? '' : 'surat.jpg');
  form.set('voice', new Blob([]), '');
  return form;
}

/** The page of a gift that was handed over. */
async function openDelivered(asked: Asked) {
  const order = await asked.give();
  await asked.answer(order, { fullname: 'Jeren', line1: 'Bitarap 5' });
  await asked.deliver(order.id);
  const { params, pin } = await asked.open(order);
  const browser = openBrowser(asked, params.token);
  return { ...browser, order, enter: () => browser.go('pin', { next: 'thanks', pin }) };
}

test('without a script a recipient thanks with a photo, sees what was sent, and takes it back', async () => {
  await using asked = await openAsked({ pages: true });
  const { order, go, enter, headers } = await openDelivered(asked);
  expect((await go('')).html).toContain(say('ru', 'thanksTitle'));
  const form = await enter();
  expect(form.html).toContain('enctype="multipart/form-data"');
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
  const seen = (await go('thanks')).html;
  expect([seen.includes('Sag boluň'), seen.includes(say('ru', 'photoSent'))]).toEqual([true, true]);
  expect((await asked.orderOf(order.id)).request?.thanks?.files).toEqual(['photo']);
  expect((await go('withdraw', {})).html).toContain(say('ru', 'delivered'));
  expect((await asked.orderOf(order.id)).request?.thanks).toBeNull();
});

test('the microphone opens on the page of thanks alone, and only where the shop takes voices', async () => {
  await using asked = await openAsked({ pages: true });
  const { go, enter, headers } = await openDelivered(asked);
  const owner = await hire(asked.shop, 'owner');
  await confirm(asked.shop, owner);
  const isOpenAt = async (screen: string, isOn: boolean) => {
    const params = { name: 'recipient-voice' as const };
    await owner.office('PUT /api/office/features/:name/', { params, body: { isOn } });
    const { html } = await go(screen);
    return [headers()['permissions-policy']?.includes('microphone=(self)'), html.includes('id="voice"')];
  };
  await enter();
  expect(await isOpenAt('thanks', false)).toEqual([false, false]);
  expect(await isOpenAt('', true)).toEqual([false, false]);
  expect(await isOpenAt('thanks', true)).toEqual([true, true]);
});

/** A price in every notation that somebody could read it in. */
function notations(tenge: number): string[] {
  const manat = String(Math.floor(tenge / 100));
  const rest = String(tenge % 100).padStart(2, '0');
  const grouped = manat.replace(/\B(?=(\d{3})+$)/g, '[ \u00a0\u202f]?');
  return [String(tenge), `${grouped}[.,]${rest}`];
}

test('no byte that a recipient gets tells a price, a number, a giver who is not named, or a card before its day', async () => {
  await using asked = await openAsked({ pages: true });
  const primes = [1_000_003, 1_000_033, 1_000_037, 1_000_039, 1_000_081, 1_000_099];
  for (const [at, price] of primes.entries()) {
    const anonymous = at % 2 === 0;
    const goods = await addProduct(asked.shop, { options: [{ price, count: 5 }] });
    const giver = await asked.another();
    const mobile = freshPhone();
    const gift = {
      ...{ recipientName: 'Jeren', recipientMobile: mobile, message: 'Kanarhat', anonymous },
      ...(anonymous ? {} : { senderName: 'Kanarberen' }),
    };
    const items = [{ product: goods.id, option: goods.option, quantity: 1 }];
    const order = await asked.give({ items, gift, ask: { scope: 'anywhere' } }, mobile, giver);
    const { params, pin } = await asked.open(order);
    const { go, seen } = openBrowser(asked, params.token);
    for (const screen of ['', 'address', 'decline', 'thanks']) await go(screen);
    await go('pin', { next: 'address', pin });
    const when = await go('time', { ...fields, place: String(asked.far) });
    await go('answer', { ...fields, place: String(asked.far), time: timeIn(when.html) });
    for (const screen of ['', 'address', 'decline']) await go(screen);
    for (const path of ['', 'places/', `times/?place=${asked.place}`])
      seen.push(await (await asked.shop.api.raw(`/api/gift/${params.token}/${path}`)).text());
    seen.push(...asked.shop.sms(mobile).map(({ text }) => text));
    const all = seen.join('\n');
    const { total, delivery } = order.totals;
    const secrets = [
      ...[price, total, delivery].flatMap(notations),
      ...[giver.buyer.phone.slice(1), order.id, order.number, 'Kanarhat', 'Aýna', 'Myradow'],
      ...(anonymous ? ['Kanarberen'] : []),
    ];
    for (const secret of secrets) expect(all, secret).not.toMatch(new RegExp(secret));
    expect(all.includes('Kanarberen')).toBe(!anonymous);
    expect(Math.max(...seen.map((one) => one.length))).toBeLessThan(40_000);
  }
});
