import { photoSentences } from '#domain/parcel-photos/photo-sentences.ts';
import { defineTexts } from '#domain/print/texts.ts';

export const photoTexts = defineTexts({
  ...photoSentences,
  photo: { tm: 'Sowgadyň suraty, {n}/{all}', ru: 'Фото подарка, {n} из {all}' },
  whatHint: { tm: 'Mysal üçin: lentasy gyzyl bolsun', ru: 'Например: ленту красную' },
  send: { tm: 'Iber', ru: 'Отправить' },
  noWords: { tm: 'Nämäni üýtgetmelidigini ýazyň', ru: 'Напишите, что поправить' },
});
