import { defineTexts } from '#domain/print/texts.ts';

export const brandTexts = defineTexts({
  brands: { tm: 'Brendler', ru: 'Бренды' },
  find: { tm: 'Brend gözle', ru: 'Найти бренд' },
  count: {
    tm: '{n} haryt',
    ru: { one: '{n} товар', few: '{n} товара', many: '{n} товаров' },
  },
  nothing: { tm: 'Hiç zat tapylmady', ru: 'Ничего не найдено' },
  nothingHint: { tm: 'Başga atdan gözläp görüň.', ru: 'Попробуйте другое название.' },
  clear: { tm: 'Arassala', ru: 'Сбросить' },
  notFound: { tm: 'Brend tapylmady', ru: 'Бренд не найден' },
  all: { tm: 'Ähli brendler', ru: 'Все бренды' },
  inCatalogue: { tm: 'Süzgüç bilen gör', ru: 'Открыть с фильтрами' },
  failed: { tm: 'Brendler ýüklenmedi. {why}', ru: 'Бренды не загрузились. {why}' },
  more: { tm: 'Ýene {n} görkez', ru: 'Показать ещё {n}' },
  progress: { tm: '{total} harytdan {seen} sanysy görkezildi', ru: 'Показано {seen} из {total}' },
});
