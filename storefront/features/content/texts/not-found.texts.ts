import { defineTexts } from '#storefront/lang/texts.ts';

export const notFoundTexts = defineTexts({
  notFound: { tm: 'Sahypa tapylmady', ru: 'Страница не найдена' },
  notFoundHint: {
    tm: 'Salgy nädogry ýa-da sahypa aýryldy.',
    ru: 'Адрес неверен, или страницы больше нет.',
  },
  toHome: { tm: 'Baş sahypa geç', ru: 'На главную' },
});
