import type { BulkReason } from '#domain/staff-moves.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

export const boardTexts = defineTexts({
  title: { tm: 'Sargyt tagtasy', ru: 'Доска заказов' },
  today: { tm: 'Şu gün', ru: 'Сегодня' },
  tomorrow: { tm: 'Ertir', ru: 'Завтра' },
  otherDay: { tm: 'Başga gün', ru: 'Другой день' },
  live: { tm: 'Derrew täzelenýär', ru: 'Обновляется сразу' },
  polled: { tm: 'Her 20 sekuntda', ru: 'Каждые 20 секунд' },
  refresh: { tm: 'Täzele', ru: 'Обновить' },
  print: { tm: 'Çap et', ru: 'Печать' },
  empty: { tm: 'Bu gün üçin sargyt ýok', ru: 'На этот день заказов нет' },
  allDay: { tm: 'Ähli wagt', ru: 'Весь день' },
  noSlot: { tm: 'Wagtsyz', ru: 'Без времени' },
  late: { tm: 'Gijä galan: {n}', ru: 'Просрочено: {n}' },
  undated: { tm: 'Günsiz: {n}', ru: 'Без даты: {n}' },
  confirm: { tm: 'Hemmesini tassykla: {n}', ru: 'Подтвердить все: {n}' },
  prepare: { tm: 'Hemmesini taýýarla: {n}', ru: 'Собирать все: {n}' },
  'make-ready': { tm: 'Hemmesi taýýar: {n}', ru: 'Все готовы: {n}' },
  withoutPhoto: { tm: 'Suratsyz: {n}', ru: 'Без фото: {n}' },
  left: { tm: 'Galan sargytlar: {n}', ru: 'Остались заказы: {n}' },
  laneEmpty: { tm: 'Boş', ru: 'Пусто' },
  waitsPayment: { tm: 'Tölege garaşýanlar', ru: 'Ждут оплаты' },
});

/** Why an order could not be moved with its lane. */
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
