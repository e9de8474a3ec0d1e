import { defineTexts } from '#storefront/lang/texts.ts';

export const reviewTexts = defineTexts({
  title: { tm: 'Teswir ýazmak', ru: 'Отзыв' },
  rating: { tm: 'Bahaňyz', ru: 'Ваша оценка' },
  stars: { tm: '5-den {n}', ru: '{n} из 5' },
  text: { tm: 'Teswiriňiz', ru: 'Ваш отзыв' },
  hint: { tm: 'Haryt nähili boldy? Alyja ýaradymy?', ru: 'Как вам товар? Понравился ли получателю?' },
  send: { tm: 'Iber', ru: 'Отправить' },
  sent: { tm: 'Teswiriňiz üçin sag boluň!', ru: 'Спасибо за отзыв!' },
  noRating: { tm: 'Ýyldyz bilen baha beriň', ru: 'Поставьте оценку' },
  noText: { tm: 'Birnäçe söz ýazyň', ru: 'Напишите несколько слов' },
  tooLong: { tm: '2000 belgiden uzyn bolmaly däl', ru: 'Не больше 2000 знаков' },
});
