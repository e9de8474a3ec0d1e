import type { PromoRejection } from '#domain/promo/promo-code.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

const rejections = {
  minimum: {
    tm: '{minimum} we ondan köp sargyda işleýär: ýene {missing} gerek',
    ru: 'Действует от {minimum}: не хватает {missing}',
  },
  goods: { tm: 'Bu harytlara degişli däl', ru: 'Не действует на эти товары' },
  'delivery-free': { tm: 'Eltip bermek onsuz hem mugt', ru: 'Доставка и так бесплатна' },
  'first-order': { tm: 'Diňe ilkinji sargyt üçin', ru: 'Только для первого заказа' },
  used: { tm: 'Müşderi bu kody eýýäm ulandy', ru: 'Клиент уже использовал этот код' },
} as const satisfies Record<PromoRejection['reason'], Phrase>;

export const callerCodeTexts = defineTexts({
  ...rejections,
  takesOff: { tm: '−{sum}', ru: '−{sum}' },
  pays: { tm: '−{sum}, {left} galýar', ru: '−{sum}, останется {left}' },
  whole: { tm: '−{sum}, hemmesi', ru: '−{sum}, весь остаток' },
  unneeded: { tm: 'Gerek bolmady, {left} galýar', ru: 'Не понадобился, останется {left}' },
});
