import { defineTexts } from '#domain/print/texts.ts';

export const taxonomyTexts = defineTexts({
  hidden: { tm: 'Gizlenen', ru: 'Скрыто' },
  products: { tm: '{n} haryt', ru: 'товаров: {n}' },
  noParent: { tm: 'Ýok (baş kategoriýa)', ru: 'Нет (верхний уровень)' },
  newCategory: { tm: 'Täze kategoriýa', ru: 'Новая категория' },
  makeCategory: { tm: 'Goş we saýla', ru: 'Добавить и выбрать' },
  story: { tm: 'Hekaýa', ru: 'История' },
  ideaProducts: { tm: 'Harytlar (hekaýadaky tertipde)', ru: 'Товары (в порядке рассказа)' },
  fixedDate: { tm: 'Belli senesi bar bolsa, aý we gün', ru: 'Если дата постоянная: месяц и день' },
  movingDate: {
    tm: 'Sene her ýyl üýtgeýär: yglan edilen günleri ýazyň. Gün ýazylmasa, 90 gün öň “Şu gün” sahypasynda ýatladylar.',
    ru: 'Дата каждый год другая: запишите объявленные дни. Если дня нет, за 90 дней это появится на экране «Сегодня».',
  },
  movingDay: { tm: 'Baýram güni', ru: 'День праздника' },
  nextMovingDay: { tm: 'Ýene bir gün', ru: 'Ещё один день' },
  lacksDay: { tm: 'güni ýazylmadyk', ru: 'день не записан' },
  description: { tm: 'Düşündiriş', ru: 'Описание' },
  markup: {
    tm: 'Boş setir täze abzas açýar, “## ” sözbaşy, “- ” sanaw.',
    ru: 'Пустая строка начинает абзац, «## » — заголовок, «- » — пункт списка.',
  },
  titleWord: { tm: 'Ady', ru: 'Название' },
});
