import type { Text } from '../seed-types.ts';

/** What a picture shows, where the words that came with the originals were poor or borrowed. */
export const pictureNames: Readonly<Record<string, Text>> = {
  'ballet-shoes': { tm: 'Balet köwşi', ru: 'Пуанты' },
  banjo: { tm: 'Banjo saz guraly', ru: 'Банджо' },
  blossom: { tm: 'Gülgün gül', ru: 'Розовый цветок' },
  blueberries: { tm: 'Tokaý ir-iýmişleri', ru: 'Лесные ягоды' },
  'cup-with-straw': { tm: 'Turbajykly bulgur', ru: 'Стакан с трубочкой' },
  custard: { tm: 'Karamelli desert', ru: 'Карамельный десерт' },
  'diving-mask': { tm: 'Ýüzmek üçin maska', ru: 'Маска для плавания' },
  'filled-biscuit': { tm: 'Nagyşly köke', ru: 'Узорное печенье с начинкой' },
  'flat-shoe': { tm: 'Ökjesiz zenan köwşi', ru: 'Балетка' },
  'hiking-boot': { tm: 'Gezelenç botinkasy', ru: 'Треккинговый ботинок' },
  hourglass: { tm: 'Çäge sagady', ru: 'Песочные часы' },
  hyacinth: { tm: 'Sünbül güli', ru: 'Гиацинт' },
  'musical-keyboard': { tm: 'Elektron klawişli saz guraly', ru: 'Синтезатор' },
  'party-popper': { tm: 'Konfettili hlopuşka', ru: 'Хлопушка с конфетти' },
  'table-clock': { tm: 'Stol sagady', ru: 'Настольные часы' },
  trumpet: { tm: 'Mis truba', ru: 'Труба' },
  'wind-chime': { tm: 'Şemal jaňjagazy', ru: 'Музыка ветра' },
};
