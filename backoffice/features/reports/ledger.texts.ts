import { defineTexts } from '#domain/print/texts.ts';

export const ledgerTexts = defineTexts({
  atEndOf: { tm: 'Günüň ahyrynda', ru: 'На конец дня' },
  owner: {
    tm: 'Sargydyň belgisi, kurýer, sertifikatyň soňky belgileri',
    ru: 'Номер заказа, курьер, конец кода сертификата',
  },
  account: { tm: 'Hasap', ru: 'Счёт' },
  balance: { tm: 'Galyndy, TMT', ru: 'Остаток, TMT' },
  pending: { tm: 'Garaşylýan, TMT', ru: 'Ожидает, TMT' },
  lead: {
    tm: 'Sargytlaryň we sertifikatlaryň hasaby — dükanyň bergisi, beýlekileri — onuň puly.',
    ru: 'Счета заказов и сертификатов — что магазин должен, остальные — его деньги.',
  },
  noSuchOwner: { tm: 'Beýle hasap ýok', ru: 'Такого счёта нет' },
  inFile: {
    tm: 'XLSX: saýlanan günüň galyndylary we aýyň başyndan bäri hereketler. CSV: diňe galyndylar.',
    ru: 'XLSX: остатки на этот день и проводки с начала месяца. CSV: только остатки.',
  },
  journal: {
    tm: 'Ýapylan günleriň ähli hereketleri we möhürleri: dükansyz barlap bolýar.',
    ru: 'Все проводки закрытых дней с отпечатками: их можно проверить без магазина.',
  },
  transfers: { tm: 'Hereketler', ru: 'Проводки' },
  noTransfers: { tm: 'Şol güne çenli hereket ýok', ru: 'До этого дня проводок нет' },
  isPending: { tm: 'garaşylýar', ru: 'ожидает' },
  isVoid: { tm: 'ýatyryldy', ru: 'отменено' },
});
