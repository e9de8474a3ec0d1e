import { defineTexts } from '#domain/print/texts.ts';

export const lastSavedTexts = defineTexts({
  saved: { tm: 'Saklan: {who}, {when}', ru: 'Сохранил(а) {who}, {when}' },
  nameless: { tm: 'Saklanan wagty: {when}', ru: 'Сохранено {when}' },
  today: { tm: 'şu gün {time}', ru: 'сегодня в {time}' },
  earlier: { tm: '{date} {time}', ru: '{date} в {time}' },
});
