import { defineTexts } from '#domain/print/texts.ts';

export const finderTexts = defineTexts({
  title: { tm: 'Sowgat saýlamaga kömek', ru: 'Подобрать подарок' },
  lead: {
    tm: 'Dört sorag, hemmesine jogap bermek hökman däl.',
    ru: 'Четыре вопроса, можно отвечать не на все.',
  },
  recipient: { tm: 'Kime?', ru: 'Кому?' },
  occasion: { tm: 'Näme mynasybetli?', ru: 'По какому поводу?' },
  budget: { tm: 'Näçe manatlyk?', ru: 'На какую сумму?' },
  arrival: { tm: 'Nirä we haçan?', ru: 'Куда и когда?' },
  unknownDay: {
    tm: 'Aragatnaşyk ýok, haçan eltjegimizi bilemok.',
    ru: 'Без связи не знаем, когда привезём.',
  },
  otherDay: { tm: 'Başga gün', ru: 'Другой день' },
  show: { tm: 'Görkez', ru: 'Показать' },
  toResults: { tm: 'Harytlara geç', ru: 'К товарам' },
  fits: {
    tm: '{n} sowgat laýyk gelýär',
    ru: { one: 'Подходит {n} подарок', few: 'Подходят {n} подарка', many: 'Подходят {n} подарков' },
  },
  inCatalogue: { tm: 'Katalogda aç', ru: 'В каталог' },
});
