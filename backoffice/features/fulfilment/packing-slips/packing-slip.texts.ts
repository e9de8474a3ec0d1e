import { defineTexts } from '#domain/print/texts.ts';

export const packingSlipTexts = defineTexts({
  picking: { tm: 'Taýýarlanmaly harytlar', ru: 'Лист сборки' },
  courier: { tm: 'Kurýeriň sanawy', ru: 'Лист курьера' },
  receipt: { tm: 'Ýan haty, bahasyz', ru: 'Накладная без цен' },
  card: { tm: 'Gutlag haty', ru: 'Открытка' },
  size: { tm: 'Kagyz', ru: 'Бумага' },
  print: { tm: 'Çap et', ru: 'Печать' },
  toBoard: { tm: 'Tagta geç', ru: 'На доску' },
  lang: { tm: 'Dil', ru: 'Язык' },
  empty: { tm: 'Çap edere sargyt ýok', ru: 'Печатать нечего' },
  product: { tm: 'Haryt', ru: 'Товар' },
  code: { tm: 'Harydyň kody', ru: 'Артикул' },
  pieces: { tm: 'Sany', ru: 'Кол-во' },
  forOrders: { tm: 'Sargytlar', ru: 'Заказы' },
  recipient: { tm: 'Alyjy', ru: 'Получатель' },
  address: { tm: 'Salgy', ru: 'Адрес' },
  when: { tm: 'Wagty', ru: 'Время' },
  toTake: { tm: 'Almaly pul', ru: 'Взять денег' },
  paidAlready: { tm: 'Tölenen', ru: 'Оплачено' },
  signature: { tm: 'Gol', ru: 'Подпись' },
  from: { tm: 'Kimden', ru: 'От' },
  thanks: { tm: 'Sag boluň!', ru: 'Спасибо!' },
  noCard: { tm: 'Bu sargytlarda gutlag haty ýok', ru: 'В этих заказах нет открыток' },
  askAddress: { tm: 'Salgyny alyjydan soraň', ru: 'Адрес узнать у получателя' },
  noCall: { tm: 'Öňünden jaň etmäň', ru: 'Заранее не звонить' },
  courierName: { tm: 'Kurýer', ru: 'Курьер' },
  parcels: { tm: 'Sargytlaryň sany', ru: 'Заказов' },
  toTakeAll: { tm: 'Jemi almaly nagt pul', ru: 'Всего взять наличными' },
  handedIn: { tm: 'Tabşyrdy', ru: 'Сдал' },
  accepted: { tm: 'Kabul etdi', ru: 'Принял' },
  nobodyOpens: { tm: 'Hiç kim açmasa', ru: 'Если не открывают' },
  goesWith: { tm: 'Şu sargyt bilen bile', ru: 'Вместе с заказом' },
  nothingReady: { tm: 'Taýýar sargyt ýok', ru: 'Готовых заказов нет' },
  landmark: { tm: 'Nyşan', ru: 'Ориентир' },
});

export const packingPartTexts = defineTexts({
  inParts: {
    tm: 'Sargytlar {part}. Her sahypany aýratyn çap ediň.',
    ru: 'Заказы {part}. Печатайте каждую страницу отдельно.',
  },
});
