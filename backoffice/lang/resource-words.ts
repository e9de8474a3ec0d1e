import { defineTexts } from '#domain/print/texts.ts';

/** Names of the resources, for menu and headings. */
export const resourceWords = defineTexts({
  orders: { tm: 'Sargytlar', ru: 'Заказы' },
  products: { tm: 'Harytlar', ru: 'Товары' },
  categories: { tm: 'Kategoriýalar', ru: 'Категории' },
  brands: { tm: 'Brendler', ru: 'Бренды' },
  ideas: { tm: 'Sowgat pikirleri', ru: 'Идеи подарков' },
  occasions: { tm: 'Baýramlar we seneler', ru: 'Поводы' },
  recipients: { tm: 'Kim üçin', ru: 'Для кого' },
  'search-terms': { tm: 'Gözleg sözleri', ru: 'Слова поиска' },
  reviews: { tm: 'Teswirler', ru: 'Отзывы' },
  stock: { tm: 'Ammar', ru: 'Склад' },
  pictures: { tm: 'Suratlar', ru: 'Изображения' },
  imports: { tm: 'Import we eksport', ru: 'Импорт и экспорт' },
  banners: { tm: 'Bannerler', ru: 'Баннеры' },
  zones: { tm: 'Eltip beriş zolaklary', ru: 'Зоны доставки' },
  places: { tm: 'Ýerler', ru: 'Населённые пункты' },
  days: { tm: 'Aýratyn günler', ru: 'Особые дни' },
  wraps: { tm: 'Gaplamalar', ru: 'Упаковка' },
  certificates: { tm: 'Sertifikatlar', ru: 'Сертификаты' },
  promos: { tm: 'Promokodlar', ru: 'Промокоды' },
  'price-plans': { tm: 'Wagtly arzanladyşlar', ru: 'Скидки на срок' },
  customers: { tm: 'Müşderiler', ru: 'Клиенты' },
  staff: { tm: 'Işgärler', ru: 'Сотрудники' },
  audit: { tm: 'Üýtgetmeleriň taryhy', ru: 'История изменений' },
});
