import { defineTexts } from '#domain/print/texts.ts';

export const choiceTexts = defineTexts({
  title: { tm: 'Eýýäm saklanan: {who}', ru: 'Уже сохранено: {who}' },
  lead: {
    tm: 'Siziňki ýitmedi. Diňe ikiňiziň hem üýtgeden ýerleriňizi saýlaň',
    ru: 'Ваше не пропало. Выбрать нужно только там, где изменили оба',
  },
  field: { tm: 'Näme üýtgedi', ru: 'Что изменилось' },
  theirs: { tm: 'Eýýäm saklanan', ru: 'Уже сохранено' },
  mine: { tm: 'Sizde', ru: 'У вас' },
  was: { tm: 'öň: {value}', ru: 'было: {value}' },
  onlyThem: { tm: 'diňe {by}', ru: 'только {by}' },
  onlyOther: { tm: 'siz däl', ru: 'не вы' },
  onlyYou: { tm: 'diňe siz', ru: 'только вы' },
  empty: { tm: 'boş', ru: 'пусто' },
  back: { tm: 'Forma dolanmak', ru: 'Вернуться к форме' },
  save: { tm: 'Şuny saklamak', ru: 'Сохранить это' },
});
