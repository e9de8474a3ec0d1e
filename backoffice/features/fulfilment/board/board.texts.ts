import { defineTexts } from '#domain/print/texts.ts';

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
  withoutPhoto: { tm: 'Suratsyz: {n}', ru: 'Без фото: {n}' },
  laneEmpty: { tm: 'Boş', ru: 'Пусто' },
  waitsPayment: { tm: 'Tölege garaşýanlar', ru: 'Ждут оплаты' },
});
