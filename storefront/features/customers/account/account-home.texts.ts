import { defineTexts } from '#storefront/lang/texts.ts';

export const accountHomeTexts = defineTexts({
  title: { tm: 'Hasabym', ru: 'Мой аккаунт' },
  hello: { tm: 'Salam, {name}!', ru: 'Здравствуйте, {name}!' },
  helloPlain: { tm: 'Salam!', ru: 'Здравствуйте!' },
  invite: { tm: 'Sargyt etmek üçin ulgama giriň', ru: 'Войдите, чтобы заказать' },
  inviteWhy: {
    tm: 'Sargytlaryňyzy görersiňiz, salgylaryňyz ýatda saklanar.',
    ru: 'Будут видны ваши заказы и сохранятся адреса.',
  },
  signIn: { tm: 'Içeri gir', ru: 'Войти' },
  orders: { tm: 'Sargytlarym', ru: 'Мои заказы' },
  ordersNote: { tm: 'Ýagdaýy, töleg, gaýtadan sargyt', ru: 'Статус, оплата, повтор заказа' },
  cart: { tm: 'Sebet', ru: 'Корзина' },
  cartNote: { tm: '{n} haryt', ru: { one: '{n} товар', few: '{n} товара', many: '{n} товаров' } },
  wishlist: { tm: 'Halanlarym', ru: 'Избранное' },
  wishlistNote: { tm: '{n} haryt', ru: { one: '{n} товар', few: '{n} товара', many: '{n} товаров' } },
  addresses: { tm: 'Salgylarym', ru: 'Мои адреса' },
  addressesNote: { tm: 'Öý, iş, dostlaryňyz', ru: 'Дом, работа, друзья' },
  personal: { tm: 'Şahsy maglumatlar', ru: 'Личные данные' },
  personalNote: { tm: 'Ady, doglan senesi, surat', ru: 'Имя, дата рождения, фото' },
  delivery: { tm: 'Eltip bermek we töleg', ru: 'Доставка и оплата' },
  deliveryNote: { tm: 'Zolaklar, bahalar, wagtlar', ru: 'Зоны, цены, время' },
  access: { tm: 'Giriş we enjamlar', ru: 'Вход и устройства' },
  accessNote: { tm: 'Nirede girendigiňiz', ru: 'Где выполнен вход' },
  signOut: { tm: 'Hasapdan çyk', ru: 'Выйти' },
  signOutSure: { tm: 'Hakykatdan hem çykmak isleýärsiňizmi?', ru: 'Вы действительно хотите выйти?' },
  signOutNote: {
    tm: 'Sebediňiz we halanlaryňyz bu enjamda galar. Ýazylyp gutarylmadyk sargyt pozular.',
    ru: 'Корзина и избранное останутся на этом устройстве. Недописанный заказ удалится.',
  },
  stay: { tm: 'Goýbolsun et', ru: 'Отмена' },
});
