import type { BulkReason } from '#domain/staff-moves.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

/** Steps of many orders, with the number that will be moved. */
export const bulkTexts = defineTexts({
  confirm: { tm: 'Tassykla {n}', ru: 'Подтвердить {n}' },
  prepare: { tm: 'Taýýarla {n}', ru: 'Собирать {n}' },
  'make-ready': { tm: 'Taýýar {n}', ru: 'Готовы {n}' },
  left: { tm: 'Galan sargytlar: {n}', ru: 'Остались заказы: {n}' },
});

/** Why an order could not be moved with others. */
export const bulkReasonTexts = defineTexts({
  call: { tm: 'öňünden jaň etmeli', ru: 'сначала позвонить' },
  recipient: { tm: 'alyjynyň jogabyna garaşylýar', ru: 'ждём ответа получателя' },
  buyer: { tm: 'müşderiniň jogabyna garaşylýar', ru: 'ждём ответа клиента' },
  photo: { tm: 'sowgadyň suraty ýok', ru: 'нет фото подарка' },
  change: { tm: 'müşderi üýtgetmegi sorady', ru: 'клиент просил поправить' },
  empty: { tm: 'eltmäge haryt galmady', ru: 'нечего везти' },
  refunded: { tm: 'puly doly gaýtarylan', ru: 'деньги возвращены полностью' },
  changed: { tm: 'ýagdaýy eýýäm üýtgäpdir', ru: 'статус уже изменился' },
} satisfies Record<BulkReason, Phrase>);
