import { type Static, Type } from 'typebox';
import { forStaff } from '#contract/office-route.ts';
import { Bank, PaymentMethod } from '#contract/orders/shop.ts';
import { routes } from '#contract/route.ts';
import { LocalText, strict } from '#contract/shared.ts';

/** Ways of paying. A bank can be switched on only where the shop's settings name its address and account. */
export const PaymentSettings = strict({
  methods: Type.Array(strict({ method: PaymentMethod, isOn: Type.Boolean() })),
  banks: Type.Array(
    strict({ code: Bank, title: LocalText, isConfigured: Type.Boolean(), isOn: Type.Boolean() }),
  ),
});

export const officeSettings = routes({
  'GET /api/office/settings/': forStaff('settings.read', {
    summary: 'Payment methods and banks, on or off',
    reply: strict({ data: PaymentSettings }),
  }),
  'PUT /api/office/settings/': forStaff('settings.write', {
    summary: 'Switches payment methods and banks; orders that exist are paid as they were ordered',
    body: strict({
      methods: Type.Array(PaymentMethod, { minItems: 1, maxItems: 3, uniqueItems: true }),
      banks: Type.Array(Bank, { maxItems: 3, uniqueItems: true }),
    }),
    reply: strict({ data: PaymentSettings }),
    refuses: ['bank.unknown'],
  }),
});

export type PaymentSettings = Static<typeof PaymentSettings>;
