import { expect, test } from 'vitest';
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

  const visitor = await storefront.visit({ language: 'ru', setting: null });
  const { page, say, press } = visitor;
  await visitor.open(link.pathname + link.search);
  await page.getByText(say(repeatTexts, 'home', { name: 'Айна' })).waitFor();
  expect(await page.getByText('Görogly').count(), 'nobody has signed in').toBe(0);
  await press(say(repeatTexts, 'never'));
  await page.getByText(say(repeatTexts, 'isOff')).waitFor();
  await press(say(repeatTexts, 'again'));
  await press(say(repeatTexts, 'never'));
  await press(say(repeatTexts, 'enter'));
  await comeIn(storefront, visitor, phone);
  await page.getByText('Görogly 1').waitFor();
  await press(visitor.like(orderTexts, 'pay'));
  await payAtBank(visitor, 'pays');
  expectNoProblems(visitor);
});
