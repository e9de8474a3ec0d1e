import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { certificateCode, unknownCodeLimits } from '#domain/certificates/certificate.ts';
import { certificateLooks } from '#domain/certificates/certificate-design.ts';
import { addCertificate } from '../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../tests/support/shop/start-shop.ts';

const code = 'PAGE-00000000000';

async function ask({ origin }: TestShop, typed: string, query = '') {
  const body = new URLSearchParams({ code: typed });
  const reply = await fetch(`${origin}/c${query}`, { method: 'POST', body });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

test('a form without scripts tells what is left, in both languages, and nobody keeps the answer', async () => {
  await using shop = await startShop();
  await addCertificate(shop, code, 12_050);
  const { status, text, headers } = await ask(shop, code.toLowerCase());
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
  expect(text).toContain('120,50 TMT');
  expect(text).toContain('lang="tk"');
  expect((await ask(shop, code, '?lang=ru')).text).toContain('Осталось');
  const empty = await (await fetch(`${shop.origin}/c`)).text();
  expect(Buffer.byteLength(empty)).toBeLessThan(25_000);
  // In the shop's faces: who comes here from an SMS meets the shop for the first time.
  for (const face of ['Golos', 'Piazzolla']) expect(empty).toMatch(`@font-face{font-family:${face};`);
});

test('the answer wears the design of its certificate', async () => {
  await using shop = await startShop();
  await addCertificate(shop, code, 12_050);
  expect((await ask(shop, code)).text).not.toContain('<svg');
  await shop.ctx.db.updateTable('certificate').set({ design: 'feast' }).execute();
  expect((await ask(shop, code)).text).toContain(certificateLooks.feast.picture);
});

test('the recipient reads the name and the text of their card', async () => {
  await using shop = await startShop();
  await addCertificate(shop, code, 12_050);
  await shop.ctx.db.updateTable('certificate').set({ name: 'Aýna', message: '<b>Gutlaýarys!</b>' }).execute();
  const { text } = await ask(shop, code);
  expect(text).toContain('Aýna');
  expect(text).toContain('&#60;b&#62;Gutlaýarys!');
});

test('without a connection the code stays in the form, and is sent as soon as there is one', async () => {
  await using shop = await startShop();
  const page = await (await fetch(`${shop.origin}/c?lang=ru`)).text();
  const [, script = ''] = /<script>(.*)<\/script>/.exec(page) ?? [];
  const [shown, submit] = [{ hidden: true }, vi.fn()];
  const heard = vi.fn<(event: string, then: () => void) => void>();
  const form = { elements: { code: { value: '' } }, submit, onsubmit: () => true };
  const navigator = { onLine: false };
  runInNewContext(script, {
    ...{ navigator, addEventListener: heard, history: { replaceState: vi.fn() } },
    location: { hash: '#K7QM4RTA9XWC', pathname: '/c', search: '' },
    document: { forms: [form], getElementById: (id: string) => (page.includes(`id="${id}"`) ? shown : null) },
  });
  expect(page).toContain('Проверим, когда появится связь');
  expect([form.elements.code.value, shown.hidden, form.onsubmit()]).toEqual(['K7QM4RTA9XWC', false, false]);
  expect(submit).not.toHaveBeenCalled();
  navigator.onLine = true;
  expect(form.onsubmit()).toBe(true);
  heard.mock.calls[0]?.[1]();
  expect(submit).toHaveBeenCalledOnce();
});

test('a form sent without a code asks for it in the language of the page, not of the browser', async () => {
  await using shop = await startShop();
  const { status, text } = await ask(shop, ' ', '?lang=ru');
  expect([status, text.includes('Введите код сертификата'), text.includes('novalidate')]).toEqual([
    422,
    true,
    true,
  ]);
  for (let at = 0; at < unknownCodeLimits.address.max; at++) await ask(shop, '');
  expect((await ask(shop, '')).status, 'an empty field is no attempt').toBe(422);
});

test('unknown codes say so, are shown as text, and are counted with those of the API by address', async () => {
  await using shop = await startShop();
  await addCertificate(shop, code, 100);
  const { status, text } = await ask(shop, '"><script>x()</script>');
  expect(status).toBe(422);
  expect(text).not.toContain('<script>x()');
  for (let at = 1; at < unknownCodeLimits.address.max; at++)
    await shop.api('POST /api/certificate/check/', { body: { code: `X${at}` } }).catch(() => undefined);
  expect((await ask(shop, code)).status, 'a right one as well').toBe(429);
});

test('a slip of one sign is told from a code that is spent', async () => {
  await using shop = await startShop();
  const right = certificateCode(shop.ctx.newToken());
  const slip = `${right.slice(0, 3)}${right[3] === 'A' ? 'B' : 'A'}${right.slice(4)}`;
  expect((await ask(shop, right, '?lang=ru')).text).toContain('уже потрачен');
  expect((await ask(shop, slip, '?lang=ru')).text).toContain('проверьте знаки');
});
