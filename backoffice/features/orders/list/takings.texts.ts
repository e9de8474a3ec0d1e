import { defineTexts } from '#backoffice/lang/texts.ts';

export const takingsTexts = defineTexts({
  title: { tm: 'Kurýerleriň puly', ru: 'Выручка курьеров' },
  day: { tm: 'Gün', ru: 'День' },
  couriers: { tm: 'Kurýerler, TMT', ru: 'По курьерам, TMT' },
  courier: { tm: 'Kurýer', ru: 'Курьер' },
  orders: { tm: 'Sargyt', ru: 'Заказов' },
  rows: { tm: 'Sargytlar', ru: 'По заказам' },
  empty: { tm: 'Bu gün gapyda pul alynmady', ru: 'В этот день при доставке денег не брали' },
});
