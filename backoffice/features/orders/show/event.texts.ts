import { defineTexts } from '#backoffice/lang/texts.ts';
import { orderWords } from './order.texts.ts';

/** Names of what stands on a timeline, and of messages: the states of an order, and what happens between them. */
export const eventTexts = defineTexts({
  ...orderWords,
  ordered: { tm: 'Sargyt edildi', ru: 'Заказ оформлен' },
  'courier-assigned': { tm: 'Kurýer bellendi', ru: 'Назначен курьер' },
  'ordered-by-phone': { tm: 'Telefon arkaly sargyt edildi', ru: 'Заказ принят по телефону' },
  note: { tm: 'Bellik', ru: 'Заметка' },
  'goods-added': { tm: 'Haryt goşuldy', ru: 'Добавлены товары' },
  'details-changed': { tm: 'Salgy ýa-da wagt üýtgedildi', ru: 'Изменены адрес или время' },
  'goods-changed': { tm: 'Sargydyň düzümi üýtgedildi', ru: 'Изменён состав заказа' },
  'payment-changed': { tm: 'Töleg şekli üýtgedildi', ru: 'Изменён способ оплаты' },
  'refund-requested': { tm: 'Pul gaýtarmak başlandy', ru: 'Начат возврат денег' },
  'certificate-returned': { tm: 'Sertifikata gaýtaryldy', ru: 'Возвращено на сертификат' },
  'not-delivered': { tm: 'Gowşurylmady', ru: 'Не вручён' },
  'time-chosen': { tm: 'Müşderi täze wagt saýlady', ru: 'Клиент выбрал новое время' },
  'stepped-back': { tm: 'Ýagdaýy yza gaýtaryldy', ru: 'Шаг отменён' },
  undone: { tm: 'Ýalňyş basylypdy, yza gaýtaryldy', ru: 'Нажато по ошибке, отменено' },
  'slot-lost': {
    tm: 'Öňki wagtda eltip bolmady, täzesini ylalaşmaly',
    ru: 'Прежнее время не удержать, согласуйте новое',
  },
  'photo-shown': { tm: 'Surat görkezildi', ru: 'Показано фото' },
  'photo-approved': { tm: 'Müşderi suraty halady', ru: 'Клиенту всё понравилось' },
  'photo-change-asked': { tm: 'Müşderi üýtgetmegi soraýar', ru: 'Клиент просит поправить' },
  'watch-ended': { tm: 'Töleg yzarlanmasy tamamlandy', ru: 'Наблюдение за оплатой закончено' },
  'payment-unpaid': { tm: 'Tölenmedik', ru: 'Не оплачен' },
  'payment-pending': { tm: 'Töleg başlandy', ru: 'Начата оплата' },
  'payment-paid': { tm: 'Töleg geldi', ru: 'Оплата получена' },
  'payment-failed': { tm: 'Töleg amala aşmady', ru: 'Оплата не прошла' },
  'payment-refunding': { tm: 'Pul gaýtarylýar', ru: 'Деньги возвращаются' },
  'payment-partly-refunded': { tm: 'Puluň bir bölegi gaýtaryldy', ru: 'Возвращена часть денег' },
  'payment-refunded': { tm: 'Pul gaýtaryldy', ru: 'Деньги возвращены' },
  'order-accepted': { tm: 'Sargyt kabul edildi', ru: 'Заказ принят' },
  'order-paid': { tm: 'Sargyt tölendi', ru: 'Заказ оплачен' },
  'order-paid-late': {
    tm: 'Sargyt tölendi, täze wagt ylalaşylar',
    ru: 'Заказ оплачен, время согласуем заново',
  },
  'payment-link': { tm: 'Töleg salgylanmasy', ru: 'Ссылка на оплату' },
  'order-on-the-way': { tm: 'Sargyt ýolda', ru: 'Заказ в пути' },
  'order-delivered': { tm: 'Sargyt gowşuryldy', ru: 'Заказ доставлен' },
  'order-cancelled': { tm: 'Sargyt ýatyryldy', ru: 'Заказ отменён' },
  'delivery-failed': { tm: 'Gowşurylmady, täze wagty saýlamaly', ru: 'Не вручён, просим выбрать время' },
  'delivery-again': { tm: 'Gowşurylmady, täze wagt bellendi', ru: 'Не вручён, назначено новое время' },
  'money-returned': { tm: 'Pul gaýtaryldy', ru: 'Деньги возвращены' },
});

/** How far a message is. */
export const smsStateTexts = defineTexts({
  queued: { tm: 'nobatda', ru: 'в очереди' },
  accepted: { tm: 'iberildi', ru: 'отправлено' },
  delivered: { tm: 'gowşuryldy', ru: 'доставлено' },
  undelivered: { tm: 'gowşurylmady', ru: 'не доставлено' },
  refused: { tm: 'operator ret etdi', ru: 'отклонено оператором' },
  unknown: { tm: 'operatordan jogap gelmedi', ru: 'оператор не ответил' },
});
