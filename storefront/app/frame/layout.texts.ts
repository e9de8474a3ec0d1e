import { defineTexts } from '#storefront/lang/texts.ts';

export const layoutTexts = defineTexts({
  shopName: { tm: 'Sowgat', ru: 'Sowgat' },
  loading: { tm: 'Maglumatlar ýüklenýär', ru: 'Идет загрузка' },
  toContent: { tm: 'Esasy mazmuna geç', ru: 'К основному' },
  mainMenu: { tm: 'Esasy menýu', ru: 'Основное меню' },
  categories: { tm: 'Kategoriýalar', ru: 'Категории' },
  language: { tm: 'Dil saýlaň', ru: 'Выберите язык' },
  home: { tm: 'Baş sahypa', ru: 'Главная' },
  catalogue: { tm: 'Katalog', ru: 'Каталог' },
  wishlist: { tm: 'Halanlarym', ru: 'Избранное' },
  cart: { tm: 'Sebet', ru: 'Корзина' },
  profile: { tm: 'Profil', ru: 'Профиль' },
  back: { tm: 'Yza', ru: 'Назад' },
  promiseToday: {
    tm: 'sagat {time} çenli sargyt etseňiz, şu gün eltip bereris',
    ru: 'закажите до {time} — привезём сегодня',
  },
  promiseDay: { tm: '{day} eltip bereris', ru: 'ближайшая доставка: {day}' },
  promiseAny: { tm: 'şäher boýunça eltip berýäris', ru: 'доставляем по городу' },
  offline: { tm: 'Siz oflaýn', ru: 'Вы офлайн' },
  offlineHint: { tm: 'Internet baglanyşygyňyzy barlaň', ru: 'Проверьте интернет-соединение' },
  broken: { tm: 'Ýalňyşlyk ýüze çykdy', ru: 'Произошла ошибка' },
  brokenHint: {
    tm: 'Sahypanyň bu bölegi açylmady. Täzeden synanyşyň.',
    ru: 'Эта часть страницы не открылась. Попробуйте ещё раз.',
  },
  close: { tm: 'Ýap', ru: 'Закрыть' },
  busy: { tm: 'Ýüklenýär…', ru: 'Загрузка…' },
  retry: { tm: 'Täzeden synanyşyň', ru: 'Попробуйте ещё раз' },
  optional: { tm: 'hökman däl', ru: 'необязательно' },
  youAreHere: { tm: 'Siz şu ýerde', ru: 'Вы здесь' },
});
