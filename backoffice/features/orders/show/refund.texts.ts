import type { EndReason, RefundReason, RefundWay } from '#domain/payments/refund.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Reasons of refunds: automatic ones, those entered by staff, and those of ended orders paid on delivery. */
export const refundReasonTexts = defineTexts({
  'late-money': { tm: 'Pul giç geldi', ru: 'Деньги пришли поздно' },
  'paid-twice': { tm: 'Iki gezek tölendi', ru: 'Оплачено дважды' },
  'order-cancelled': { tm: 'Sargyt ýatyryldy', ru: 'Заказ отменён' },
  goodwill: { tm: 'Ýagşy niýet bilen', ru: 'Жест доброй воли' },
  'returned-goods': { tm: 'Haryt yzyna geldi', ru: 'Товар вернулся' },
  'seen-at-bank': { tm: 'Bankda gaýtarylypdyr', ru: 'Возвращено в банке' },
  swap: { tm: 'Alyjy arzanyny saýlady', ru: 'Получатель выбрал дешевле' },
  zone: { tm: 'Eltip bermek arzan düşdi', ru: 'Доставка вышла дешевле' },
  cancel: { tm: 'Sargyt ýatyryldy', ru: 'Заказ отменён' },
  'call-off': { tm: 'Sargyt ýerine ýetirilmedi', ru: 'Заказ не выполнен' },
  'take-back': { tm: 'Haryt yzyna geldi', ru: 'Товар вернулся' },
} satisfies Record<RefundReason | EndReason, Phrase>);

export const refundWayTexts = defineTexts({
  card: { tm: 'karta', ru: 'на карту' },
  cash: { tm: 'nagt', ru: 'наличными' },
  terminal: { tm: 'terminal bilen', ru: 'через терминал' },
  certificate: { tm: 'sertifikata', ru: 'на сертификат' },
} satisfies Record<RefundWay, Phrase>);

/** A reason of a later release has no text here. */
export function isRefundReason(reason: string): reason is keyof typeof refundReasonTexts {
  return reason in refundReasonTexts;
}
