import { type Static, Type } from 'typebox';
import { leastSoldMonths, mostMonths } from '#domain/payments/certificate.ts';
import { phoneHoldHours } from '#domain/payments/payment.ts';
import { forStaff } from '#contract/office-route.ts';
import { Bank, PaymentMethod } from '#contract/orders/shop.ts';
import { routes } from '#contract/route.ts';
import { LocalText, Money, nullable, strict } from '#contract/shared.ts';

const HoldHours = Type.Integer({ minimum: phoneHoldHours.least, maximum: phoneHoldHours.most });
const SoldMonths = Type.Integer({ minimum: leastSoldMonths, maximum: mostMonths });

/** Ways of paying. A bank can be switched on only where the shop's settings name its address and account. */
export const PaymentSettings = strict({
  methods: Type.Array(strict({ method: PaymentMethod, isOn: Type.Boolean() })),
  banks: Type.Array(
    strict({ code: Bank, title: LocalText, isConfigured: Type.Boolean(), isOn: Type.Boolean() }),
  ),
  /** How many hours an order by phone waits for its card money. */
  phoneHoldHours: HoldHours,
  /** From new numbers a larger sum on delivery waits for a call; null: no limit. */
  cashLimit: nullable(Money),
  /** More cash a courier had better not carry: the board warns; null: no limit. */
  purseLimit: nullable(Money),
  /** From this total on a hand-over wants a code or a photo; null: never. */
  proofFrom: nullable(Money),
  /** How many months a certificate is good for after its payment; those that are paid already keep their end. */
  certificateMonths: SoldMonths,
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
      phoneHoldHours: Type.Optional(HoldHours),
      cashLimit: Type.Optional(nullable(Money)),
      purseLimit: Type.Optional(nullable(Money)),
      proofFrom: Type.Optional(nullable(Money)),
      certificateMonths: Type.Optional(SoldMonths),
    }),
    reply: strict({ data: PaymentSettings }),
    refuses: ['bank.unknown'],
  }),
});

export type PaymentSettings = Static<typeof PaymentSettings>;
