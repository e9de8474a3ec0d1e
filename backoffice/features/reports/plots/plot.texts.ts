import { defineTexts } from '#domain/print/texts.ts';

export const plotTexts = defineTexts({
  revenue: { tm: 'Girdeji', ru: 'Выручка' },
  day: { tm: 'Gün', ru: 'Дни' },
  week: { tm: 'Hepde', ru: 'Недели' },
  month: { tm: 'Aý', ru: 'Месяцы' },
  card: { tm: 'Kart', ru: 'Карты' },
  cash: { tm: 'Nagt', ru: 'Наличные' },
  terminal: { tm: 'Terminal', ru: 'Терминал' },
  transfer: { tm: 'Dükanyň hasabyna', ru: 'На счёт' },
  refunded: { tm: 'Gaýtarylan', ru: 'Возвраты' },
  total: { tm: 'Jemi', ru: 'Итого' },
  orderCount: { tm: '{n} sargyt', ru: 'заказов: {n}' },
  best: { tm: 'Iň köp sargyt edilýän', ru: 'Чаще всего заказывают' },
  pieces: { tm: '{n} sany', ru: '{n} шт.' },
  sms: { tm: 'SMS habarlary', ru: 'Сообщения SMS' },
  delivered: { tm: 'gowşurylan', ru: 'доставлено' },
  failed: { tm: 'gowşurylmadyk', ru: 'не доставлено' },
  waiting: { tm: 'garaşýar', ru: 'ждёт' },
  sent: { tm: 'iberilen', ru: 'отправлено' },
  nothing: { tm: 'Heniz hiç zat ýok', ru: 'Пока ничего' },
});
