import { defineTexts } from '#storefront/lang/texts.ts';

export const wishlistPageTexts = defineTexts({
  title: { tm: 'Halanlarym', ru: 'Избранное' },
  empty: { tm: 'Halanlarymda haryt ýok', ru: 'В избранном пусто' },
  emptyHint: {
    tm: 'Ýüregiň üstüne bassaňyz, haryt şu ýerde galar.',
    ru: 'Нажмите на сердечко у товара, и он сохранится здесь.',
  },
  toCatalogue: { tm: 'Sowgat saýla', ru: 'Выбрать подарок' },
  popular: { tm: 'Iň köp sowgat edilýänler', ru: 'Чаще всего дарят' },
  clear: { tm: 'Halanlarymy arassala', ru: 'Очистить избранное' },
  clearAsk: { tm: 'Ähli harytlar halanlarymdan aýrylsynmy?', ru: 'Убрать из избранного все товары?' },
  cleared: { tm: 'Halanlarym arassalandy', ru: 'Избранное очищено' },
  undo: { tm: 'Yzyna al', ru: 'Вернуть' },
  yes: { tm: 'Hawa, arassala', ru: 'Да, очистить' },
  no: { tm: 'Ýok', ru: 'Нет' },
});
