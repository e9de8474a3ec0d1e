import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, contents, fromTurkey, fromTurkmenistan, packing, shelfLife, size, volume } from '../traits.ts';

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
    key: 'diffuzor', brand: 'anar', categories: ['fragrance', 'light'], pictures: ['diffuser'],
    title: both('Öý üçin ysly taýajyklar', 'Аромадиффузор с палочками'),
    about: both(
      'Agaç, bägül we bergamot ysy iki aýlap saklanýar. Ot we tok gerek däl.',
      'Аромат дерева, розы и бергамота держится два месяца. Ни огня, ни розетки не нужно.',
    ),
    attributes: [volume('120 ml', '120 мл'), contents('Çüýşe, 7 taýajyk', 'Флакон, 7 палочек'), fromTurkmenistan],
    occasions: ['housewarming', 'thanks', 'womens-day'], recipients: ['friend', 'colleague', 'teacher', 'sister'],
    options: [only(165, 19)],
    daysAgo: 43, popularity: 60,
  },
  {
    key: 'ysly-beden-losyony', brand: 'anar', categories: ['care', 'fragrance'], pictures: ['lotion'],
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
    key: 'el-sabyny', brand: 'anar', categories: ['care', 'gift-sets'], pictures: ['soap'],
    title: both('El bilen gaýnadylan sabyn toplumy', 'Набор мыла ручной варки'),
    about: both(
      'Anar, bägül we düýe süýdi bilen dört bölek sabyn. Derini guratmaýar, hersi kagyz zolak bilen daňlan.',
      'Четыре куска мыла: с гранатом, розой и верблюжьим молоком. Не сушит кожу, каждый кусок перехвачен бумажной лентой.',
    ),
    attributes: [contents('4 × 90 g', '4 × 90 г'), shelfLife('18 aý', '18 месяцев'), fromTurkmenistan],
    occasions: ['womens-day', 'thanks', 'teachers', 'nowruz'], recipients: ['teacher', 'colleague', 'mother', 'grandmother'],
    options: [only(78, 41)], daysAgo: 38, popularity: 68,
  },
  {
    key: 'spa-toplum', brand: 'anar', categories: ['care', 'gift-sets'], pictures: ['spa-set'],
    title: both('“Dynç al” öý spa toplumy', 'Домашний спа-набор «Отдохни»'),
    about: both(
      'Wanna duzy, gubka, losýon, süpürgiçler we lawanda ysly şem. Telefony bir gapdala goýup, iki sagat dynç almak üçin.',
      'Соль для ванны, губка, лосьон, полотенца и свеча с лавандой. Достаточно, чтобы два часа отдыхать без телефона.',
    ),
    attributes: [contents('Duz 300 g, gubka, losýon 200 ml, şem', 'Соль 300 г, губка, лосьон 200 мл, свеча'), packing('Sebetjik', 'Корзинка')],
    occasions: ['womens-day', 'birthday', 'newborn'], recipients: ['mother', 'sister', 'beloved', 'colleague'],
    options: [only(195, 18, { was: 230 })], daysAgo: 13, popularity: 72,
  },
  {
    key: 'dodak-pomadasy', brand: 'ay-owadan', categories: ['care'], pictures: ['lipstick-red', 'lipstick-pink', 'lipstick-almond'],
    title: both('Ýumşak dodak pomadasy', 'Увлажняющая помада'),
    about: both(
      'Düzüminde şi ýagy bar, dodagy guratmaýar. Reňki alty sagada çenli saklanýar.',
      'С маслом ши, не сушит губы. Цвет держится до шести часов.',
    ),
    attributes: [size('4 g', '4 г'), shelfLife('36 aý', '36 месяцев'), fromTurkey],
    occasions: ['womens-day', 'birthday'], recipients: ['sister', 'beloved', 'friend'],
    options: [option(both('Anar gyzyly', 'Гранатовая'), 95, 35, { picture: 'lipstick-red' }), option(both('Gülgün', 'Розовая'), 95, 28, { picture: 'lipstick-pink' }), option(both('Badam reňkli', 'Миндальная'), 95, 12, { picture: 'lipstick-almond' })],
    daysAgo: 88, popularity: 64,
  },
];
