import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, contents, fromTurkey, fromTurkmenistan, material, packing, shelfLife, size } from '../traits.ts';

/** Fragrance, care and make-up. */
export const beauty: readonly SeedProduct[] = [
  {
    key: 'anar-atyry', brand: 'anar', categories: ['fragrance'], pictures: ['scene-perfume'],
    title: both('“Anar” atyr suwy', 'Парфюмерная вода «Анар»'),
    about: both(
      'Ilki anar we bergamot, soňra bägül, iň soňunda ýyly agaç we muskus ysy. Sekiz sagada çenli saklanýar. Gutusy milli nagyşly, goşmaça gaplama gerek däl.',
      'Сначала гранат и бергамот, затем роза, а в конце — тёплое дерево и мускус. Держится до восьми часов. Коробка с национальным узором сама выглядит как подарок.',
    ),
    attributes: [packing('Nagyşly guty', 'Коробка с узором'), shelfLife('36 aý', '36 месяцев'), fromTurkmenistan],
    occasions: ['womens-day', 'birthday', 'valentines', 'anniversary'], recipients: ['beloved', 'mother', 'sister'],
    options: [option(both('30 ml', '30 мл'), 380, 22), option(both('50 ml', '50 мл'), 560, 15), option(both('100 ml', '100 мл'), 890, 6, { was: 980 })],
    daysAgo: 10, popularity: 93,
  },
  {
    key: 'ysly-beden-losyony', brand: 'anar', categories: ['care', 'fragrance'], pictures: ['lotion-bottle'],
    title: both('Beden losýony “Bägül we badam”', 'Лосьон для тела «Роза и миндаль»'),
    about: both(
      'Howa gurak wagty derini ýumşadýan ýeňil losýon. Çalt siňýär, egin-eşikde yz galdyrmaýar.',
      'Лёгкий лосьон, который спасает кожу в сухую погоду. Быстро впитывается и не оставляет следов на одежде.',
    ),
    attributes: [composition('Badam ýagy, bägül suwy, gliserin', 'Миндальное масло, розовая вода, глицерин'), shelfLife('24 aý', '24 месяца')],
    occasions: ['womens-day', 'teachers', 'birthday'], recipients: ['mother', 'sister', 'teacher', 'colleague'],
    options: [option(both('200 ml', '200 мл'), 85, 47), option(both('400 ml', '400 мл'), 140, 28)],
    daysAgo: 115, popularity: 62,
  },
  {
    key: 'el-sabyny', brand: 'anar', categories: ['care', 'gift-sets'], pictures: ['soap', 'sponge'],
    title: both('El bilen gaýnadylan sabyn toplumy', 'Набор мыла ручной варки'),
    about: both(
      'Anar, bägül we düýe süýdi bilen üç dürli sabyn. Derini guratmaýar, hersi aýratyn kagyza dolanan.',
      'Три вида мыла: с гранатом, розой и верблюжьим молоком. Не сушит кожу, каждый кусок завёрнут в бумагу.',
    ),
    attributes: [contents('3 × 90 g', '3 × 90 г'), shelfLife('18 aý', '18 месяцев'), fromTurkmenistan],
    occasions: ['womens-day', 'thanks', 'teachers', 'nowruz'], recipients: ['teacher', 'colleague', 'mother', 'grandmother'],
    options: [only(78, 41)], daysAgo: 38, popularity: 68,
  },
  {
    key: 'spa-toplum', brand: 'anar', categories: ['care', 'gift-sets'], pictures: ['sponge', 'lotion-bottle', 'candle'],
    title: both('“Dynç al” öý spa toplumy', 'Домашний спа-набор «Отдохни»'),
    about: both(
      'Wanna duzy, gubka, losýon we lawanda ysly şem. Telefony bir gapdala goýup, iki sagat dynç almak üçin.',
      'Соль для ванны, губка, лосьон и свеча с лавандой. Достаточно, чтобы два часа отдыхать без телефона.',
    ),
    attributes: [contents('Duz 300 g, gubka, losýon 200 ml, şem', 'Соль 300 г, губка, лосьон 200 мл, свеча'), packing('Sebetjik', 'Корзинка')],
    occasions: ['womens-day', 'birthday', 'newborn'], recipients: ['mother', 'sister', 'beloved', 'colleague'],
    options: [only(195, 18, { was: 230 })], daysAgo: 13, popularity: 72,
  },
  {
    key: 'dodak-pomadasy', brand: 'ay-owadan', categories: ['make-up'], pictures: ['lipstick'],
    title: both('Ýumşak dodak pomadasy', 'Увлажняющая помада'),
    about: both(
      'Düzüminde şi ýagy bar, dodagy guratmaýar. Reňki alty sagada çenli saklanýar.',
      'С маслом ши, не сушит губы. Цвет держится до шести часов.',
    ),
    attributes: [size('4 g', '4 г'), shelfLife('36 aý', '36 месяцев'), fromTurkey],
    occasions: ['womens-day', 'birthday'], recipients: ['sister', 'beloved', 'friend'],
    options: [option(both('Anar gyzyly', 'Гранатовая'), 95, 35), option(both('Gülgün', 'Розовая'), 95, 28), option(both('Badam reňkli', 'Миндальная'), 95, 12)],
    daysAgo: 88, popularity: 64,
  },
  {
    key: 'ayna-toplumy', brand: 'ay-owadan', categories: ['make-up', 'accessories'], pictures: ['mirror', 'comb'],
    title: both('Stol aýnasy we darak toplumy', 'Настольное зеркало и расчёска'),
    about: both(
      'Altyn reňkli çarçuwaly aýna we saça zyýan bermeýän agaç darak. Enelerimiziň sandygyndan çykan ýaly owadan.',
      'Зеркало в золотистой раме и деревянная расчёска, бережная к волосам. Красивы, словно из бабушкиного сундука.',
    ),
    attributes: [material('Bürünç, agaç, aýna', 'Латунь, дерево, стекло'), size('Aýna 18 × 28 sm', 'Зеркало 18 × 28 см')],
    occasions: ['womens-day', 'wedding', 'birthday'], recipients: ['sister', 'girl', 'grandmother', 'beloved'],
    options: [only(230, 10)], daysAgo: 148, popularity: 49,
  },
  {
    key: 'agac-darak', brand: 'ay-owadan', categories: ['care'], pictures: ['comb'],
    title: both('Erik agajyndan saç daragy', 'Расчёска из абрикосового дерева'),
    about: both(
      'Dişleri el bilen ýylmanan, elektriklenmeýär. Mata haltajygy bilen satylýar.',
      'Зубчики отшлифованы вручную, волосы не электризуются. В комплекте тканевый мешочек.',
    ),
    attributes: [material('Erik agajy', 'Абрикосовое дерево'), size('16 × 6 sm', '16 × 6 см'), fromTurkmenistan],
    occasions: ['thanks', 'womens-day'], recipients: ['sister', 'mother', 'grandmother', 'girl'],
    options: [only(55, 26)], daysAgo: 228, popularity: 33,
  },
];
