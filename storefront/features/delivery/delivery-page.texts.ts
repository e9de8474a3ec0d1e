import { defineTexts } from '#domain/print/texts.ts';

export const deliveryPageTexts = defineTexts({
  title: { tm: 'Eltip bermek we töleg', ru: 'Доставка и оплата' },
  failed: { tm: 'Maglumat ýüklenmedi.', ru: 'Сведения не загрузились.' },
  yourPlace: { tm: 'Siziň ýeriňize eltip bermek näçe durýar?', ru: 'Сколько стоит доставка к вам?' },
  zones: { tm: 'Eltip beriş zolaklary', ru: 'Зоны доставки' },
  zone: { tm: 'Zolak', ru: 'Зона' },
  fee: { tm: 'Eltip bermek', ru: 'Доставка' },
  freeFrom: { tm: 'Mugt, şundan başlap', ru: 'Бесплатно от' },
  minimum: { tm: 'Iň az sargyt', ru: 'Минимальный заказ' },
  express: { tm: 'Ekspres', ru: 'Экспресс' },
  expressIn: { tm: '{fee}, {n} minudyň dowamynda', ru: '{fee}, в течение {n} минут' },
  free: { tm: 'Mugt', ru: 'Бесплатно' },
  none: { tm: 'ýok', ru: 'нет' },
  places: {
    tm: 'Ýerler ({n})',
    ru: { one: '{n} населённый пункт', few: '{n} населённых пункта', many: '{n} населённых пунктов' },
  },
});
