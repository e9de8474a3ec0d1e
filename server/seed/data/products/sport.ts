import type { SeedProduct } from '../../seed-types.ts';
import { both, only } from '../compose.ts';
import { contents, material, weight } from '../traits.ts';

/** Sport, walks and journeys. */
export const sport: readonly SeedProduct[] = [
  {
    key: 'futbol-topy', brand: 'turgen', categories: ['leisure'], pictures: ['football'],
    title: both('Futbol topy, 5 ölçeg', 'Футбольный мяч, размер 5'),
    about: both(
      'Otda-da, rezin meýdançada-da oýnamaga ýarar. Tikinleri ýelmenen, suw çekmeýär.',
      'Подходит и для травы, и для резинового покрытия. Швы проклеены, мяч не впитывает воду.',
    ),
    attributes: [material('Poliuretan', 'Полиуретан'), weight('430 g', '430 г')],
    occasions: ['birthday', 'graduation'], recipients: ['boy', 'brother', 'friend'],
    options: [only(135, 46)], daysAgo: 107, popularity: 65,
  },
  {
    key: 'basketbol-topy', brand: 'turgen', categories: ['leisure'], pictures: ['basketball'],
    title: both('Basketbol topy, 7 ölçeg', 'Баскетбольный мяч, размер 7'),
    about: both(
      'Elden typmaýan, çuň çyzykly top. Howluda-da, zalda-da deň bökýär.',
      'Не выскальзывает из рук благодаря глубоким бороздкам. Одинаково отскакивает во дворе и в зале.',
    ),
    attributes: [material('Rezin', 'Резина'), weight('600 g', '600 г')],
    occasions: ['birthday'], recipients: ['boy', 'brother', 'friend'],
    options: [only(145, 28)], daysAgo: 152, popularity: 47,
  },
  {
    key: 'stol-tennisi', brand: 'turgen', categories: ['leisure', 'games'], pictures: ['table-tennis'],
    title: both('Stol tennisi toplumy, torly', 'Набор для настольного тенниса с сеткой'),
    about: both(
      'Islendik stola berkidilýän tor, iki raketka we alty top. Nahar stoly iki minutda oýun meýdançasyna öwrülýär.',
      'Сетка крепится к любому столу, две ракетки и шесть мячей. За две минуты обеденный стол станет теннисным.',
    ),
    attributes: [contents('Tor, 2 raketka, 6 top', 'Сетка, 2 ракетки, 6 мячей')],
    occasions: ['birthday', 'new-year'], recipients: ['brother', 'colleague', 'father', 'boy'],
    options: [only(165, 21)], daysAgo: 91, popularity: 42,
  },
];
