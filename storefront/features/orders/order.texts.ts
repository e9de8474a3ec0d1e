import type { OrderStatus } from '#domain/order.ts';
import { defineTexts } from '#domain/print/texts.ts';

/** Names of the statuses, for badges and the timeline. */
export const statusTexts = defineTexts({
  'awaiting-payment': { tm: 'Tölege garaşylýar', ru: 'Ожидает оплаты' },
  placed: { tm: 'Kabul edildi', ru: 'Принят' },
  confirmed: { tm: 'Tassyklandy', ru: 'Подтверждён' },
  preparing: { tm: 'Taýýarlanýar', ru: 'Готовится' },
  ready: { tm: 'Taýýar', ru: 'Готов' },
  'on-the-way': { tm: 'Ýolda', ru: 'В пути' },
  delivered: { tm: 'Gowşuryldy', ru: 'Доставлен' },
  cancelled: { tm: 'Ýatyryldy', ru: 'Отменён' },
  expired: { tm: 'Töleg wagty doldy', ru: 'Время оплаты истекло' },
  returned: { tm: 'Gaýtaryldy', ru: 'Возвращён' },
} satisfies Record<OrderStatus, { tm: string; ru: string }>);

/** The headline of an order: what its status means for the customer. */
export const headlineTexts = defineTexts({
  'awaiting-payment': { tm: 'Sargyt tölege garaşýar', ru: 'Заказ ждёт оплаты' },
  placed: { tm: 'Sargydyňyz kabul edildi', ru: 'Ваш заказ принят' },
  confirmed: { tm: 'Sargydyňyz tassyklandy', ru: 'Заказ подтверждён' },
  preparing: { tm: 'Sowgadyňyz taýýarlanýar', ru: 'Готовим ваш подарок' },
  ready: { tm: 'Sowgadyňyz taýýar', ru: 'Подарок готов' },
  'on-the-way': { tm: 'Sowgadyňyz ýolda', ru: 'Подарок в пути' },
  delivered: { tm: 'Sowgadyňyz gowşuryldy', ru: 'Подарок доставлен' },
  cancelled: { tm: 'Sargyt ýatyryldy', ru: 'Заказ отменён' },
  expired: { tm: 'Töleg wagty doldy', ru: 'Время оплаты истекло' },
  returned: { tm: 'Sargyt gaýtaryldy', ru: 'Заказ возвращён' },
} satisfies Record<OrderStatus, { tm: string; ru: string }>);

/** Timeline events that are not statuses; events without a text are not shown. */
export const eventTexts = defineTexts({
  ordered: { tm: 'Sargyt edildi', ru: 'Заказ оформлен' },
  'payment-paid': { tm: 'Töleg geçdi', ru: 'Оплата прошла' },
  'payment-failed': { tm: 'Töleg geçmedi', ru: 'Оплата не прошла' },
  'payment-refunding': { tm: 'Pul yzyna gaýtarylýar', ru: 'Возвращаем деньги' },
  'payment-partly-refunded': { tm: 'Puluň bir bölegi gaýtaryldy', ru: 'Часть денег возвращена' },
  'payment-refunded': { tm: 'Pul yzyna gaýtaryldy', ru: 'Деньги возвращены' },
  'not-delivered': {
    tm: 'Gowşurylmady, täze wagtda eltip bereris',
    ru: 'Не удалось вручить, привезём в другое время',
  },
  'time-chosen': { tm: 'Täze wagt saýlandy', ru: 'Выбрано новое время' },
  'stepped-back': { tm: 'Sargydyň ýagdaýy düzedildi', ru: 'Состояние заказа исправлено' },
  'goods-changed': { tm: 'Sargydyň düzümi üýtgedildi', ru: 'Состав заказа изменён' },
  'gift-asked': { tm: 'Alyjydan salgyny soradyk', ru: 'Спросили получателя об адресе' },
  'gift-opened': { tm: 'Alyjy sahypany açdy', ru: 'Получатель открыл ссылку' },
  'gift-swapped': { tm: 'Alyjy başga sowgat saýlady', ru: 'Получатель выбрал другой подарок' },
  'gift-answered': { tm: 'Alyjy wagty saýlady', ru: 'Получатель выбрал время' },
  'gift-declined': { tm: 'Alyjy sowgady almakçy däl', ru: 'Получатель отказался' },
  'certificate-taken': { tm: 'Puluň ýerine sertifikat berildi', ru: 'Вместо денег выдан сертификат' },
  'gift-lapsed': { tm: 'Alyjy jogap bermedi', ru: 'Получатель не ответил' },
  'gift-thanked': { tm: 'Alyjy minnetdarlyk bildirdi', ru: 'Получатель поблагодарил' },
  'photo-shown': { tm: 'Sowgadyň suraty bar', ru: 'Есть фото подарка' },
  'photo-approved': { tm: 'Suraty haladyňyz', ru: 'Вам всё понравилось' },
  'photo-change-asked': { tm: 'Üýtgetmegi soradyňyz', ru: 'Вы попросили поправить' },
  'photo-change-left': { tm: 'Üýtgedip bilmedik', ru: 'Поправить не получилось' },
  'slot-lost': {
    tm: 'Öňki wagtda eltip bolmaýar, täze wagt üçin jaň ederis',
    ru: 'В прежнее время привезти не успеем, позвоним о новом',
  },
});

