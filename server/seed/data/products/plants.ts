import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { fromHolland, fromTurkmenistan, height, keeping, material, size } from '../traits.ts';

/** Living plants and what they stand in. */
export const plants: readonly SeedProduct[] = [
  {
    key: 'fikus', brand: 'gulzar', categories: ['plants'], pictures: ['ficus-30', 'ficus-80'],
    title: both('Fikus, toýun küýzede', 'Фикус в глиняном горшке'),
    about: both(
      'Ideg etmesi aňsat otag ösümligi: hepdede bir gezek suwarmak we ýagtylyk ýeterlik. Täze jaýa ýa-da iş otagyna ajaýyp sowgat. Küýzäniň aşagynda suw üçin tabajyk bar.',
      'Неприхотливое комнатное растение: хватает света и полива раз в неделю. Отличный подарок на новоселье или в кабинет. К горшку прилагается поддон.',
    ),
    attributes: [keeping('Hepdede bir gezek suwarmaly', 'Поливать раз в неделю'), material('Toýun küýze', 'Глиняный горшок'), fromTurkmenistan],
    occasions: ['housewarming', 'thanks', 'teachers'], recipients: ['colleague', 'teacher', 'mother', 'grandmother'],
    options: [option(both('30 sm', '30 см'), 140, 18, { picture: 'ficus-30' }), option(both('80 sm', '80 см'), 390, 2, { picture: 'ficus-80' })],
    daysAgo: 140, popularity: 66,
  },
  {
    key: 'kaktus-jubut', brand: 'gulzar', categories: ['plants'], pictures: ['cactus-medium'],
    title: both('Kaktus “Sahra”', 'Кактус «Сахра»'),
    about: both(
      'Çöle öwrenişen berk häsiýetli dost. Aýda iki gezek suwarsaňyz besdir, ýyl boýy ýaşyl bolup durar. Iş stoluna gelişýär.',
      'Друг с твёрдым характером, привыкший к пустыне. Поливайте два раза в месяц — и он будет зелёным круглый год. Хорош на рабочем столе.',
    ),
    attributes: [height('12 ýa-da 24 sm', '12 или 24 см'), keeping('Aýda iki gezek suwarmaly', 'Поливать два раза в месяц'), fromTurkmenistan],
    occasions: ['birthday', 'housewarming', 'thanks'], recipients: ['colleague', 'friend', 'brother'],
    options: [only(110, 21, { picture: 'cactus-medium' })],
    daysAgo: 250, popularity: 55,
  },
  {
    key: 'mini-bag', brand: 'gulzar', categories: ['plants', 'gift-sets'], pictures: ['mini-garden'],
    title: both('Penjire bagy toplumy', 'Набор «Сад на подоконнике»'),
    about: both(
      'Agaç gapda üç sany kiçi ösümlik, toprak we suwaryş gaby. Çaga bilen bile idemek gyzykly.',
      'Три небольших растения в деревянном ящике, земля и лейка. Интересно ухаживать вместе с ребёнком.',
    ),
    attributes: [size('30 × 20 × 25 sm', '30 × 20 × 25 см'), fromTurkmenistan],
    occasions: ['birthday', 'nowruz', 'housewarming'], recipients: ['girl', 'grandmother', 'friend'],
    options: [only(210, 13)], daysAgo: 42, popularity: 44,
  },
  {
    key: 'orhideya', brand: 'gulzar', categories: ['plants'], pictures: ['orchid'],
    title: both('Gülgün orhideýa, iki baldakly', 'Розовая орхидея, два цветоноса'),
    about: both(
      'Iki aýlap gülleýän orhideýa ak keramiki küýzede. Hepdede bir gezek suwarmak ýeterlik.',
      'Орхидея в белом керамическом кашпо цветёт до двух месяцев. Достаточно полива раз в неделю.',
    ),
    attributes: [height('55 sm', '55 см'), keeping('Ýagty ýerde, gönüden-göni günden uzakda', 'На свету, без прямого солнца'), fromHolland],
    occasions: ['womens-day', 'birthday', 'thanks'], recipients: ['mother', 'teacher', 'colleague', 'grandmother'],
    options: [only(280, 14)],
    daysAgo: 16, popularity: 79,
  },
];
