import { defineTexts } from '#domain/print/texts.ts';

export const paymentFailureTexts = defineTexts({
  short: { tm: 'Käbir harytlar ammarda ýok', ru: 'Некоторые товары больше недоступны' },
  shortHint: {
    tm: 'Sargydyňyz ýitmedi. Her haryt üçin näme etmelidigini saýlaň:',
    ru: 'Заказ не потерян. Выберите, что сделать с каждым товаром:',
  },
  shortLine: {
    tm: 'Soradyňyz: {requested}, bar: {available}',
    ru: 'Нужно: {requested}, есть: {available}',
  },
  reduce: { tm: '{n} sany goý', ru: 'Оставить {n} шт.' },
  remove: { tm: 'Aýyr', ru: 'Убрать' },
  priceChanged: { tm: 'Baha üýtgedi', ru: 'Цена изменилась' },
  priceHint: {
    tm: 'Sargyt heniz iberilmedi. Täze baha razymysyňyz?',
    ru: 'Заказ ещё не отправлен. Согласны с новой ценой?',
  },
  was: { tm: 'Öňki', ru: 'Было' },
  now: { tm: 'Täze', ru: 'Стало' },
  agree: { tm: 'Razy, sargyt edýärin', ru: 'Согласиться и заказать' },
  disagree: { tm: 'Sebede dolan', ru: 'Вернуться в корзину' },
  slotGone: {
    tm: 'Galan zatlaryň hemmesi saklandy.',
    ru: 'Всё остальное сохранено.',
  },
  chooseTime: { tm: 'Wagt saýla', ru: 'Выбрать время' },
  below: { tm: 'Iň az sargyda çenli {sum} galdy', ru: 'До минимального заказа не хватает {sum}' },
  belowHint: {
    tm: 'Bu ýere iň az sargyt: {sum}. Ýene bir haryt goşuň.',
    ru: 'Минимальный заказ сюда: {sum}. Добавьте ещё что-нибудь.',
  },
  addMore: { tm: 'Haryt goş', ru: 'Добавить товары' },
  unpaid: { tm: 'Tölenmedik sargytlaryňyz köp', ru: 'Слишком много неоплаченных заказов' },
  unpaidHint: {
    tm: 'Ilki olary töläň ýa-da ýatyryň. Bu sargyt ýerinde galar.',
    ru: 'Сначала оплатите или отмените их. Этот заказ никуда не денется.',
  },
  toOrders: { tm: 'Sargytlarym', ru: 'Мои заказы' },
  lost: { tm: 'Aragatnaşyk ýok', ru: 'Нет связи' },
  lostHint: {
    tm: 'Ýazan zatlaryňyz saklandy. Gaýtadan iberseňiz, sargyt iki gezek edilmez.',
    ru: 'Всё введённое сохранено. Повторная отправка не создаст второй заказ.',
  },
  retry: { tm: 'Täzeden synanyş', ru: 'Попробовать ещё раз' },
  failed: { tm: 'Sargyt iberilmedi', ru: 'Заказ не отправлен' },
});
