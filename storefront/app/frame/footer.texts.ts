import { defineTexts } from '#domain/print/texts.ts';

export const footerTexts = defineTexts({
  catalogue: { tm: 'Katalog', ru: 'Каталог' },
  forCustomers: { tm: 'Müşderilere', ru: 'Покупателям' },
  delivery: { tm: 'Eltip bermek we töleg', ru: 'Доставка и оплата' },
  orders: { tm: 'Sargytlarym', ru: 'Мои заказы' },
  about: { tm: 'Biz barada', ru: 'О нас' },
  brands: { tm: 'Brendler', ru: 'Бренды' },
  privacy: { tm: 'Gizlinlik syýasaty', ru: 'Политика конфиденциальности' },
  contacts: { tm: 'Habarlaşmak', ru: 'Контакты' },
  theme: { tm: 'Tema', ru: 'Тема' },
  themeSystem: { tm: 'Enjamdaky ýaly', ru: 'Как на устройстве' },
  themeLight: { tm: 'Ýagty', ru: 'Светлая' },
  themeDark: { tm: 'Garaňky', ru: 'Тёмная' },
});
