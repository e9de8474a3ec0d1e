import { defineTexts } from '#domain/print/texts.ts';

export const orderLinkTexts = defineTexts({
  title: { tm: 'Sargyt', ru: 'Заказ' },
  ended: { tm: 'Bu salgylanma indi işlemeýär', ru: 'Ссылка больше не действует' },
  endedHint: {
    tm: 'Sargydyňyz barada dükandan soraň, biz kömek ederis.',
    ru: 'Спросите о заказе в магазине, мы поможем.',
  },
  call: { tm: 'Jaň etmek: {phone}', ru: 'Позвонить: {phone}' },
  toHome: { tm: 'Baş sahypa geç', ru: 'На главную' },
  checking: { tm: 'Tölegiňiz barlanýar… garaşyň', ru: 'Проверяем оплату… подождите' },
  checkingHint: {
    tm: 'Sahypany ýapsaňyz hem sargydyňyz ýitmez.',
    ru: 'Если закрыть страницу, заказ не пропадёт.',
  },
  slow: {
    tm: 'Bank heniz jogap bermedi. Biraz soň şu sahypany täzeläň.',
    ru: 'Банк ещё не ответил. Обновите эту страницу чуть позже.',
  },
  late: {
    tm: 'Tölemek üçin wagt galmady. Jaň ediň, kömek ederis.',
    ru: 'Времени на оплату не осталось. Позвоните нам, и мы поможем.',
  },
  over: {
    tm: 'Harytlar indi siziň üçin saklanmaýar. Sowgat entegem gerek bolsa, jaň ediň.',
    ru: 'Товары больше не отложены. Если подарок ещё нужен, позвоните нам.',
  },
  paid: { tm: 'Tölenen. Sag boluň!', ru: 'Оплачено. Спасибо!' },
  codeWhy: {
    tm: 'Muny siziň isleýändigiňizi bilmek üçin sargydy edeniň belgisine SMS kod ibereris.',
    ru: 'Чтобы убедиться, что это вы, отправим код на номер, с которого сделан заказ.',
  },
  move: { tm: 'Başga wagt saýlamak', ru: 'Выбрать другое время' },
  moveWhy: {
    tm: 'Wagty günde bir gezek, taýýarlap başlaýançak üýtgedip bolýar.',
    ru: 'Менять время можно раз в день, пока заказ не начали готовить.',
  },
  moveSure: { tm: 'Wagty üýtgetmelimi?', ru: 'Изменить время?' },
  yesMove: { tm: 'Hawa, üýtget', ru: 'Да, изменить' },
  sendCode: { tm: 'Kody iber', ru: 'Отправить код' },
  codeSent: { tm: '{phone} belgisine iberdik.', ru: 'Отправили на {phone}.' },
  code: { tm: 'SMS kod', ru: 'Код из SMS' },
  onDelivery: { tm: 'Töleg eltip berlende', ru: 'Оплата при получении' },
});
