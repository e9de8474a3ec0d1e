import { defineTexts } from '#domain/print/texts.ts';

export const dutyTexts = defineTexts({
  title: { tm: 'Nobatçylyk we duýduryşlar', ru: 'Дежурство и предупреждения' },
  lead: {
    tm: 'Hiç kim almadyk sargyt barada nobatçy derrew SMS alýar, 15 minutdan soň hem alynmasa, ýene birini.',
    ru: 'Если заказ никто не взял, дежурный сразу получает SMS и ещё одно через 15 минут.',
  },
  on: { tm: 'SMS iberilsin', ru: 'Присылать SMS' },
  phones: {
    tm: 'Nobatçylaryň telefonlary',
    ru: 'Телефоны дежурных',
  },
  phonesHint: { tm: 'Her setirde biri, iň köp 5', ru: 'По одному в строке, до 5' },
  from: { tm: 'Haçandan', ru: 'С' },
  to: { tm: 'Haçana çenli', ru: 'До' },
  hoursHint: { tm: 'Iki wagt deň bolsa, gije-gündiz', ru: 'Одинаковое время — круглосуточно' },
  lang: { tm: 'SMS dili', ru: 'Язык SMS' },
  tellsClose: {
    tm: 'Her gün 09:00-da ýapylan günüň möhüri',
    ru: 'Каждый день в 09:00 — печать закрытого дня',
  },
  tellsCloseHint: {
    tm: 'Şol möhür bilen žurnaly islendik kompýuterde barlap bolýar',
    ru: 'По ней журнал можно проверить на любом компьютере',
  },
  low: { tm: 'Şunça ýa-da ondan az galanda duýdur', ru: 'Предупреждать, когда осталось не больше' },
  lowHint: {
    tm: 'Şeýle harytlar “Şu gün” sahypasynda görkezilýär',
    ru: 'Такие товары видны на экране «Сегодня»',
  },
  saved: { tm: 'Saklandy', ru: 'Сохранено' },
});
