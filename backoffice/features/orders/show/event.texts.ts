import type { SmsKind } from '#domain/notifications/sms-text.ts';
import { defineTexts, type Language, say } from '#domain/print/texts.ts';
import { orderWords } from '../edit/order.texts.ts';

/** Names of timeline events and of messages: order statuses, and events between them. */
export const eventTexts = defineTexts({
  ...orderWords,
  ordered: { tm: 'Sargyt edildi', ru: 'Заказ оформлен' },
  'courier-assigned': { tm: 'Kurýer bellendi', ru: 'Назначен курьер' },
  'ordered-by-phone': { tm: 'Telefon arkaly sargyt edildi', ru: 'Заказ принят по телефону' },
  note: { tm: 'Bellik', ru: 'Заметка' },
  'goods-added': { tm: 'Haryt goşuldy', ru: 'Добавлены товары' },
  'details-changed': { tm: 'Sargydyň maglumatlary üýtgedildi', ru: 'Изменены данные заказа' },
  'goods-changed': { tm: 'Sargydyň düzümi üýtgedildi', ru: 'Изменён состав заказа' },
  'payment-changed': { tm: 'Töleg usuly üýtgedildi', ru: 'Изменён способ оплаты' },
  'refund-requested': { tm: 'Pul gaýtarmak başlandy', ru: 'Начат возврат денег' },
  'certificate-returned': { tm: 'Sertifikata gaýtaryldy', ru: 'Возвращено на сертификат' },
  'certificate-taken': { tm: 'Puluň ýerine sertifikat berildi', ru: 'Вместо денег выдан сертификат' },
  'not-delivered': { tm: 'Gowşurylmady', ru: 'Не вручён' },
  'time-chosen': { tm: 'Müşderi täze wagt saýlady', ru: 'Клиент выбрал новое время' },
  'stepped-back': { tm: 'Ýagdaýy yza gaýtaryldy', ru: 'Шаг отменён' },
  undone: { tm: 'Ýalňyş basylypdy, yza gaýtaryldy', ru: 'Нажато по ошибке, отменено' },
  'slot-lost': {
    tm: 'Öňki wagty saklap bolmady, täzesini ylalaşmaly',
    ru: 'Прежнее время не удержать, согласуйте новое',
  },
  'photo-shown': { tm: 'Surat görkezildi', ru: 'Показано фото' },
  'photo-skipped': { tm: 'Suratsyz goýuldy', ru: 'Решено обойтись без фото' },
  'photo-asked': { tm: 'Surat görkezildi, jogaba garaşylýar', ru: 'Показано фото, ждём ответа' },
  'photo-approved': { tm: 'Müşderi suraty halady', ru: 'Клиенту всё понравилось' },
  'photo-change-left': { tm: 'Müşderiniň soraýşy ýaly edilmedi', ru: 'Как просил клиент, не сделано' },
  'photo-change-asked': { tm: 'Müşderi üýtgetmegi soraýar', ru: 'Клиент просит поправить' },
  'gift-asks': { tm: 'Alyjydan salgy soraldy', ru: 'Получателя спросили об адресе' },
  'gift-asks-2': { tm: 'Alyja ýene bir gezek ýazyldy', ru: 'Получателю написали ещё раз' },
  'gift-asked': { tm: 'Alyja SMS iberildi', ru: 'Получателю отправлено SMS' },
  'gift-opened': { tm: 'Alyjy sahypany açdy', ru: 'Получатель открыл страницу' },
  'gift-swapped': { tm: 'Alyjy sowgady çalyşdy', ru: 'Получатель заменил подарок' },
  'gift-answered': { tm: 'Alyjy salgyny we wagty aýtdy', ru: 'Получатель указал адрес и время' },
  'gift-declined': { tm: 'Alyjy sowgady almakçy däl', ru: 'Получатель отказался' },
  'gift-lapsed': { tm: 'Alyjy jogap bermedi', ru: 'Получатель не ответил' },
  'gift-thanked': { tm: 'Alyjy minnetdarlyk bildirdi', ru: 'Получатель поблагодарил' },
  'gift-thanks': { tm: 'Alyjynyň minnetdarlygy', ru: 'Благодарность получателя' },
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
  'order-returned': { tm: 'Sargyt dükana gaýtdy', ru: 'Заказ вернулся в магазин' },
  'delivery-failed': { tm: 'Gowşurylmady, täze wagty saýlamaly', ru: 'Не вручён, просим выбрать время' },
  'delivery-again': { tm: 'Gowşurylmady, täze wagt bellendi', ru: 'Не вручён, назначено новое время' },
  'money-returned': { tm: 'Pul gaýtaryldy', ru: 'Деньги возвращены' },
  'money-part': { tm: 'Puluň bir bölegi gaýtaryldy', ru: 'Возвращена часть денег' },
  'certificate-gift': { tm: 'Sertifikatyň kody', ru: 'Код сертификата' },
});

/** Every SMS of an order has a name here: its texts, and the code of a certificate. */
eventTexts satisfies Record<SmsKind | 'certificate-gift', unknown>;

/** The name of an SMS of an order. */
export const nameOfSms = (kind: string, language: Language): string =>
  kind in eventTexts ? say(language, eventTexts, kind as keyof typeof eventTexts) : kind;

/** Parts of an order that are edited. */
const partTexts = defineTexts({
  address: { tm: 'salgysy', ru: 'адрес' },
  delivery: { tm: 'eltip beriş wagty', ru: 'время доставки' },
  gift: { tm: 'sowgat we gutlag haty', ru: 'подарок и открытка' },
  comment: { tm: 'bellik', ru: 'комментарий' },
});

/** The note of an event: what staff wrote, or which parts they edited. */
export function noteOf({ event, note }: { event: string; note: string }, language: Language): string {
  if (event !== 'details-changed') return note;
  const parts = (Object.keys(partTexts) as (keyof typeof partTexts)[]).filter((part) =>
    note.split(', ').includes(part),
  );
  return parts.map((part) => say(language, partTexts, part)).join(', ');
}

/** Delivery state of a message. */
export const smsStateTexts = defineTexts({
  queued: { tm: 'nobatda', ru: 'в очереди' },
  accepted: { tm: 'iberildi', ru: 'отправлено' },
  delivered: { tm: 'gowşuryldy', ru: 'доставлено' },
  undelivered: { tm: 'gowşurylmady', ru: 'не доставлено' },
  refused: { tm: 'operator ret etdi', ru: 'отклонено оператором' },
  unknown: { tm: 'operatordan jogap gelmedi', ru: 'оператор не ответил' },
});
