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
  save: { tm: 'Sakla', ru: 'Сохранить' },
  saved: { tm: 'Saklandy', ru: 'Сохранено' },
});
