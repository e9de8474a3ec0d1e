import { defineTexts } from '#storefront/lang/texts.ts';

export const totalsTexts = defineTexts({
  goods: { tm: 'Harytlaryň bahasy', ru: 'Стоимость товаров' },
  wrap: { tm: 'Gaplama we otkrytka', ru: 'Упаковка и открытка' },
  delivery: { tm: 'Eltip bermek', ru: 'Доставка' },
  discount: { tm: 'Sertifikat', ru: 'Сертификат' },
  total: { tm: 'Jemi', ru: 'Итого' },
  free: { tm: 'Mugt', ru: 'Бесплатно' },
});
