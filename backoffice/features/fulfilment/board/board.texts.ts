import { defineTexts, type Phrase } from '#domain/print/texts.ts';
import type { BulkReason } from '#domain/staff-moves.ts';

export const boardTexts = defineTexts({
  title: { tm: 'Sargyt tagtasy', ru: 'Доска заказов' },
  today: { tm: 'Şu gün', ru: 'Сегодня' },
  tomorrow: { tm: 'Ertir', ru: 'Завтра' },
  day: { tm: 'Gün', ru: 'День' },
  otherDay: { tm: 'Başga gün', ru: 'Другой день' },
  print: { tm: 'Çap et', ru: 'Печать' },
  empty: { tm: 'Bu gün üçin sargyt ýok', ru: 'На этот день заказов нет' },
  allDay: { tm: 'Ähli wagt', ru: 'Весь день' },
  noSlot: { tm: 'Wagtsyz', ru: 'Без времени' },
  late: { tm: 'Gijä galan', ru: 'Опаздывают' },
  undated: { tm: 'Günsiz: {n}', ru: 'Без даты: {n}' },
  inRow: { tm: 'Surata düşür {n}', ru: 'Снять {n}' },
  laneEmpty: { tm: 'Boş', ru: 'Пусто' },
  unfold: { tm: '{lane}: görkez', ru: '{lane}: показать' },
  fold: { tm: '{lane}: ýygna', ru: '{lane}: свернуть' },
  about: { tm: '{number}: jikme-jik', ru: '{number}: подробно' },
  whole: { tm: 'Sargydy aç', ru: 'Открыть заказ' },
  open: { tm: 'Aç', ru: 'Открыть' },
});

/** What a step of many has done. */
export const doneTexts = defineTexts({
  confirm: { tm: 'Tassyklandy: {done}, galdy: {left}.', ru: 'Подтверждено {done}, осталось {left}.' },
  prepare: { tm: 'Taýýarlanýar: {done}, galdy: {left}.', ru: 'Собирается {done}, осталось {left}.' },
  'make-ready': { tm: 'Taýýar: {done}, galdy: {left}.', ru: 'Готово {done}, осталось {left}.' },
});

/** What helps an order that a step of many left over. */
export const cureTexts = defineTexts({
  call: { tm: 'Jaň et', ru: 'Позвонить' },
  photo: { tm: 'Surata düşür', ru: 'Снять подряд' },
  recipient: boardTexts.open,
  buyer: boardTexts.open,
  change: boardTexts.open,
  empty: boardTexts.open,
  refunded: boardTexts.open,
  changed: boardTexts.open,
} satisfies Record<BulkReason, Phrase>);
