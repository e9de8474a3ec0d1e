import { defineTexts } from '#storefront/lang/texts.ts';

export const cartTexts = defineTexts({
  title: { tm: 'Sebet', ru: 'Корзина' },
  empty: { tm: 'Sebediňize hiç zat goşmadyňyz.', ru: 'Вы ничего не добавили в корзину.' },
  emptyHint: {
    tm: 'Sowgady saýlaň, galanyny biz ederis: gaplarys, hat ýazarys, wagtynda eltip bereris.',
    ru: 'Выберите подарок, остальное за нами: упакуем, подпишем открытку и привезём вовремя.',
  },
  toCatalogue: { tm: 'Sowgat saýla', ru: 'Выбрать подарок' },
  lastSeen: { tm: 'Soňky gören harydyňyz', ru: 'Вы смотрели' },
  popular: { tm: 'Iň köp sowgat edilýänler', ru: 'Чаще всего дарят' },
  clear: { tm: 'Sebedi arassala', ru: 'Очистить корзину' },
  clearAsk: {
    tm: 'Ähli harytlar sebetden aýrylsynmy?',
    ru: 'Убрать из корзины все товары?',
  },
  yesClear: { tm: 'Hawa, arassala', ru: 'Да, очистить' },
  no: { tm: 'Ýok', ru: 'Нет' },
  cleared: { tm: 'Sebet arassalandy', ru: 'Корзина очищена' },
  removed: { tm: 'Sebetden aýryldy', ru: 'Удалено из корзины' },
  undo: { tm: 'Yzyna al', ru: 'Вернуть' },
  remove: { tm: 'Sebetden aýyr: {title}', ru: 'Убрать из корзины: {title}' },
  quantityOf: { tm: 'Sany: {title}', ru: 'Количество: {title}' },
  less: { tm: 'Mukdaryny azaldyň', ru: 'Уменьшить количество' },
  more: { tm: 'Mukdaryny artdyryň', ru: 'Увеличить количество' },
  each: { tm: 'Birisi {price}', ru: '{price} за штуку' },
  priceRose: { tm: 'Bahasy üýtgedi: öň {was}, indi {now}', ru: 'Цена изменилась: было {was}, стало {now}' },
  onlyLeft: {
    tm: 'Ammarda diňe {n} sany galdy',
    ru: {
      one: 'Осталась только {n} штука',
      few: 'Осталось только {n} штуки',
      many: 'Осталось только {n} штук',
    },
  },
  takeLeft: { tm: '{n} sany almak', ru: 'Взять {n}' },
  gone: { tm: 'Ammarda ýok', ru: 'Нет в наличии' },
  goneHint: {
    tm: 'Sargyda girmez. Halanlaryňyza goşup ýa-da meňzeşini saýlap bilersiňiz.',
    ru: 'В заказ не войдёт. Сохраните в избранное или выберите похожий подарок.',
  },
  similar: { tm: 'Meňzeş harytlar', ru: 'Похожие товары' },
  summary: { tm: 'Gysgaça mazmun', ru: 'Ваш заказ' },
  goods: { tm: 'Harytlaryň bahasy', ru: 'Стоимость товаров' },
  discount: { tm: 'Arzanladyş', ru: 'Скидка' },
  delivery: { tm: 'Eltip bermek tölegi', ru: 'Доставка' },
  deliveryTo: { tm: 'Eltip bermek, {zone}', ru: 'Доставка, {zone}' },
  free: { tm: 'Mugt', ru: 'Бесплатно' },
  total: { tm: 'Jemi', ru: 'Итого' },
  toFree: { tm: 'Mugt eltip bermäge çenli {price} galdy', ru: 'До бесплатной доставки {price}' },
  isFree: { tm: 'Eltip bermek size mugt', ru: 'Доставка для вас бесплатна' },
  toMinimum: {
    tm: 'Iň az sargyda çenli {price} galdy',
    ru: 'До минимального заказа не хватает {price}',
  },
  otherPlaces: {
    tm: 'Başga ýere eltip bermegiň bahasy salgydan soň hasaplanar.',
    ru: 'Стоимость доставки в другие места посчитаем по адресу.',
  },
  order: { tm: 'Sargyt et · {price}', ru: 'Оформить · {price}' },
  noPrices: {
    tm: 'Bahalar barlanmady, sargyt edeniňizde täzeden hasaplanar. {why}',
    ru: 'Цены не удалось проверить, пересчитаем при оформлении. {why}',
  },
  lastPrices: {
    tm: 'Bahalar soňky görlen ýaly. Baglanyşyk gelende täzeden barlarys.',
    ru: 'Цены — как в последний раз. Проверим, когда появится связь.',
  },
  onlyGone: {
    tm: 'Sargyt etmek üçin ammarda bar harydy goşuň.',
    ru: 'Чтобы оформить заказ, добавьте товар, который есть в наличии.',
  },
});
