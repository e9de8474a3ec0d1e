import { knownCategories } from '#server/features/catalogue/taxonomy/known-categories.ts';
import type { SeedCategory } from '../seed-types.ts';
import { both } from './compose.ts';

/** The tree of categories: every top category is followed by its children. */
export const categories: readonly SeedCategory[] = [
  { key: 'flowers', title: knownCategories.flowers, picture: 'scene-roses' },
  { key: 'bouquets', parent: 'flowers', title: both('Gül çemenleri', 'Букеты'), picture: 'spring-25' },
  { key: 'roses', parent: 'flowers', title: both('Bägüller', 'Розы'), picture: 'roses-red-25' },
  { key: 'spring-flowers', parent: 'flowers', title: both('Ýaz gülleri', 'Весенние цветы'), picture: 'tulips-25' },
  { key: 'plants', parent: 'flowers', title: both('Otag ösümlikleri', 'Комнатные растения'), picture: 'orchid' },

  { key: 'sweets', title: knownCategories.sweets, picture: 'scene-cake' },
  { key: 'chocolate', parent: 'sweets', title: both('Şokolad', 'Шоколад'), picture: 'scene-choc' },
  { key: 'candies', parent: 'sweets', title: both('Kemput we köke', 'Конфеты и печенье'), picture: 'cookies' },
  { key: 'cakes', parent: 'sweets', title: both('Tortlar', 'Торты'), picture: 'scene-cake' },
  { key: 'pastry', parent: 'sweets', title: both('Bişirilen önümler', 'Выпечка'), picture: 'croissants' },
  { key: 'honey', parent: 'sweets', title: both('Bal', 'Мёд'), picture: 'scene-honey' },

  { key: 'fruit-tea', title: knownCategories['fruit-tea'], picture: 'scene-anar' },
  { key: 'fruit', parent: 'fruit-tea', title: both('Täze miweler', 'Свежие фрукты'), picture: 'scene-anar' },
  { key: 'baskets', parent: 'fruit-tea', title: both('Sowgat sebetleri', 'Подарочные корзины'), picture: 'fruit-basket' },
  { key: 'tea', parent: 'fruit-tea', title: both('Çaý we kofe', 'Чай и кофе'), picture: 'green-tea' },

  { key: 'toys', title: knownCategories.toys, picture: 'scene-teddy' },
  { key: 'soft-toys', parent: 'toys', title: both('Ýumşak oýunjaklar', 'Мягкие игрушки'), picture: 'scene-teddy' },
  { key: 'toy-vehicles', parent: 'toys', title: both('Ulaglar we tehnika', 'Машинки и техника'), picture: 'train' },
  { key: 'learning-toys', parent: 'toys', title: both('Ösdüriji oýunjaklar', 'Развивающие игрушки'), picture: 'robot' },
  { key: 'games', parent: 'toys', title: both('Stol oýunlary', 'Настольные игры'), picture: 'chess' },
  { key: 'baby', parent: 'toys', title: both('Bäbekler üçin', 'Для малышей'), picture: 'baby-set' },

  { key: 'jewellery', title: knownCategories.jewellery, picture: 'scene-ring' },
  { key: 'rings', parent: 'jewellery', title: both('Şaý-sepler', 'Ювелирные украшения'), picture: 'scene-ring' },
  { key: 'watches', parent: 'jewellery', title: both('Sagatlar', 'Часы'), picture: 'watch-blue' },

  { key: 'accessories', title: knownCategories.accessories, picture: 'handbag-red' },

  { key: 'beauty', title: knownCategories.beauty, picture: 'scene-perfume' },
  { key: 'fragrance', parent: 'beauty', title: both('Atyrlar', 'Ароматы'), picture: 'scene-perfume' },
  { key: 'care', parent: 'beauty', title: both('Ideg we kosmetika', 'Уход и косметика'), picture: 'soap' },

  { key: 'home', title: knownCategories.home, picture: 'scene-candle' },
  { key: 'decor', parent: 'home', title: both('Bezegler', 'Декор'), picture: 'vase-large' },
  { key: 'tableware', parent: 'home', title: both('Gap-gaçlar', 'Посуда'), picture: 'scene-tea' },
  { key: 'light', parent: 'home', title: both('Şemler we çyralar', 'Свечи и лампы'), picture: 'scene-candle' },

  { key: 'hobby', title: knownCategories.hobby, picture: 'headphones-white' },
  { key: 'tech', parent: 'hobby', title: both('Tehnika', 'Техника'), picture: 'headphones-white' },
  { key: 'leisure', parent: 'hobby', title: both('Sport we döredijilik', 'Спорт и творчество'), picture: 'football' },

  { key: 'books', title: knownCategories.books, picture: 'scene-books' },
  { key: 'reading', parent: 'books', title: both('Kitaplar', 'Книги'), picture: 'scene-books' },
  { key: 'stationery', parent: 'books', title: both('Ýazuw esbaplary', 'Канцелярия'), picture: 'fountain-pen' },

  { key: 'party', title: knownCategories.party, picture: 'scene-balloons' },
  { key: 'balloons', parent: 'party', title: both('Howa şarlary', 'Воздушные шары'), picture: 'scene-balloons' },
  { key: 'decorations', parent: 'party', title: both('Baýramçylyk bezegleri', 'Праздничный декор'), picture: 'tree-large' },
  { key: 'gift-sets', parent: 'party', title: both('Sowgat toplumlary we hatlar', 'Подарочные наборы и открытки'), picture: 'scene-gift' },
];
