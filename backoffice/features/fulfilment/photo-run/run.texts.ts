import { defineTexts } from '#domain/print/texts.ts';

export const runTexts = defineTexts({
  title: { tm: 'Yzly-yzyna surat', ru: 'Снять подряд' },
  place: { tm: '{n} / {all}', ru: '{n} из {all}' },
  next: { tm: 'Taýýar, indikisi', ru: 'Готов, следующий' },
  skip: { tm: 'Geç', ru: 'Пропустить' },
  without: { tm: 'Suratsyz: sebäbi', ru: 'Без фото: почему' },
  another: { tm: 'Ýene surat', ru: 'Ещё фото' },
  takeOff: { tm: 'Suraty aýyr: {n}', ru: 'Убрать фото: {n}' },
  sending: { tm: 'Iberilýär: {n}', ru: 'Отправляем: {n}' },
  again: { tm: 'Iberilmedi: {why}', ru: 'Не отправилось: {why}' },
  through: { tm: 'Hemmesi düşürildi', ru: 'Все сняты' },
  toBoard: { tm: 'Tagta', ru: 'К доске' },
});
