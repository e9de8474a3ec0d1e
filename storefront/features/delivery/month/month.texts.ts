import { defineTexts } from '#domain/print/texts.ts';

export const monthTexts = defineTexts({
  otherDay: { tm: 'Başga gün', ru: 'Другой день' },
  chooseDay: { tm: 'Gün saýlaň', ru: 'Выберите день' },
  monthBefore: { tm: 'Öňki aý', ru: 'Предыдущий месяц' },
  monthAfter: { tm: 'Indiki aý', ru: 'Следующий месяц' },
  monthFailed: { tm: 'Bu aýyň günleri açylmady.', ru: 'Не удалось открыть дни этого месяца.' },
  day: { tm: 'Gün', ru: 'День' },
  full: { tm: 'doldy', ru: 'занято' },
  closed: { tm: 'wagty geçdi', ru: 'уже поздно' },
  peak: { tm: 'baýram', ru: 'праздник' },
});
