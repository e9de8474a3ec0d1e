import { expect, test } from 'vitest';
import { tags } from '#server/ssr/page-texts.ts';
import { say } from '#domain/print/texts.ts';
import { orderTexts } from '#storefront/features/orders/order.texts.ts';
import { repeatTexts } from '#storefront/features/people/repeat/repeat.texts.ts';
import { comeIn, expectNoProblems, payAtBank } from '../../support/people/buying.ts';
import { signIn } from '../../support/people/people.ts';
import { keep, runReminders, textsTo } from '../../support/people/reminding.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('the SMS of a reminder opens a gift that one press pays, and one press ends the reminders', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const { api, phone } = await signIn(shop, undefined, 'ru');
  await api('PUT /api/reminders/', { body: { isOn: true } });
  const { zones } = (await shop.api('GET /api/order/delivery-payment/')).data;
  const place = zones[0]?.places[0]?.id ?? 0;
  await keep(
    { api },
    {
      ...{ name: 'Айна', relation: 'mother', addresses: [{ place, line1: 'Görogly 1' }] },
      dates: [{ kind: 'birthday', month: 11, day: 28 }],
    },
  );
  await runReminders(shop);
  shop.advance(86_400);
  await runReminders(shop);
  const link = new URL(/https?:\S+/.exec(textsTo(shop, phone)[0] ?? '')?.[0] ?? '');
  const { headers } = await fetch(shop.origin + link.pathname);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  // Without scripts the page works with plain forms.
  const submit = async (input: Record<string, string>) =>
    (
      await fetch(shop.origin + link.pathname + link.search, {
        method: 'POST',
        body: new URLSearchParams(input),
      })
    ).text();
  expect(await submit({ what: 'all', until: 'never' })).toContain(say('ru', repeatTexts, 'isOff'));
  expect(await submit({ what: 'all', until: 'again' })).toContain(say('ru', repeatTexts, 'quietYear'));

  const visitor = await storefront.visit({ language: 'ru', setting: null });
  const { page, press } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await visitor.open(link.pathname + link.search);
  await page.getByText(visitor.say(repeatTexts, 'home', { name: 'Айна' })).waitFor();
  expect(await page.getByText('Görogly').count(), 'nobody has signed in').toBe(0);
  await press(visitor.say(repeatTexts, 'never'));
  await page.getByText(visitor.say(repeatTexts, 'isOff')).waitFor();
  await press(visitor.say(repeatTexts, 'again'));
  await press(visitor.say(repeatTexts, 'never'));
  // From SMS to bank on a slow connection: neither embedded data nor code of later pages is requested.
  expect(
    asked.filter((path) => /home-info|quiet|repeat/.test(path)).map((path) => path.split('/')[4]),
  ).toEqual([...['gifts', 'quiet', 'quiet', 'quiet']]);
  expect(asked.filter((path) => /sw[.]js|[/]assets[/].*woff2/.test(path))).toEqual([]);
  await press(visitor.say(repeatTexts, 'enter'));
  await comeIn(storefront, visitor, phone);
  await page.getByText('Görogly 1').waitFor();
  await press(visitor.like(orderTexts, 'pay'));
  await payAtBank(visitor, 'pays');

  // Its date was deleted since: the link still stops all reminders, in either language, with scripts or without.
  const { db } = shop.ctx;
  const { customer_id } = await db.selectFrom('person').select('customer_id').executeTakeFirstOrThrow();
  await db.insertInto('reminder_consent').values({ customer_id, since: shop.ctx.now() }).execute();
  await db.deleteFrom('person').where('customer_id', '=', customer_id).execute();
  for (const lang of ['tm', 'ru'] as const) {
    const plain = await (await fetch(`${shop.origin}${link.pathname}?lang=${tags[lang]}`)).text();
    expect(plain).toContain(say(lang, repeatTexts, 'nothing'));
    expect(plain).toMatch(/name="what" value="all">\s*<input type="hidden" name="until" value="never"/);
  }
  await visitor.open(link.pathname + link.search);
  await press(visitor.say(repeatTexts, 'never'));
  await page.getByText(visitor.say(repeatTexts, 'isOff')).waitFor();
  expect(await db.selectFrom('reminder_consent').selectAll().execute()).toEqual([]);
  expectNoProblems(visitor);
});
