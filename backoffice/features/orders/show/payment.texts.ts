import { defineTexts } from '#domain/print/texts.ts';

/** Texts about the payment of one order. */
export const paymentTexts = defineTexts({
  title: { tm: 'Töleg', ru: 'Оплата' },
  waits: {
    tm: 'Harytlar şu wagta çenli saklanýar: {when}',
    ru: 'Товары отложены до {when}',
  },
  copy: { tm: 'Salgylanmany göçür', ru: 'Скопировать ссылку' },
  copied: {
    tm: 'Salgylanma göçürildi. Ony müşderä iberip bilersiňiz.',
    ru: 'Ссылка скопирована. Её можно отправить клиенту.',
  },
  link: { tm: 'Sargydyň salgylanmasy', ru: 'Ссылка на заказ' },
  changed: { tm: 'Töleg usuly üýtgedildi', ru: 'Способ оплаты изменён' },
  waitsThen: {
    tm: 'Müşderä töleg salgylanmasy SMS bilen iberilýär. Sargyt diňe tölenenden soň taýýarlanýar; wagtynda tölenmese, möhleti dolýar.',
    ru: 'Клиенту уйдёт SMS со ссылкой на оплату. Заказ собирают после оплаты; если не оплатить вовремя, его срок истечёт.',
  },
  placedThen: {
    tm: 'Sargyt kabul edilýär we tölege garaşmaýar. Müşderi kart bilen töläýse, puly yzyna gaýtarylýar.',
    ru: 'Заказ будет принят и больше не ждёт оплаты. Если клиент всё же оплатит картой, деньги вернутся ему.',
  },
});
