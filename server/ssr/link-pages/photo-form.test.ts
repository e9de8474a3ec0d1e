import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFile } from '#server/platform/project-file.ts';
import { pack, shoot } from '../../../tests/support/people/packing.ts';
import { addStaff } from '../../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { describePhotos } from './photo-form.ts';

// The page around the form is that of the built storefront, which `npm test` always has.
const isBuilt = existsSync(projectFile('dist/storefront/index.html'));

/** An order whose buyer was asked about its photo at eleven, and the page of its link without a script. */
async function ask(shop: TestShop) {
  const row = { is_on: true, changed_at: shop.ctx.now(), staff_id: await addStaff(shop) };
  await shop.ctx.db
    .insertInto('feature')
    .values([{ ...row, name: 'photo-report', mode: 'asked' }])
    .execute();
  const packed = await pack(shop);
  await shoot(packed.packer, packed.id);
  await shop.settle();
  const told = shop.sms(packed.buyer.phone).find(({ text }) => text.includes('/o/'));
  const token = /\/o\/([A-Za-z0-9]{12})/.exec(told?.text ?? '')?.[1] ?? 'none';
  const page = async (lang: 'tm' | 'ru') => {
    const actor = { kind: 'link', linkId: '', subjectId: packed.id, token } as const;
    return (await describePhotos(shop.ctx, actor, lang)).noScript ?? '';
  };
  const send = (form: Record<string, string>, lang = 'ru', by = token) =>
    fetch(`${shop.origin}/o/${by}/photos?lang=${lang}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
    });
  return { ...packed, token, page, send };
}

test('whoever runs no scripts sees the photo, until when to answer, and asks for a change once', async () => {
  await using shop = await startShop({ pages: true });
  const { token, page, send } = await ask(shop);
  const russian = await page('ru');
  expect(russian).toContain('Попросить поправить можно до 11:30');
  expect(russian).toContain(`<img src="/api/order-link/${token}/photos/`);
  expect(russian, 'the forms are in sight below it').toContain('max-height:60vh');
  expect(russian).toContain(`action="/o/${token}/photos?lang=ru"`);
  const turkmen = await page('tm');
  expect(turkmen).toContain('Üýtgetmek isleseňiz, sagat 11:30 çenli ýazyň');
  expect(turkmen).toContain('Hemmesi gowy');

  // The browser's own message would speak the browser's language.
  expect(russian).toMatch(/novalidate><label for="words"/);
  const empty = await send({ answer: 'change', words: '  ' });
  expect([empty.status, empty.headers.get('location')]).toEqual([303, `/o/${token}?lang=ru#words`]);
  expect(await page('ru'), 'without words nothing was asked').toContain('name="words"');
  const sent = await send({ answer: 'change', words: ' Ленту <красную> ' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/o/${token}?lang=ru`]);
  expect(sent.headers.get('cache-control')).toBe('no-store');
  const after = await page('ru');
  expect(after).toContain('Вы попросили: «Ленту &#60;красную&#62;»');
  expect(after).not.toContain('<form');
  expect((await send({ answer: 'good' })).status, 'once').toBe(303);
  expect(await page('tm')).toContain('Soradyňyz');
});

test('a form that comes too late, or of no order, answers nothing', async () => {
  await using shop = await startShop({ pages: true });
  const { page, send } = await ask(shop);
  expect((await send({ answer: 'good' }, 'tm', 'a'.repeat(22))).status).toBe(404);
  shop.advance(1_800);
  expect((await send({ answer: 'good' }, 'tm')).headers.get('location')).toMatch(/lang=tk$/);
  expect(await page('tm')).toContain('Üýtgetmegi soramaga wagt geçdi');
});

test.runIf(isBuilt)(
  'the page of an order’s link has the form where the shop says that it needs scripts',
  async () => {
    await using shop = await startShop({ pages: true });
    const { token, send } = await ask(shop);
    const html = async () => (await fetch(`${shop.origin}/o/${token}?lang=ru`)).text();
    expect(await html()).toMatch(/<noscript>.*name="answer".*<\/noscript>/s);
    await send({ answer: 'good' });
    expect(await html()).toContain('Вам всё понравилось');
  },
);
