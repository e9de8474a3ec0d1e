import { defineTexts } from '#domain/print/texts.ts';

export const smsTexts = defineTexts({
  saved: { tm: 'Saklandy', ru: 'Сохранено' },
  smsTitle: { tm: 'SMS tekstleri', ru: 'Тексты SMS' },
  smsLead: {
    tm: 'Tekstde {order} ýerine sargydyň belgisi, {total} ýerine jemi baha ýazylar. Türkmençe SMS ýönekeý latyn harplary bilen (bir SMS — 160 belgi), rusça SMS kiril harplary bilen (bir SMS — 70 belgi) iberilýär.',
    ru: 'Вместо {order} встанет номер заказа, вместо {total} — сумма. Туркменские SMS уходят простой латиницей (160 знаков в одном SMS), русские — кириллицей (70 знаков).',
  },
  example: { tm: 'Müşderi şeýle görer', ru: 'Клиент увидит' },
  cost: { tm: '{units} belgi, {parts} SMS', ru: 'Знаков: {units}, SMS: {parts}' },
  'foreign-address': {
    tm: 'Diňe dükanyň öz salgysy bolup biler. Nokatdan soň boşluk goýuň.',
    ru: 'Адрес может быть только самого магазина. После точки ставьте пробел.',
  },
  'control-sign': {
    tm: 'Täze setir we görünmeýän belgiler bolmaýar.',
    ru: 'Нельзя переносить строку и вставлять невидимые знаки.',
  },
  changedText: { tm: 'üýtgedilen', ru: 'изменён' },
  toDefault: { tm: 'Başky tekste gaýtar', ru: 'Вернуть исходный' },
});
