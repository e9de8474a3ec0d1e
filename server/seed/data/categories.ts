import type { SeedCategory } from '../seed-types.ts';
import { both } from './compose.ts';

/** The tree of categories: every top category is followed by its children. */
export const categories: readonly SeedCategory[] = [
  { key: 'flowers', title: both('Güller', 'Цветы'), picture: 'bouquet' },
  { key: 'bouquets', parent: 'flowers', title: both('Gül çemenleri', 'Букеты'), picture: 'bouquet' },
  { key: 'roses', parent: 'flowers', title: both('Bägüller', 'Розы'), picture: 'rose' },
  { key: 'spring-flowers', parent: 'flowers', title: both('Ýaz gülleri', 'Весенние цветы'), picture: 'tulip' },
  { key: 'plants', parent: 'flowers', title: both('Otag ösümlikleri', 'Комнатные растения'), picture: 'potted-plant' },

  { key: 'sweets', title: both('Süýjülikler we tortlar', 'Сладости и торты'), picture: 'birthday-cake' },
  { key: 'chocolate', parent: 'sweets', title: both('Şokolad', 'Шоколад'), picture: 'chocolate-bar' },
  { key: 'candies', parent: 'sweets', title: both('Kemput we köke', 'Конфеты и печенье'), picture: 'candy' },
  { key: 'cakes', parent: 'sweets', title: both('Tortlar', 'Торты'), picture: 'birthday-cake' },
  { key: 'pastry', parent: 'sweets', title: both('Bişirilen önümler', 'Выпечка'), picture: 'croissant' },
  { key: 'honey', parent: 'sweets', title: both('Bal', 'Мёд'), picture: 'honey-pot' },

  { key: 'fruit-tea', title: both('Miwe, çaý we kofe', 'Фрукты, чай и кофе'), picture: 'basket' },
  { key: 'fruit', parent: 'fruit-tea', title: both('Täze miweler', 'Свежие фрукты'), picture: 'grapes' },
  { key: 'baskets', parent: 'fruit-tea', title: both('Sowgat sebetleri', 'Подарочные корзины'), picture: 'basket' },
  { key: 'tea', parent: 'fruit-tea', title: both('Çaý', 'Чай'), picture: 'tea-cup' },
  { key: 'coffee', parent: 'fruit-tea', title: both('Kofe we içgiler', 'Кофе и напитки'), picture: 'coffee-cup' },

  { key: 'toys', title: both('Oýunjaklar', 'Игрушки'), picture: 'teddy-bear' },
  { key: 'soft-toys', parent: 'toys', title: both('Ýumşak oýunjaklar', 'Мягкие игрушки'), picture: 'teddy-bear' },
  { key: 'toy-vehicles', parent: 'toys', title: both('Ulaglar we tehnika', 'Машинки и техника'), picture: 'toy-car' },
  { key: 'learning-toys', parent: 'toys', title: both('Ösdüriji oýunjaklar', 'Развивающие игрушки'), picture: 'robot' },
  { key: 'games', parent: 'toys', title: both('Stol oýunlary', 'Настольные игры'), picture: 'chess' },
  { key: 'baby', parent: 'toys', title: both('Bäbekler üçin', 'Для малышей'), picture: 'baby-bottle' },

  { key: 'jewellery', title: both('Şaý-sepler we sagatlar', 'Украшения и часы'), picture: 'ring' },
  { key: 'rings', parent: 'jewellery', title: both('Şaý-sepler', 'Ювелирные украшения'), picture: 'ring' },
  { key: 'watches', parent: 'jewellery', title: both('Sagatlar', 'Часы'), picture: 'watch' },

  { key: 'beauty', title: both('Gözellik we ideg', 'Красота и уход'), picture: 'lipstick' },
  { key: 'fragrance', parent: 'beauty', title: both('Atyrlar', 'Ароматы'), picture: 'lotion-bottle' },
  { key: 'care', parent: 'beauty', title: both('Ideg serişdeleri', 'Уход'), picture: 'soap' },
  { key: 'make-up', parent: 'beauty', title: both('Kosmetika', 'Косметика'), picture: 'lipstick' },

  { key: 'clothes', title: both('Egin-eşik we aksessuarlar', 'Одежда и аксессуары'), picture: 'scarf' },
  { key: 'womens-clothes', parent: 'clothes', title: both('Aýal-gyzlar üçin', 'Женщинам'), picture: 'dress' },
  { key: 'mens-clothes', parent: 'clothes', title: both('Erkekler üçin', 'Мужчинам'), picture: 'shirt-and-tie' },
  { key: 'shoes', parent: 'clothes', title: both('Aýakgaplar', 'Обувь'), picture: 'running-shoe' },
  { key: 'bags', parent: 'clothes', title: both('Sumkalar', 'Сумки'), picture: 'handbag' },
  { key: 'accessories', parent: 'clothes', title: both('Aksessuarlar', 'Аксессуары'), picture: 'umbrella' },

  { key: 'home', title: both('Öý üçin', 'Для дома'), picture: 'vase' },
  { key: 'decor', parent: 'home', title: both('Bezegler', 'Декор'), picture: 'vase' },
  { key: 'tableware', parent: 'home', title: both('Gap-gaçlar', 'Посуда'), picture: 'teapot' },
  { key: 'light', parent: 'home', title: both('Şemler we çyralar', 'Свечи и лампы'), picture: 'candle' },
  { key: 'clocks', parent: 'home', title: both('Öý sagatlary', 'Часы для дома'), picture: 'table-clock' },

  { key: 'tech', title: both('Tehnika', 'Техника'), picture: 'headphone' },
  { key: 'audio', parent: 'tech', title: both('Ses enjamlary', 'Аудио'), picture: 'headphone' },
  { key: 'photo', parent: 'tech', title: both('Foto we wideo', 'Фото и видео'), picture: 'camera' },
  { key: 'computers', parent: 'tech', title: both('Kompýuter we telefon', 'Компьютеры и телефоны'), picture: 'laptop' },

  { key: 'hobby', title: both('Sport, saz we döredijilik', 'Спорт, музыка и творчество'), picture: 'guitar' },
  { key: 'sport', parent: 'hobby', title: both('Sport', 'Спорт'), picture: 'soccer-ball' },
  { key: 'outdoors', parent: 'hobby', title: both('Gezelenç we syýahat', 'Прогулки и путешествия'), picture: 'tent' },
  { key: 'music', parent: 'hobby', title: both('Saz gurallary', 'Музыкальные инструменты'), picture: 'guitar' },
  { key: 'art', parent: 'hobby', title: both('Surat we el işleri', 'Рисование и рукоделие'), picture: 'artist-palette' },

  { key: 'books', title: both('Kitap we ýazuw esbaplary', 'Книги и канцелярия'), picture: 'books' },
  { key: 'reading', parent: 'books', title: both('Kitaplar', 'Книги'), picture: 'open-book' },
  { key: 'stationery', parent: 'books', title: both('Ýazuw esbaplary', 'Канцелярия'), picture: 'fountain-pen' },

  { key: 'party', title: both('Baýramçylyk', 'Всё для праздника'), picture: 'party-popper' },
  { key: 'balloons', parent: 'party', title: both('Howa şarlary', 'Воздушные шары'), picture: 'balloon' },
  { key: 'decorations', parent: 'party', title: both('Baýramçylyk bezegleri', 'Праздничный декор'), picture: 'disco-ball' },
  { key: 'gift-sets', parent: 'party', title: both('Sowgat toplumlary', 'Подарочные наборы'), picture: 'wrapped-gift' },
  { key: 'cards', parent: 'party', title: both('Gutlag hatlary', 'Открытки'), picture: 'greeting-card' },
];
