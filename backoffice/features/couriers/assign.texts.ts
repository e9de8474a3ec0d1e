import { defineTexts } from '#domain/print/texts.ts';

/** Texts of assigning orders to couriers; not used on the courier's page. */
export const assignTexts = defineTexts({
  assign: { tm: 'Kurýer bellemek', ru: 'Назначить курьера' },
  assigned: { tm: 'Kurýer bellendi', ru: 'Курьер назначен' },
  who: { tm: 'Kurýer', ru: 'Курьер' },
  nobody: { tm: 'Kurýersiz', ru: 'Без курьера' },
  chooseFree: { tm: 'Kurýersizleriň hemmesi', ru: 'Все без курьера' },
  noCouriers: {
    tm: 'Heniz kurýer ýok. “Işgärler” bölüminde “Kurýer” wezipeli hasap açyň.',
    ru: 'Курьеров пока нет. Откройте им учётную запись с ролью «Курьер» в разделе «Сотрудники».',
  },
  noOrders: { tm: 'Bermäge sargyt ýok', ru: 'Назначать нечего' },
});
