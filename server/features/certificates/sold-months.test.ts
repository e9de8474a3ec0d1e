import { expect, test } from 'vitest';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openSale, print } from '../../../tests/support/shop/certificate-sale.ts';

const day = 86_400_000;

test('a certificate is valid for the months that the shop has set when it is paid, and its page and the terms say so', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  await shop.ctx.db
    .insertInto('shop_text')
    .values({ key: 'privacy', value: JSON.stringify({ sections: [{ title: both('A'), body: both('B') }] }) })
    .execute();
  const owner = await hire(shop);
  await confirm(shop, owner);
  const { data: before } = await owner.office('GET /api/office/settings/');
  const methods = before.methods.flatMap(({ method, isOn }) => (isOn ? [method] : []));
  const banks = before.banks.flatMap(({ code, isOn }) => (isOn ? [code] : []));
  const save = (certificateMonths: number) =>
    owner.office('PUT /api/office/settings/', { body: { methods, banks, certificateMonths } });
  const told = async () => (await shop.api('GET /api/product/home-info/')).data.mainInfo;
  const terms = async () => (await shop.api('GET /api/product/privacy-policy/')).data.sections.at(-1)?.body;
  const monthsOf = async (id: string) => {
    const end = (await sale.look(id)).items[0]?.certificates?.[0]?.expiresAt ?? '';
    return Math.round((Date.parse(end) - shop.ctx.now().getTime()) / day / 30.44);
  };

  expect(before.certificateMonths).toBe(12);
  expect(await told()).not.toHaveProperty('certificateMonths');
  expect(await terms()).toMatchObject({ ru: expect.stringContaining('12 месяцев') });
  const first = await sale.buy([print]);
  await sale.pay(first);
  expect(await monthsOf(first.id)).toBe(12);

  const second = await sale.buy([print]);
  expect((await save(24)).data.certificateMonths).toBe(24);
  expect((await told()).certificateMonths).toBe(24);
  expect(await terms()).toMatchObject({
    tm: expect.stringContaining('24 aý'),
    ru: expect.stringContaining('24 месяца'),
  });
  await sale.pay(second);
  expect(await monthsOf(second.id)).toBe(24);
  expect(await monthsOf(first.id), 'what was paid keeps its end').toBe(12);

  for (const wrong of [5, 37]) expect(await refusalOf(save(wrong))).toBe('request.invalid');
  shop.ctx.config.features = [];
  shop.ctx.invalidation.publish();
  expect(await terms(), 'a shop that sells none says nothing of them').toEqual(both('B'));
});

const both = (word: string) => ({ tm: word, ru: word });
