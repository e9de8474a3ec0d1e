import { defineTexts } from '#backoffice/lang/texts.ts';

export const takingsTexts = defineTexts({
  title: { tm: 'Kurýerleriň puly', ru: 'Выручка курьеров' },
  couriers: { tm: 'Kurýerler, TMT', ru: 'По курьерам, TMT' },
  courier: { tm: 'Kurýer', ru: 'Курьер' },
  till: { tm: 'Kassa', ru: 'Касса' },
  orders: { tm: 'Sargyt', ru: 'Заказов' },
  handedIn: { tm: 'Tabşyrdy', ru: 'Сдал' },
  balance: { tm: 'Elinde', ru: 'На руках' },
  rows: { tm: 'Sargytlar', ru: 'По заказам' },
  empty: { tm: 'Bu günlerde pul alynmady', ru: 'В эти дни при доставке денег не брали' },
  accept: { tm: 'Pul kabul et', ru: 'Принять деньги' },
  accepted: { tm: 'Pul kabul edildi', ru: 'Деньги приняты' },
  expected: { tm: 'Bolmaly: {sum}', ru: 'Должно быть: {sum}' },
  counted: { tm: 'Sanalan pul, TMT', ru: 'Сосчитано, TMT' },
  lacks: { tm: '{sum} ýetmeýär', ru: 'Не хватает {sum}' },
  tooMuch: { tm: '{sum} artyk', ru: 'Лишние {sum}' },
  restStays: { tm: 'Galany kurýerde galýar', ru: 'Остальное пока у курьера' },
  why: { tm: 'Tapawudyň sebäbi', ru: 'Причина разницы' },
  history: { tm: 'Tabşyrylan pullar', ru: 'Сданные деньги' },
  more: { tm: 'Ýene', ru: 'Ещё' },
  none: { tm: 'Heniz pul tabşyrylmady', ru: 'Ещё ничего не сдавали' },
});
