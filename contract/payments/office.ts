import { type Static, Type } from 'typebox';
import { leastSoldMonths, mostMonths } from '#domain/certificates/certificate.ts';
import { phoneHoldHours } from '#domain/payments/payment.ts';
import { forStaff } from '#contract/office-route.ts';
import { Bank, PaymentMethod } from '#contract/orders/shop.ts';
import { routes } from '#contract/route.ts';
import { LocalText, Money, nullable, strict } from '#contract/shared.ts';

const HoldHours = Type.Integer({ minimum: phoneHoldHours.least, maximum: phoneHoldHours.most });
const SoldMonths = Type.Integer({ minimum: leastSoldMonths, maximum: mostMonths });

/** Payment methods. A bank can be switched on only where the server's settings have its address and credentials. */
export const PaymentSettings = strict({
  methods: Type.Array(strict({ method: PaymentMethod, isOn: Type.Boolean() })),
  banks: Type.Array(
    strict({ code: Bank, title: LocalText, isConfigured: Type.Boolean(), isOn: Type.Boolean() }),
  ),
  /** Hours for which an order by phone waits for card payment. */
  phoneHoldHours: HoldHours,
  /** Larger sums on delivery from new numbers must be confirmed by a call; null: no limit. */
  cashLimit: nullable(Money),
  /** Recommended maximum of cash for a courier, beyond which the board warns; null: no limit. */
  purseLimit: nullable(Money),
  /** Order total from which a hand-over needs a code or a photo; null: never. */
  proofFrom: nullable(Money),
  /** Validity in months of a certificate after payment; certificates already paid keep their expiry. */
  certificateMonths: SoldMonths,
  /** The recipient of a gift may pay for it on delivery, unless its giver is not named. */
  giftsOnDelivery: Type.Boolean(),
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
      giftsOnDelivery: Type.Optional(Type.Boolean()),
    }),
    reply: strict({ data: PaymentSettings }),
    refuses: ['bank.unknown'],
  }),
});

export type PaymentSettings = Static<typeof PaymentSettings>;
