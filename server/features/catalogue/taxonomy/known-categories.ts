/** What gift shops sell, by the key of the category: a new shop is offered these, the demonstration has them all. */
export const knownCategories = {
  flowers: { tm: 'Güller', ru: 'Цветы' },
  sweets: { tm: 'Süýjülikler we tortlar', ru: 'Сладости и торты' },
  'fruit-tea': { tm: 'Miwe, çaý we kofe', ru: 'Фрукты, чай и кофе' },
  toys: { tm: 'Oýunjaklar', ru: 'Игрушки' },
  jewellery: { tm: 'Şaý-sep we sagatlar', ru: 'Украшения и часы' },
  accessories: { tm: 'Sumkalar we şarflar', ru: 'Сумки и шарфы' },
  beauty: { tm: 'Gözellik we ideg', ru: 'Красота и уход' },
  home: { tm: 'Öý üçin', ru: 'Для дома' },
  hobby: { tm: 'Tehnika we güýmenje', ru: 'Техника и увлечения' },
  books: { tm: 'Kitap we ýazuw esbaplary', ru: 'Книги и канцелярия' },
  party: { tm: 'Baýramçylyk', ru: 'Всё для праздника' },
} as const;
