import { defineTexts } from '#domain/print/texts.ts';

export const accountTexts = defineTexts({
  delivery: { tm: 'Eltip bermek we töleg', ru: 'Доставка и оплата' },
  orders: { tm: 'Sargytlarym', ru: 'Мои заказы' },
  cart: { tm: 'Sebet', ru: 'Корзина' },
  wishlist: { tm: 'Halanlarym', ru: 'Избранное' },
  account: { tm: 'Hasabym', ru: 'Мой аккаунт' },
  people: { tm: 'Adamlar we seneler', ru: 'Люди и даты' },
  personal: { tm: 'Şahsy maglumatlar', ru: 'Личные данные' },
  access: { tm: 'Giriş we enjamlar', ru: 'Вход и устройства' },
  addresses: { tm: 'Salgylarym', ru: 'Мои адреса' },
  signIn: { tm: 'Içeri gir', ru: 'Войти' },
  signOut: { tm: 'Hasapdan çyk', ru: 'Выйти' },
});
