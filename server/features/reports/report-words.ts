/** What the files of reports call things: the words that the office shows. */
import type { SalesBy } from '#contract/reports/office.ts';
import type { LocalText } from '#contract/shared.ts';

const text = (tm: string, ru: string): LocalText => ({ tm, ru });

export const words = {
  sales: text('Satuw', 'Продажи'),
  day: text('Günüň jemi', 'Закрытие дня'),
  stock: text('Ammar', 'Склад'),
  ledger: text('Galyndylar', 'Остатки'),
  transfers: text('Hereketler', 'Проводки'),
  total: text('Jemi', 'Итого'),
  certificates: text('Satylan sertifikatlar (jeme girmeýär)', 'Проданные сертификаты (в итог не входят)'),
  orders: text('Sargyt', 'Заказов'),
  units: text('Sany', 'Шт.'),
  sum: text('Möçberi, TMT', 'Сумма, TMT'),
  kind: text('Töleg', 'Оплата'),
  card: text('Kart', 'Карта'),
  cash: text('Nagt', 'Наличные'),
  terminal: text('Terminal', 'Терминал'),
  transfer: text('Dükanyň hasabyna', 'На счёт магазина'),
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
  opening: text('Günüň başynda, TMT', 'На начало, TMT'),
  came: text('Geldi, TMT', 'Пришло, TMT'),
  went: text('Gitdi, TMT', 'Ушло, TMT'),
  closing: text('Günüň ahyrynda, TMT', 'На конец, TMT'),
  count: text('Sanaldy', 'Пересчёт'),
  expected: text('Bolmaly, TMT', 'Должно быть, TMT'),
  counted: text('Sanalan, TMT', 'Сосчитано, TMT'),
  countDifference: text('Tapawut, TMT', 'Разница, TMT'),
  note: text('Sebäbi', 'Причина'),
  hash: text('Gün ýapyldy, möhüri', 'День закрыт, отпечаток'),
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
