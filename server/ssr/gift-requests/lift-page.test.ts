import { expect, test } from 'vitest';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';
import { giftAddress } from '#domain/links/link.ts';
import { phone } from '#domain/print/phone.ts';
import { say } from './gift.texts.ts';

type AskedShop = Awaited<ReturnType<typeof openAsked>>;

async function send({ shop }: AskedShop, form?: Record<string, string>) {
  const body = new URLSearchParams(form);
  const reply = await shop.api.raw('/g?lang=ru', form && { method: 'POST', body });
  return { status: reply.status, html: await reply.text() };
}

async function codeOf({ shop }: AskedShop, mobile: string): Promise<string> {
  await shop.settle();
  return /\b\d{6}\b/.exec(shop.sms(mobile)[0]?.text ?? '')?.[0] ?? '';
}

/** The recipient opts out of gifts from anybody. */
async function bar(asked: AskedShop): Promise<string> {
  const { params, pin } = await asked.open(await asked.give());
  const { pass } = (await asked.shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  await asked.shop.api('POST /api/gift/:token/decline/', { params, body: { pass, never: 'all' } });
  const page = await (await asked.shop.api.raw(`${giftAddress(params.token)}?lang=ru`)).text();
  expect(page).toContain('href="/g?lang=ru"');
  return asked.recipient;
}

test('who wanted no more gifts takes it back with a code; a number that never said so sees the same', async () => {
  await using asked = await openAsked({ pages: true });
  const barred = await bar(asked);
  expect(await refusalOf(asked.give())).toBe('gift.recipient-unavailable');
  const ended = await (await asked.shop.api.raw(`${giftAddress('x'.repeat(22))}?lang=ru`)).text();
  expect(ended).toContain('href="/g?lang=ru"');
  expect((await send(asked)).html).toContain(say('ru', 'liftLead'));
  async function walk(mobile: string) {
    const asks = await send(asked, { mobile });
    const code = await codeOf(asked, mobile);
    const wrong = await send(asked, { mobile, code: code === '000000' ? '000001' : '000000' });
    const seen = [asks, wrong, await send(asked, { mobile, code }), await send(asked, { mobile, code })];
    return seen.map(
      ({ status, html }) => `${status} ${html.replaceAll(mobile, '').replace(phone(mobile), '')}`,
    );
  }
  const [first, other] = [await walk(barred), await walk(freshPhone())];
  expect(first[2]).toContain(say('ru', 'lifted'));
  expect(first[3], 'a code is good once').not.toContain(say('ru', 'lifted'));
  expect(other).toEqual(first);
  expect((await asked.give()).request?.state).toBe('waiting');
});

test('a code that is wrong five times lifts nothing, and a number gets one code a minute', async () => {
  await using asked = await openAsked({ pages: true });
  const mobile = await bar(asked);
  const before = asked.shop.sms(mobile).length;
  for (const _ of [1, 2, 3]) await send(asked, { mobile });
  const code = await codeOf(asked, mobile);
  expect(asked.shop.sms(mobile).length - before).toBe(1);
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 20 }, () => send(asked, { mobile, code: wrong })));
  const late = await send(asked, { mobile, code });
  expect([late.status, late.html.includes(say('ru', 'lifted'))]).toEqual([429, false]);
  expect(await refusalOf(asked.give())).toBe('gift.recipient-unavailable');
  expect((await send(asked, { mobile: 'salam' })).html).toContain('aria-invalid="true"');
});
