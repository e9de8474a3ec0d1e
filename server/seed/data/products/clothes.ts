import type { SeedProduct } from '../../seed-types.ts';
import { both, option } from '../compose.ts';
import { fromTurkey, fromTurkmenistan, keeping, material } from '../traits.ts';

const gentle = keeping('30 °C suwda ýuwmaly', 'Стирать при 30 °C');
const sizeS = both('S ölçeg', 'Размер S');
const sizeM = both('M ölçeg', 'Размер M');
const sizeL = both('L ölçeg', 'Размер L');
const sizeXL = both('XL ölçeg', 'Размер XL');

/** Clothes for women and men. */
export const clothes: readonly SeedProduct[] = [
  {
    key: 'keteni-koynek', brand: 'keteni', categories: ['womens-clothes'], pictures: ['dress', 'clutch-bag'],
    title: both('Ýeňil köýnek “Asman”', 'Лёгкое платье «Небо»'),
    about: both(
      'Gök asman reňkli, bili lentaly köýnek. Matasy dem alýar, tomsuň jöwzasynda-da rahat. Uzynlygyny ussahanamyzda mugt gysgaldyp berýäris.',
      'Платье цвета ясного неба с лентой на талии. Ткань дышит, в нём удобно и в летнюю жару. Длину бесплатно подгоним в мастерской.',
    ),
    attributes: [material('Ýüpek 60 %, nah 40 %', 'Шёлк 60 %, хлопок 40 %'), gentle, fromTurkmenistan],
    occasions: ['womens-day', 'birthday', 'graduation', 'oraza'], recipients: ['sister', 'beloved', 'mother'],
    options: [option(sizeS, 420, 8), option(sizeM, 420, 14), option(sizeL, 420, 10), option(sizeXL, 440, 0)],
    daysAgo: 46, popularity: 71,
  },
  {
    key: 'bluzka', brand: 'keteni', categories: ['womens-clothes'], pictures: ['blouse'],
    title: both('Nah bluzka, gysga ýeňli', 'Хлопковая блузка с коротким рукавом'),
    about: both(
      'Ofise we gezelenje laýyk ýönekeý biçim. Ýuwlandan soň formasyny ýitirmeýär.',
      'Простой крой для офиса и прогулок. После стирки не теряет форму.',
    ),
    attributes: [material('Nah 95 %, elastan 5 %', 'Хлопок 95 %, эластан 5 %'), gentle, fromTurkey],
    occasions: ['womens-day', 'birthday'], recipients: ['sister', 'mother', 'colleague'],
    options: [option(sizeS, 160, 12), option(sizeM, 160, 20), option(sizeL, 160, 15)],
    daysAgo: 122, popularity: 44,
  },
  {
    key: 'palto-yun', brand: 'keteni', categories: ['womens-clothes', 'mens-clothes'], pictures: ['coat', 'scarf'],
    title: both('Ýüň palto, açyk goňur', 'Шерстяное пальто, бежевое'),
    about: both(
      'Iki hatar ilikli nusgawy palto. Astary atlas, içki jübüsi syrmaly. Güýz we ýumşak gyş üçin.',
      'Классическое двубортное пальто. Атласная подкладка, внутренний карман на молнии. На осень и мягкую зиму.',
    ),
    attributes: [material('Ýüň 70 %, poliester 30 %', 'Шерсть 70 %, полиэстер 30 %'), keeping('Himiki arassalaýyş', 'Химчистка'), fromTurkmenistan],
    occasions: ['birthday', 'new-year', 'anniversary'], recipients: ['mother', 'father', 'beloved'],
    options: [option(sizeM, 1250, 4, { was: 1450 }), option(sizeL, 1250, 3, { was: 1450 }), option(sizeXL, 1280, 1)],
    daysAgo: 29, popularity: 57,
  },
  {
    key: 'koynek-galstuk', brand: 'keteni', categories: ['mens-clothes', 'gift-sets'], pictures: ['shirt-and-tie', 'briefcase'],
    title: both('Köýnek we galstuk toplumy', 'Набор: рубашка и галстук'),
    about: both(
      'Zolakly nah köýnek, oňa saýlanan galstuk we ýaglyk bir gutuda. Kakaňyz ýa-da kärdeşiňiz üçin taýýar sowgat.',
      'Хлопковая рубашка в полоску, подобранный к ней галстук и платок в одной коробке. Готовый подарок отцу или коллеге.',
    ),
    attributes: [material('Nah 100 %, galstuk – ýüpek', 'Хлопок 100 %, галстук — шёлк'), gentle, fromTurkey],
    occasions: ['birthday', 'anniversary', 'teachers', 'gurban'], recipients: ['father', 'colleague', 'teacher', 'brother'],
    options: [option(both('39–40 ölçeg', 'Размер 39–40'), 340, 11), option(both('41–42 ölçeg', 'Размер 41–42'), 340, 13), option(both('43–44 ölçeg', 'Размер 43–44'), 340, 3)],
    daysAgo: 57, popularity: 69,
  },
  {
    key: 'futbolka', brand: 'keteni', categories: ['mens-clothes', 'womens-clothes'], pictures: ['t-shirt'],
    title: both('Futbolka, türkmen pagtasyndan', 'Футболка из туркменского хлопка'),
    about: both(
      'Galyň, ýöne ýumşak mata; ýakasy süýnmeýär. Sargydyň belliginde ýazsaňyz, döşüne at çap edip bereris.',
      'Плотная, но мягкая ткань, ворот не растягивается. Напишите в комментарии — нанесём имя на грудь.',
    ),
    attributes: [material('Nah 100 %', 'Хлопок 100 %'), gentle, fromTurkmenistan],
    occasions: ['birthday', 'graduation'], recipients: ['brother', 'friend', 'sister', 'boy'],
    options: [option(sizeS, 95, 30), option(sizeM, 95, 44), option(sizeL, 95, 38), option(sizeXL, 95, 16)],
    daysAgo: 168, popularity: 53,
  },
  {
    key: 'jinsi-balak', brand: 'keteni', categories: ['mens-clothes'], pictures: ['jeans'],
    title: both('Göni biçimli jinsi balak', 'Прямые джинсы'),
    about: both(
      'Goýy gök reňkli, süýnýän matadan tikilen balak. Ölçegi gelişmese, 14 günüň dowamynda çalşyp bereris.',
      'Тёмно-синие джинсы из слегка тянущейся ткани. Если размер не подойдёт, обменяем в течение 14 дней.',
    ),
    attributes: [material('Nah 98 %, elastan 2 %', 'Хлопок 98 %, эластан 2 %'), gentle, fromTurkey],
    occasions: ['birthday'], recipients: ['brother', 'friend'],
    options: [option(both('30 ölçeg', 'Размер 30'), 280, 7), option(both('32 ölçeg', 'Размер 32'), 280, 12), option(both('34 ölçeg', 'Размер 34'), 280, 9)],
    daysAgo: 206, popularity: 38,
  },
  {
    key: 'jorap-toplumy', brand: 'keteni', categories: ['mens-clothes', 'womens-clothes', 'gift-sets'], pictures: ['socks'],
    title: both('Nagyşly jorap toplumy', 'Набор носков с узором'),
    about: both(
      'Haly nagyşly bäş jübüt jorap, her iş gününe bir jübüt. Ökjesi we burny berkidilen.',
      'Пять пар носков с ковровым узором — по одной на каждый рабочий день. Пятка и носок усилены.',
    ),
    attributes: [material('Nah 80 %, poliamid 20 %', 'Хлопок 80 %, полиамид 20 %'), gentle, fromTurkmenistan],
    occasions: ['new-year', 'birthday', 'thanks'], recipients: ['father', 'brother', 'colleague', 'grandfather', 'friend'],
    options: [option(both('36–40 ölçeg', 'Размер 36–40'), 98, 25), option(both('41–45 ölçeg', 'Размер 41–45'), 98, 40)],
    daysAgo: 3, popularity: 66,
  },
];
