import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { fromTurkmenistan, height, keeping, material, size } from '../traits.ts';

/** Living plants and what they stand in. */
export const plants: readonly SeedProduct[] = [
  {
    key: 'fikus', brand: 'gulzar', categories: ['plants'], pictures: ['potted-plant', 'vase'],
    title: both('Fikus, toýun küýzede', 'Фикус в глиняном горшке'),
    about: both(
      'Ideg etmesi aňsat otag ösümligi: hepdede bir gezek suwarmak we ýagtylyk ýeterlik. Täze jaýa ýa-da iş otagyna ajaýyp sowgat. Küýzäniň aşagynda suw üçin tabajyk bar.',
      'Неприхотливое комнатное растение: хватает света и полива раз в неделю. Отличный подарок на новоселье или в кабинет. К горшку прилагается поддон.',
    ),
    attributes: [keeping('Hepdede bir gezek suwarmaly', 'Поливать раз в неделю'), material('Toýun küýze', 'Глиняный горшок'), fromTurkmenistan],
    occasions: ['housewarming', 'thanks', 'teachers'], recipients: ['colleague', 'teacher', 'mother', 'grandmother'],
    options: [option(both('30 sm', '30 см'), 140, 18), option(both('50 sm', '50 см'), 230, 9), option(both('80 sm', '80 см'), 390, 2)],
    daysAgo: 140, popularity: 66,
  },
  {
    key: 'kaktus-jubut', brand: 'gulzar', categories: ['plants'], pictures: ['cactus'],
    title: both('Kaktus “Sahra”', 'Кактус «Сахра»'),
    about: both(
      'Çöle öwrenişen berk häsiýetli dost. Aýda iki gezek suwarsaňyz besdir, ýyl boýy ýaşyl bolup durar. Iş stoluna gelişýär.',
      'Друг с твёрдым характером, привыкший к пустыне. Поливайте два раза в месяц — и он будет зелёным круглый год. Хорош на рабочем столе.',
    ),
    attributes: [height('18 sm', '18 см'), keeping('Aýda iki gezek suwarmaly', 'Поливать два раза в месяц'), fromTurkmenistan],
    occasions: ['birthday', 'housewarming', 'thanks'], recipients: ['colleague', 'friend', 'brother'],
    options: [option(both('Kiçi', 'Маленький'), 65, 40), option(both('Orta', 'Средний'), 110, 21)],
    daysAgo: 250, popularity: 55,
  },
  {
    key: 'otag-palmasy', brand: 'gulzar', categories: ['plants'], pictures: ['palm-tree', 'potted-plant'],
    title: both('Otag palmasy', 'Комнатная пальма'),
    about: both(
      'Myhman otagyna ýa-da ofise gelişýän beýik palma. Howany arassalaýar, saýada-da gowy ösýär. Kurýer ony siziň görkezen ýeriňize çenli getirip goýýar.',
      'Высокая пальма для гостиной или офиса. Очищает воздух и хорошо растёт в тени. Курьер занесёт её туда, куда вы покажете.',
    ),
    attributes: [keeping('Hepdede iki gezek suwarmaly', 'Поливать два раза в неделю'), size('Küýzäniň diametri 24 sm', 'Диаметр горшка 24 см')],
    occasions: ['housewarming', 'anniversary'], recipients: ['colleague', 'friend', 'father'],
    options: [option(both('1 metr', '1 метр'), 420, 6), option(both('1,5 metr', '1,5 метра'), 680, 1)],
    daysAgo: 88, popularity: 38,
  },
  {
    key: 'mini-bag', brand: 'gulzar', categories: ['plants', 'gift-sets'], pictures: ['bucket', 'potted-plant', 'cactus'],
    title: both('Penjire bagy toplumy', 'Набор «Сад на подоконнике»'),
    about: both(
      'Üç sany kiçi ösümlik, owadan bedrejik, toprak we suwaryş gaby bir gutuda. Çaga bilen bile ekmek gyzykly.',
      'Три небольших растения, красивое ведёрко, земля и лейка в одной коробке. Интересно сажать вместе с ребёнком.',
    ),
    attributes: [size('30 × 20 × 25 sm', '30 × 20 × 25 см'), fromTurkmenistan],
    occasions: ['birthday', 'nowruz', 'housewarming'], recipients: ['girl', 'grandmother', 'friend'],
    options: [only(210, 13)], daysAgo: 42, popularity: 44,
  },
];
