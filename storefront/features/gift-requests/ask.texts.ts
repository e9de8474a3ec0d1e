import { defineTexts } from '#domain/print/texts.ts';

/** Texts about what the giver allows a recipient who is asked by a link. */
export const askTexts = defineTexts({
  anywhere: { tm: 'Haýsy şäherdedigini hem bilemok', ru: 'Город тоже не знаю' },
  anywhereNote: {
    tm: 'Iň gymmat eltip bermegiň tölegini alarys, artygyny yzyna gaýtararys.',
    ru: 'Возьмём плату за самую дорогую доставку, разницу вернём.',
  },
  askedPlace: { tm: 'Alyjy haýsy şäherde ýa-da etrapda?', ru: 'В каком городе или этрапе получатель?' },
  latestDay: { tm: 'Iň giç haýsy gün getireli?', ru: 'Привезти не позже' },
  latestAny: { tm: 'Alyja haçan amatly bolsa', ru: 'Когда удобно получателю' },
  latestHint: {
    tm: 'Jogabyna üç gün garaşarys, köp bolanda şol gün sagat 12:00 çenli',
    ru: 'Ответа ждём три дня, но не дольше, чем до 12:00 этого дня',
  },
  alternatives: {
    tm: 'Alyja saýlamaga başga sowgat hem hödürle',
    ru: 'Предложить получателю подарки на выбор',
    needs: 'recipient-swap',
  },
  alternativesHint: {
    tm: 'Üçe çenli başga haryt belläň: hiç biri munuňkydan gymmat däl. Alyjy bahany görmez, tapawudyny size gaýtararys.',
    ru: 'Отметьте до трёх других подарков, не дороже этого. Цен получатель не увидит, разницу вернём вам.',
    needs: 'recipient-swap',
  },
  alternativesNone: { tm: 'Ýerine saýlar ýaly haryt tapylmady', ru: 'На замену ничего не нашлось' },
});
