/** What the files of reports call things: the words that the office shows. */
import type { SalesBy } from '#contract/reports/office.ts';
import type { LocalText } from '#contract/shared.ts';
import type { AccountKind, TransferCode } from '#domain/ledger/ledger.ts';

const text = (tm: string, ru: string): LocalText => ({ tm, ru });

export const words = {
  sales: text('Satuw', 'Продажи'),
  day: text('Günüň jemi', 'Закрытие дня'),
  stock: text('Ammar', 'Склад'),
  ledger: text('Galyndylar', 'Остатки'),
  transfers: text('Hereketler', 'Проводки'),
  total: text('Jemi', 'Итого'),
  orders: text('Sargyt', 'Заказов'),
  units: text('Sany', 'Шт.'),
  sum: text('Möçberi, TMT', 'Сумма, TMT'),
  kind: text('Töleg', 'Оплата'),
  card: text('Kart', 'Карта'),
  cash: text('Nagt', 'Наличные'),
  terminal: text('Terminal', 'Терминал'),
  taken: text('Geldi, TMT', 'Пришло, TMT'),
  back: text('Gaýtaryldy, TMT', 'Возвращено, TMT'),
  left: text('Galdy, TMT', 'Осталось, TMT'),
  handedIn: text('Kurýerler tabşyrdy', 'Сдали курьеры'),
  difference: text('Tabşyrylandaky tapawut', 'Разница при сдаче'),
  withCourier: text('Kurýerde', 'У курьера'),
  product: text('Haryt', 'Товар'),
  option: text('Görnüşi', 'Вариант'),
  sku: text('Artikul', 'Артикул'),
  cost: text('Özüne düşýän, TMT', 'Себестоимость, TMT'),
  price: text('Bahasy, TMT', 'Цена, TMT'),
  allCost: text('Jemi özüne düşýän, TMT', 'Всего по себестоимости, TMT'),
  allPrice: text('Jemi bahasy, TMT', 'Всего по цене, TMT'),
  account: text('Hasap', 'Счёт'),
  balance: text('Galyndy, TMT', 'Остаток, TMT'),
  pending: text('Garaşylýan, TMT', 'Ожидает, TMT'),
  at: text('Wagty', 'Время'),
  what: text('Hereket', 'Проводка'),
  debit: text('Debet', 'Дебет'),
  credit: text('Kredit', 'Кредит'),
  state: text('Ýagdaýy', 'Состояние'),
} as const;

export const salesWords: Readonly<Record<SalesBy, LocalText>> = {
  product: text('Haryt', 'Товар'),
  category: text('Kategoriýa', 'Категория'),
  zone: text('Zolak', 'Зона'),
  staff: text('Işgär', 'Сотрудник'),
};

export const stateWords = {
  posted: text('', ''),
  pending: text('garaşylýar', 'ожидает'),
  void: text('ýatyryldy', 'отменено'),
} as const;

export const accountWords: Readonly<Record<AccountKind, LocalText>> = {
  bank: text('Bank', 'Банк'),
  terminal: text('Terminal', 'Терминал'),
  till: text('Kassa', 'Касса'),
  purse: text('Kurýerde', 'У курьера'),
  order: text('Sargytlar', 'Заказы'),
  certificate: text('Sertifikatlar', 'Сертификаты'),
  goodwill: text('Dükan sowgat berdi', 'Подарено магазином'),
  shortage: text('Ýetmezçilik', 'Недостача'),
  'expired-value': text('Möhleti geçen pul', 'Истёкшие сертификаты'),
  surplus: text('Artyk', 'Излишек'),
};

export const transferWords: Readonly<Record<TransferCode, LocalText>> = {
  'card-paid': text('Kart bilen tölendi', 'Оплата картой'),
  'card-refund': text('Karta gaýtaryldy', 'Возврат на карту'),
  'taking-cash': text('Nagt alyndy', 'Приняты наличные'),
  'taking-terminal': text('Terminal bilen alyndy', 'Принято терминалом'),
  'taking-back': text('Eline gaýtaryldy', 'Возвращено из рук в руки'),
  'taking-undone': text('Alnan pul ýatyryldy', 'Приём денег отменён'),
  'hand-in': text('Kassa tabşyryldy', 'Сдано в кассу'),
  'hand-out': text('Kassadan berildi', 'Выдано из кассы'),
  'hand-in-lacks': text('Tabşyrylanda ýetmedi', 'Недостача при сдаче'),
  'hand-in-over': text('Tabşyrylanda artyk çykdy', 'Излишек при сдаче'),
  'certificate-given': text('Sertifikat berildi', 'Сертификат выпущен'),
  'certificate-sold': text('Sertifikat satyldy', 'Сертификат продан'),
  'certificate-spent': text('Sertifikat bilen tölendi', 'Оплата сертификатом'),
  'certificate-back': text('Sertifikata gaýtaryldy', 'Возврат на сертификат'),
  'certificate-unsold': text('Sertifikat yzyna alyndy', 'Продажа сертификата отменена'),
  'certificate-moved': text('Täze koda geçirildi', 'Перенос на новый код'),
  'certificate-voided': text('Sertifikat ýatyryldy', 'Сертификат погашен'),
  'certificate-lapsed': text('Möhleti geçen pul aýryldy', 'Истёкшее списано'),
};
