import { defineTexts } from '#backoffice/lang/texts.ts';

export const settingsTexts = defineTexts({
  title: { tm: 'Töleg usullary', ru: 'Способы оплаты' },
  methods: { tm: 'Töleg usullary', ru: 'Способы оплаты' },
  banks: { tm: 'Banklar', ru: 'Банки' },
  notConfigured: {
    tm: 'Dükanyň sazlamalarynda bu bankyň hasaby ýok',
    ru: 'В настройках сервера нет учётной записи этого банка',
  },
  oneAtLeast: { tm: 'Iň azyndan bir usul açyk bolmaly', ru: 'Хотя бы один способ должен быть включён' },
  phoneOrders: { tm: 'Telefon arkaly sargyt', ru: 'Заказ по телефону' },
  holdHours: { tm: 'Kart bilen tölegine näçe sagat garaşmaly', ru: 'Сколько часов ждать оплаты картой' },
  holdHint: {
    tm: '1-den 48 sagada çenli. Harytlar şonça wagt saklanýar, müşderä töleg salgylanmasy SMS bilen gidýär.',
    ru: 'От 1 до 48. Столько отложены товары; ссылку на оплату клиент получает по SMS.',
  },
  save: { tm: 'Sakla', ru: 'Сохранить' },
  saved: { tm: 'Saklandy', ru: 'Сохранено' },
});
