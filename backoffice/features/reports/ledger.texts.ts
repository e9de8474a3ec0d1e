import type { AccountKind, TransferCode } from '#domain/ledger/ledger.ts';
import { defineTexts, type Phrase } from '#domain/print/texts.ts';

export const ledgerTexts = defineTexts({
  atEndOf: { tm: 'Günüň ahyryna', ru: 'На конец дня' },
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
    tm: 'XLSX: şu güne galyndylar we aýyň başyndan bäri hereketler. CSV: diňe galyndylar.',
    ru: 'XLSX: остатки на этот день и проводки с начала месяца. CSV: только остатки.',
  },
  transfers: { tm: 'Hereketler', ru: 'Проводки' },
  noTransfers: { tm: 'Şol güne çenli hereket ýok', ru: 'До этого дня проводок нет' },
  isPending: { tm: 'garaşylýar', ru: 'ожидает' },
  isVoid: { tm: 'ýatyryldy', ru: 'отменено' },
});

export const accountTexts = defineTexts({
  bank: { tm: 'Bank', ru: 'Банк' },
  terminal: { tm: 'Terminal', ru: 'Терминал' },
  till: { tm: 'Kassa', ru: 'Касса' },
  purse: { tm: 'Kurýerde', ru: 'У курьера' },
  order: { tm: 'Sargytlar', ru: 'Заказы' },
  certificate: { tm: 'Sertifikatlar', ru: 'Сертификаты' },
  goodwill: { tm: 'Dükan sowgat berdi', ru: 'Подарено магазином' },
  shortage: { tm: 'Ýetmezçilik', ru: 'Недостача' },
  'expired-value': { tm: 'Möhleti geçen pul', ru: 'Истёкшие сертификаты' },
  surplus: { tm: 'Artyk', ru: 'Излишек' },
} satisfies Record<AccountKind, Phrase>);

export const transferTexts = defineTexts({
  'card-paid': { tm: 'Kart bilen tölendi', ru: 'Оплата картой' },
  'card-refund': { tm: 'Karta gaýtaryldy', ru: 'Возврат на карту' },
  'taking-cash': { tm: 'Nagt alyndy', ru: 'Приняты наличные' },
  'taking-terminal': { tm: 'Terminal bilen alyndy', ru: 'Принято терминалом' },
  'taking-back': { tm: 'Eline gaýtaryldy', ru: 'Возвращено из рук в руки' },
  'taking-undone': { tm: 'Alnan pul ýatyryldy', ru: 'Приём денег отменён' },
  'hand-in': { tm: 'Kassa tabşyryldy', ru: 'Сдано в кассу' },
  'hand-out': { tm: 'Kassadan berildi', ru: 'Выдано из кассы' },
  'hand-in-lacks': { tm: 'Tabşyrylanda ýetmedi', ru: 'Недостача при сдаче' },
  'hand-in-over': { tm: 'Tabşyrylanda artyk çykdy', ru: 'Излишек при сдаче' },
  'certificate-given': { tm: 'Sertifikat berildi', ru: 'Сертификат выпущен' },
  'certificate-sold': { tm: 'Sertifikat satyldy', ru: 'Сертификат продан' },
  'certificate-spent': { tm: 'Sertifikat bilen tölendi', ru: 'Оплата сертификатом' },
  'certificate-back': { tm: 'Sertifikata gaýtaryldy', ru: 'Возврат на сертификат' },
  'certificate-unsold': { tm: 'Sertifikat yzyna alyndy', ru: 'Продажа сертификата отменена' },
  'certificate-moved': { tm: 'Täze koda geçirildi', ru: 'Перенос на новый код' },
  'certificate-voided': { tm: 'Sertifikat ýatyryldy', ru: 'Сертификат погашен' },
  'certificate-lapsed': { tm: 'Möhleti geçen pul aýryldy', ru: 'Истёкшее списано' },
} satisfies Record<TransferCode, Phrase>);
