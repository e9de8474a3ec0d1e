/** Words for the states of an order in exported files: the same as in the office. */
import type { LocalText } from '#contract/shared.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { OrderPayment } from '#domain/payments/payment.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

export const statusWords: Readonly<Record<OrderStatus, LocalText>> = {
  'awaiting-payment': { tm: 'Tölege garaşylýar', ru: 'Ожидает оплаты' },
  placed: { tm: 'Täze', ru: 'Новый' },
  confirmed: { tm: 'Tassyklandy', ru: 'Подтверждён' },
  preparing: { tm: 'Taýýarlanýar', ru: 'Собирается' },
  ready: { tm: 'Taýýar', ru: 'Готов' },
  'on-the-way': { tm: 'Ýolda', ru: 'В пути' },
  delivered: { tm: 'Gowşuryldy', ru: 'Доставлен' },
  cancelled: { tm: 'Ýatyryldy', ru: 'Отменён' },
  expired: { tm: 'Töleg wagty doldy', ru: 'Истёк срок оплаты' },
  returned: { tm: 'Gaýtaryldy', ru: 'Возвращён' },
};

export const paymentWords: Readonly<Record<OrderPayment, LocalText>> = {
  unpaid: { tm: 'Tölenmedik', ru: 'Не оплачен' },
  pending: { tm: 'Töleg barlanýar', ru: 'Оплата проверяется' },
  paid: { tm: 'Tölenen', ru: 'Оплачен' },
  failed: { tm: 'Töleg amala aşmady', ru: 'Оплата не прошла' },
  refunding: { tm: 'Pul gaýtarylýar', ru: 'Деньги возвращаются' },
  'partly-refunded': { tm: 'Bir bölegi gaýtaryldy', ru: 'Возвращена часть' },
  refunded: { tm: 'Pul gaýtaryldy', ru: 'Деньги возвращены' },
};

export const methodWords: Readonly<Record<PaymentMethod, LocalText>> = {
  ONLINE: { tm: 'Onlaýn töleg', ru: 'Картой онлайн' },
  CASH: { tm: 'Nagt', ru: 'Наличные' },
  TERMINAL: { tm: 'Terminal', ru: 'Терминал' },
};

/** Certificates paid all of it. */
export const certificateWord: LocalText = { tm: 'Sertifikat', ru: 'Сертификат' };

/** Where goods are that the buyer took along from the shop. */
export const counterWord: LocalText = { tm: 'Dükanda', ru: 'В магазине' };

type ExportHeading = readonly [tm: string, ru: string];
export type HeadingsOf = 'orders' | 'lines' | 'customers' | 'takings';

/** The first row of each sheet. */
export const exportHeadings: Readonly<Record<HeadingsOf, readonly ExportHeading[]>> = {
  orders: [
    ['Sargyt', 'Заказ'],
    ['Döredilen wagty', 'Создан'],
    ['Ýagdaýy', 'Статус'],
    ['Töleg', 'Оплата'],
    ['Töleg usuly', 'Способ'],
    ['Bank', 'Банк'],
    ['Telefon', 'Телефон'],
    ['Ady', 'Имя'],
    ['Alyjy', 'Получатель'],
    ['Ýeri', 'Место'],
    ['Salgysy', 'Адрес'],
    ['Güni', 'День'],
    ['Sagatdan', 'С'],
    ['Sagada çenli', 'До'],
    ['Sany', 'Единиц'],
    ['Harytlar', 'Товары'],
    ['Gaplama', 'Упаковка'],
    ['Eltip bermek', 'Доставка'],
    ['Arzanladyş', 'Скидка'],
    ['Jemi', 'Итого'],
    ['Tölenen', 'Оплачено'],
    ['Gaýtarylan', 'Возвращено'],
    ['Promokod', 'Промокод'],
    ['Promokod boýunça', 'По промокоду'],
    ['Sertifikat boýunça', 'По сертификату'],
    ['Islenen töleg usuly', 'Хотели платить'],
    ['Sertifikata gaýtarylan', 'Возвращено на сертификат'],
  ],
  lines: [
    ['Sargyt', 'Заказ'],
    ['Döredilen wagty', 'Создан'],
    ['Ýagdaýy', 'Статус'],
    ['Artikul', 'Артикул'],
    ['Haryt', 'Товар'],
    ['Görnüşi', 'Вариант'],
    ['Sany', 'Количество'],
    ['Bahasy', 'Цена'],
    ['Jemi', 'Сумма'],
    ['Gaýtarylan sany', 'Возвращено единиц'],
    ['Gaýtarylan puly', 'Возвращено'],
  ],
  customers: [
    ['Belgisi', 'Номер'],
    ['Telefon', 'Телефон'],
    ['Ady', 'Имя'],
    ['Familiýasy', 'Фамилия'],
    ['Dili', 'Язык'],
    ['Petiklenen', 'Заблокирован'],
    ['Hasaba alnan wagty', 'С нами с'],
    ['Sargytlar', 'Заказов'],
    ['Jemi tölän', 'Оставлено'],
    ['Soňky sargydy', 'Последний заказ'],
  ],
  takings: [
    ['Wagty', 'Время'],
    ['Sargyt', 'Заказ'],
    ['Kurýer', 'Курьер'],
    ['Görnüşi', 'Вид'],
    ['Jemi', 'Сумма'],
    ['Kim aldy', 'Принял'],
  ],
};
