import { defineTexts } from '#domain/print/texts.ts';

export const contentTexts = defineTexts({
  about: { tm: 'Biz barada', ru: 'О нас' },
  privacy: { tm: 'Gizlinlik syýasaty', ru: 'Политика конфиденциальности' },
  contactUs: { tm: 'Biz bilen habarlaşyň', ru: 'Свяжитесь с нами' },
  hours: { tm: 'Iş wagty', ru: 'Часы работы' },
  updated: { tm: 'Täzelenen senesi: {day}', ru: 'Обновлено: {day}' },
  contents: { tm: 'Mazmuny', ru: 'Содержание' },
  failed: { tm: 'Sahypa ýüklenmedi.', ru: 'Страница не загрузилась.' },
});
