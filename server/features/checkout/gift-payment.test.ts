import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GiftInput, OrderInput } from '#contract/checkout/shop.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { addBuyer } from '../../../tests/support/people/buyers.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('whatever is ordered, no recipient is asked on delivery to pay for their own gift', async () => {
  await using shop = await startShop();
  const { order, buyer, place } = await openCounter(shop, 1_000);
  const others = (await addBuyer(shop, place)).phone;
  const mother = await addAddress(others);
  const gift: fc.Arbitrary<GiftInput | undefined> = fc.option(
    fc.record(
      {
        message: fc.constantFrom('', 'Gutlaýan!'),
        hidePrices: fc.boolean(),
        anonymous: fc.boolean(),
        recipientName: fc.constantFrom('', 'Şirin'),
        recipientMobile: fc.constantFrom(
          '',
          buyer.phone,
          buyer.phone.slice(4),
          others,
          `8${others.slice(4)}`,
        ),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined },
  );
  const body = fc.record({
    payment: fc.constantFrom(...paymentMethods.filter((method) => method !== 'ONLINE')),
    where: fc.constantFrom({ address: buyer.address }, { address: mother }, { recipientAsks: true }),
    gift,
  });
  for (const { payment, where, gift: given } of fc.sample(body, { numRuns: 120, seed: 6 })) {
    const input = { payment, ...('address' in where ? where : { address: null, ...where }), gift: given };
    await order(input as Partial<OrderInput>).catch(({ code }: { code?: string }) =>
      expect(['payment.not-for-gifts', 'request.invalid']).toContain(code),
    );
  }
  const rows = await shop.ctx.db.selectFrom('shop_order').select(['gift', 'address', 'payment']).execute();
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const { recipientMobile = '' } = (row.gift ?? {}) as { recipientMobile?: string };
    const { mobile = '' } = (row.address ?? {}) as { mobile?: string };
    if (row.gift !== null) expect(recipientMobile || mobile).toBe(buyer.phone);
  }
  expect(
    rows.some((row) => row.gift !== null),
    'a present for oneself is paid on delivery',
  ).toBe(true);

  async function addAddress(mobile: string): Promise<number> {
    const { id } = await shop.ctx.db
      .insertInto('address')
      .values({
        customer_id: buyer.customerId,
        fullname: 'Şirin',
        mobile,
        place_id: place,
        line1: 'Bitarap 5',
        created_at: shop.ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
});

test('a gift for somebody else is paid by card', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const gift = { recipientName: 'Şirin', recipientMobile: '+99365112233' };
  for (const payment of ['CASH', 'TERMINAL'] as const)
    await expect(order({ payment, gift })).rejects.toMatchObject({
      code: 'payment.not-for-gifts',
      facts: { field: 'payment' },
    });
  expect((await order({ payment: 'ONLINE', gift })).data.status).toBe('awaiting-payment');
});

test('where the merchant allows it the recipient may pay the courier, but not for a gift of somebody unnamed', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const owner = await hire(shop, 'owner');
  await confirm(shop, owner);
  const { methods, banks } = (await owner.office('GET /api/office/settings/')).data;
  const on = {
    methods: methods.filter(({ isOn }) => isOn).map(({ method }) => method),
    banks: banks.filter(({ isOn }) => isOn).map(({ code }) => code),
  };
  await owner.office('PUT /api/office/settings/', { body: { ...on, giftsOnDelivery: true } });
  const gift = { recipientName: 'Şirin', recipientMobile: '+99365112233' };
  expect((await order({ payment: 'CASH', gift })).data.status).toBe('placed');
  await expect(order({ payment: 'CASH', gift: { ...gift, anonymous: true } })).rejects.toMatchObject({
    code: 'payment.not-for-gifts',
  });
  shop.ctx.invalidation.publish();
  expect((await shop.api('GET /api/product/home-info/')).data.mainInfo.giftsOnDelivery).toBe(true);
});