export const paymentStatusTexts = defineTexts({
  unpaid: { tm: 'Tölenmedik', ru: 'Не оплачен' },
  pending: { tm: 'Töleg barlanýar', ru: 'Проверяем оплату' },
  paid: { tm: 'Tölenen', ru: 'Оплачен' },
  failed: { tm: 'Töleg geçmedi', ru: 'Оплата не прошла' },
  refunding: { tm: 'Pul gaýtarylýar', ru: 'Возвращаем деньги' },
  'partly-refunded': { tm: 'Bölekleýin gaýtaryldy', ru: 'Возвращено частично' },
  refunded: { tm: 'Pul gaýtaryldy', ru: 'Деньги возвращены' },
});

export const orderTexts = defineTexts({
  listTitle: { tm: 'Sargytlarym', ru: 'Мои заказы' },
  all: { tm: 'Hemmesi', ru: 'Все' },
  none: { tm: 'Heniz sargyt ýok', ru: 'Заказов пока нет' },
  noneWhy: {
    tm: 'Ilkinji sowgadyňyzy saýlaň — biz gaplap, eltip bereris.',
    ru: 'Выберите первый подарок — мы упакуем и привезём.',
  },
  noneHere: { tm: 'Beýle sargyt ýok', ru: 'Таких заказов нет' },
  toShop: { tm: 'Katalog', ru: 'Каталог' },
  showAll: { tm: 'Hemmesini görkez', ru: 'Показать все' },
  seen: { tm: '{total} sargytdan {n} sanysy görkezildi', ru: 'Показано {n} из {total}' },
  more: { tm: 'Ýene görkez', ru: 'Показать ещё' },
  goods: { tm: '{n} haryt', ru: { one: '{n} товар', few: '{n} товара', many: '{n} товаров' } },
  filter: { tm: 'Ýagdaýy', ru: 'Статус' },

  title: { tm: 'Sargyt № {number}', ru: 'Заказ № {number}' },
  plainTitle: { tm: 'Sargyt', ru: 'Заказ' },
  notFound: { tm: 'Sargyt tapylmady', ru: 'Заказ не найден' },
  toList: { tm: 'Sargytlarym', ru: 'Мои заказы' },
  customer: { tm: 'Sargyt eden: {name}', ru: 'Заказчик: {name}' },
  slip: { tm: 'Size sowgat', ru: 'Вам подарок' },
  print: { tm: 'Çap et', ru: 'Распечатать' },
  callShop: { tm: 'Dükana jaň et', ru: 'Позвонить в магазин' },
  holdHours: {
    tm: 'Harytlar siziň üçin ýene {n} sagat saklanýar',
    ru: 'Держим товары для вас ещё {n} ч',
  },
  holdMinutes: {
    tm: 'Harytlar siziň üçin ýene {n} minut saklanýar',
    ru: 'Держим товары для вас ещё {n} мин',
  },
  holdSeconds: {
    tm: 'Harytlar siziň üçin ýene {n} sekunt saklanýar',
    ru: 'Держим товары для вас ещё {n} с',
  },
  bankLost: {
    tm: 'Bank jogap bermedi. Sargydyňyz saklandy — birazdan töläň ýa-da başga bank saýlaň.',
    ru: 'Банк не ответил. Заказ сохранён — оплатите чуть позже или выберите другой банк.',
  },
  retryIn: {
    tm: '{n} sekuntdan özümiz gaýtadan synanyşarys',
    ru: 'Попробуем ещё раз сами через {n} с',
  },
  bank: { tm: 'Bank saýlaň', ru: 'Выберите банк' },
  pay: { tm: 'Töle · {sum}', ru: 'Оплатить · {sum}' },
  toBank: { tm: 'Siz bankyň sahypasyna geçersiňiz', ru: 'Вы перейдёте на страницу банка' },
  timeline: { tm: 'Sargydyň ýoly', ru: 'Ход заказа' },
  swappedFrom: { tm: 'Alyjy şunuň ýerine saýlady: {title}', ru: 'Получатель выбрал это вместо: {title}' },
  contents: { tm: 'Sargyt mazmuny', ru: 'Состав заказа' },
  units: { tm: '{n}\u00a0×\u00a0{price}', ru: '{n}\u00a0×\u00a0{price}' },
  delivery: { tm: 'Eltip bermek', ru: 'Доставка' },
  comes: { tm: 'Eltip bermek: {when}', ru: 'Доставка: {when}' },
  inShop: { tm: 'Dükandan alyndy', ru: 'Куплено в магазине' },
  asks: { tm: 'Salgyny alyjydan soraýarys', ru: 'Адрес узнаем у получателя' },
  asked: { tm: 'Salgyny alyjy özi aýtdy', ru: 'Адрес указал сам получатель' },
  recipient: { tm: 'Alyjy', ru: 'Получатель' },
  savePerson: { tm: 'Indiki sapar üçin ýatda sakla', ru: 'Запомнить на будущее', needs: 'people' },
  to: { tm: 'Alyjy: {name}', ru: 'Получатель: {name}' },
  gift: { tm: 'Sowgat', ru: 'Подарок' },
  greeting: { tm: 'Gutlag sözleri', ru: 'Текст открытки' },
  from: { tm: 'Iberiji: {name}', ru: 'От кого: {name}' },
  anonymous: { tm: 'Iberijiniň ady görkezilmeýär', ru: 'Отправитель не указан' },
  surprise: { tm: 'Öňünden jaň edilmeýär', ru: 'Без звонка заранее' },
  comment: { tm: 'Bellik', ru: 'Комментарий' },
  payment: { tm: 'Töleg', ru: 'Оплата' },
  ONLINE: { tm: 'Onlaýn töleg', ru: 'Онлайн-оплата' },
  CASH: { tm: 'Nagt', ru: 'Наличные' },
  TERMINAL: { tm: 'Terminal (eltip berlende kart bilen)', ru: 'Терминал (картой курьеру)' },
  today: { tm: 'Sargyt edilen wagty: {when}', ru: 'Оформлен: {when}' },

  newTime: { tm: 'Täze wagty saýlaň', ru: 'Выберите новое время' },
  newTimeWhy: {
    tm: 'Öňki wagtda gowşuryp bolmady. Haçan getireli?',
    ru: 'В прежнее время вручить не вышло. Когда привезти?',
  },
  newTimeCall: {
    tm: 'Öňki wagtda gowşuryp bolmady. Täze wagt üçin jaň ederis.',
    ru: 'В прежнее время вручить не вышло. Позвоним и согласуем новое.',
  },
  newTimeSave: { tm: 'Wagty belle', ru: 'Назначить время' },

  cancel: { tm: 'Sargydy ýatyr', ru: 'Отменить заказ' },
  cancelSure: { tm: 'Sargydy ýatyrmalymy?', ru: 'Отменить заказ?' },
  cancelPaid: {
    tm: 'Tölän puluňyz kartyňyza gaýtarylar.',
    ru: 'Оплаченная сумма вернётся на карту.',
  },
  cancelPlain: { tm: 'Size töleg bolmaz.', ru: 'Платить не придётся.' },
  yesCancel: { tm: 'Hawa, ýatyr', ru: 'Да, отменить' },
  keep: { tm: 'Galdyr', ru: 'Оставить' },
  again: { tm: 'Gaýtadan sargyt et', ru: 'Повторить заказ' },
  againDone: { tm: 'Sebede goşuldy', ru: 'Добавлено в корзину' },
  againSome: {
    tm: 'Käbir harytlar indi ýok',
    ru: 'Некоторые товары больше недоступны',
  },
  againNone: { tm: 'Bu harytlar häzir ýok', ru: 'Этих товаров сейчас нет' },
  review: { tm: 'Teswir ýaz', ru: 'Оставить отзыв' },
  code: { tm: 'Kurýer üçin kod', ru: 'Код для курьера' },
  codeHint: {
    tm: 'Sargydy kim alsa, şu kody kurýere aýtsyn.',
    ru: 'Пусть тот, кто примет заказ, назовёт этот код курьеру.',
  },
});
