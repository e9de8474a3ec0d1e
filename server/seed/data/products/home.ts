import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { contents, fromIran, fromTurkmenistan, fromUzbekistan, height, keeping, material, power, size, volume } from '../traits.ts';

/** Things for the home. */
export const home: readonly SeedProduct[] = [
  {
    key: 'nusay-kuyze', brand: 'nusay', categories: ['decor'], pictures: ['vase', 'scene-tulip'],
    title: both('Keramiki küýze “Nusaý”', 'Керамическая ваза «Ниса»'),
    about: both(
      'Gadymy Nusaýdan tapylan gaplaryň nagşy bilen bezelen küýze. Ussanyň möhüri düýbünde. Içine gül-de goýup bolýar, boş durubam otagy bezeýär.',
      'Ваза с узором сосудов, найденных в древней Нисе. На донце — клеймо мастера. Хороша и с цветами, и сама по себе.',
    ),
    attributes: [material('Gyzyl toýun', 'Красная глина'), fromTurkmenistan],
    occasions: ['wedding', 'housewarming', 'anniversary', 'independence'], recipients: ['mother', 'teacher', 'colleague', 'grandmother'],
    options: [option(both('25 sm', '25 см'), 210, 12), option(both('40 sm', '40 см'), 360, 5)],
    daysAgo: 130, popularity: 67,
  },
  {
    key: 'nahar-toplumy', brand: 'nusay', categories: ['tableware'], pictures: ['tableware'],
    title: both('Saçak gap-gaç toplumy', 'Набор столовой посуды'),
    about: both(
      'Alty adamlyk tabaklar, çemçeler we wilkalar. Täze maşgalanyň ilkinji myhmanlary üçin ýeterlik.',
      'Тарелки, ложки и вилки на шесть персон. Хватит, чтобы принять первых гостей в новом доме.',
    ),
    attributes: [contents('18 tabak, 24 çemçe we wilka', '18 тарелок, 24 прибора'), material('Farfor, polat', 'Фарфор, сталь')],
    occasions: ['wedding', 'housewarming'], recipients: ['friend', 'sister', 'mother'],
    options: [only(720, 6, { was: 820 })], daysAgo: 76, popularity: 59,
  },
  {
    key: 'fondyu', brand: 'nusay', categories: ['tableware', 'gift-sets'], pictures: ['fondue-set', 'cheese-wedge'],
    title: both('Fondýu toplumy, 4 adamlyk', 'Набор для фондю на 4 персоны'),
    about: both(
      'Şokolad ýa-da peýnir eredip, bilelikde iýmek üçin. Şem bilen gyzdyrylýar, tok gerek däl.',
      'Чтобы вместе растопить шоколад или сыр. Подогревается свечой, розетка не нужна.',
    ),
    attributes: [contents('Gazanjyk, 4 wilka, şem', 'Котелок, 4 вилочки, свеча'), material('Keramika', 'Керамика')],
    occasions: ['valentines', 'anniversary', 'new-year'], recipients: ['beloved', 'friend'],
    options: [only(240, 8)], daysAgo: 49, popularity: 43,
  },
  {
    key: 'ysly-sem', brand: 'nurly-oy', categories: ['light', 'fragrance'], pictures: ['candle', 'scene-candle'],
    title: both('Ysly şem', 'Ароматическая свеча'),
    about: both(
      'Soýa mumundan guýlan şem: tüsse bermeýär, 40 sagat töweregi ýanýar. Çüýşesine soň galam salyp goýup bolýar.',
      'Свеча из соевого воска: не коптит и горит около 40 часов. Стакан потом пригодится для карандашей.',
    ),
    attributes: [material('Soýa mumy, pagta pilik', 'Соевый воск, хлопковый фитиль'), volume('220 ml', '220 мл'), fromTurkmenistan],
    occasions: ['womens-day', 'housewarming', 'thanks', 'valentines'], recipients: ['sister', 'teacher', 'colleague', 'beloved', 'friend'],
    options: [option(both('Anar', 'Гранат'), 85, 34), option(both('Lawanda', 'Лаванда'), 85, 28), option(both('Çaý agajy', 'Чайное дерево'), 85, 11)],
    daysAgo: 23, popularity: 78,
  },
  {
    key: 'kagyz-cyra', brand: 'nurly-oy', categories: ['light', 'decorations'], pictures: ['paper-lantern'],
    title: both('Kagyz çyra, ýagtylandyryjyly', 'Бумажный фонарик с подсветкой'),
    about: both(
      'Howluda ýa-da balkonda asmak üçin. Içindäki LED çyra batareýa bilen işleýär, gyzmaýar.',
      'Для двора или балкона. Светодиод внутри работает от батареек и не нагревается.',
    ),
    attributes: [size('Diametri 30 sm', 'Диаметр 30 см'), power('2 × AAA batareýa', '2 батарейки ААА')],
    occasions: ['wedding', 'new-year', 'nowruz'], recipients: ['friend', 'sister'],
    options: [option(both('1 sany', '1 шт.'), 42, 45), option(both('5 sany', '5 шт.'), 185, 12)],
    daysAgo: 135, popularity: 37,
  },
  {
    key: 'diwan-cyrasy', brand: 'nurly-oy', categories: ['light', 'decor'], pictures: ['sofa-lamp'],
    title: both('Okamak üçin pol çyrasy', 'Торшер для чтения'),
    about: both(
      'Diwanyň ýanynda goýulýan çyra: ýagtylygy gözi ýadatmaýar, üç derejede düzülýär.',
      'Ставится у дивана: мягкий свет не утомляет глаза, яркость регулируется в трёх положениях.',
    ),
    attributes: [height('150 sm', '150 см'), power('220 W, LED', '220 В, светодиод')],
    occasions: ['housewarming', 'anniversary'], recipients: ['grandfather', 'grandmother', 'mother', 'father'],
    options: [only(410, 7)], daysAgo: 117, popularity: 40,
  },
  {
    key: 'carcuwaly-surat', brand: 'nurly-oy', categories: ['decor'], pictures: ['framed-picture'],
    title: both('Çarçuwaly surat “Dag agşamy”', 'Картина в раме «Вечер в горах»'),
    about: both(
      'Köpetdagyň agşam görnüşi, mata ýüzüne çap edilen. Asmak üçin çüýler toplumda.',
      'Вечерний Копетдаг, напечатанный на холсте. Крепёж в комплекте.',
    ),
    attributes: [material('Mata, sosna çarçuwa', 'Холст, рама из сосны'), fromTurkmenistan],
    occasions: ['housewarming', 'anniversary', 'wedding'], recipients: ['friend', 'colleague', 'teacher', 'father'],
    options: [option(both('30 × 40 sm', '30 × 40 см'), 180, 15), option(both('50 × 70 sm', '50 × 70 см'), 320, 8)],
    daysAgo: 68, popularity: 48,
  },
  {
    key: 'semal-janjagazy', brand: 'nurly-oy', categories: ['decor'], pictures: ['wind-chime', 'bell'],
    title: both('Şemal jaňjagazy', 'Музыка ветра'),
    about: both(
      'Penjiräniň öňünde ýuwaşja owaz berýän çüýşe jaňjagaz. Sesi ýumşak, gijesine biynjalyk etmeýär.',
      'Стеклянный колокольчик тихо звенит у окна. Звук мягкий, ночью не мешает.',
    ),
    attributes: [material('Çüýşe, ýüpek sapak', 'Стекло, шёлковая нить'), size('8 × 36 sm', '8 × 36 см')],
    occasions: ['housewarming', 'womens-day'], recipients: ['mother', 'sister', 'grandmother'],
    options: [only(65, 24)], daysAgo: 192, popularity: 31,
  },
  {
    key: 'mekdep-jany', brand: 'nurly-oy', categories: ['decor', 'decorations'], pictures: ['bell', 'ribbon'],
    title: both('Bürünç jaňjagaz, oýma ýazgyly', 'Латунный колокольчик с гравировкой'),
    about: both(
      '“Soňky jaň” dabarasynyň ýadygärligi. Uçurymyň adyny we ýylyny mugt oýup ýazýarys: olary bellikde görkeziň.',
      'Память о последнем звонке. Имя выпускника и год гравируем бесплатно: укажите их в комментарии.',
    ),
    attributes: [material('Bürünç', 'Латунь'), height('9 sm', '9 см'), fromTurkmenistan],
    occasions: ['graduation', 'teachers'], recipients: ['teacher', 'girl', 'boy'],
    options: [only(58, 60)], daysAgo: 185, popularity: 39,
  },
  {
    key: 'orme-sebet', brand: 'nurly-oy', categories: ['decor', 'tableware'], pictures: ['basket'],
    title: both('Örme sebet, gapakly', 'Плетёная корзина с крышкой'),
    about: both(
      'Söwüt çybygyndan el bilen örülen sebet. Çörek, miwe ýa-da el işi saklamak üçin.',
      'Сплетена вручную из ивовой лозы. Для хлеба, фруктов или рукоделия.',
    ),
    attributes: [material('Söwüt çybygy', 'Ивовая лоза'), size('34 × 26 × 18 sm', '34 × 26 × 18 см'), fromTurkmenistan],
    occasions: ['housewarming', 'nowruz'], recipients: ['grandmother', 'mother'],
    options: [only(125, 14)], daysAgo: 223, popularity: 35,
  },
  {
    key: 'oturgyc', brand: 'nurly-oy', categories: ['decor'], pictures: ['chair'],
    title: both('Çagalar üçin agaç oturgyç', 'Детский деревянный стул'),
    about: both(
      'Bir ýaşdan alty ýaşa çenli çagalar üçin. Arkasyna çaganyň adyny ýakyp ýazýarys: ony bellikde görkeziň.',
      'Для детей от года до шести лет. На спинке выжигаем имя ребёнка: укажите его в комментарии.',
    ),
    attributes: [material('Gaýyň agajy', 'Берёза'), size('28 × 28 × 50 sm', '28 × 28 × 50 см'), fromTurkmenistan],
    occasions: ['birthday', 'newborn'], recipients: ['girl', 'boy', 'baby'],
    options: [only(190, 9)], daysAgo: 86, popularity: 34,
  },
  {
    key: 'gural-gutusy', brand: 'nurly-oy', categories: ['decor'], pictures: ['toolbox'],
    title: both('Öý ussasynyň gural gutusy', 'Набор инструментов домашнего мастера'),
    about: both(
      '46 gural bir gutuda: çekiç, ölçeg lentasy, dürli otwýortkalar. Täze jaýda ilkinji günden gerek bolýar.',
      '46 инструментов в одном ящике: молоток, рулетка, отвёртки с насадками. В новой квартире пригодится в первый же день.',
    ),
    attributes: [contents('46 gural', '46 предметов'), size('36 × 18 × 16 sm', '36 × 18 × 16 см')],
    occasions: ['housewarming', 'birthday'], recipients: ['father', 'brother', 'friend'],
    options: [only(360, 11)], daysAgo: 114, popularity: 46,
  },
  {
    key: 'sacak-toplumy', brand: 'keteni', categories: ['decor', 'gift-sets'], pictures: ['ribbon', 'gift-bags'],
    title: both('Haly nagyşly saçak we ýassyk daşy', 'Скатерть и наволочки с ковровым узором'),
    about: both(
      'Myhman otagy üçin nah matadan toplum: uly saçak we dört ýassyk daşy. Nagşy solmaýar, maşynda ýuwulýar.',
      'Хлопковый комплект для гостиной: большая скатерть и четыре наволочки. Узор не линяет, можно стирать в машине.',
    ),
    attributes: [material('Nah 100 %', 'Хлопок 100 %'), size('Saçak 150 × 220 sm', 'Скатерть 150 × 220 см'), keeping('40 °C suwda ýuwmaly', 'Стирать при 40 °C'), fromTurkmenistan],
    occasions: ['wedding', 'housewarming', 'oraza', 'gurban'], recipients: ['mother', 'grandmother', 'friend'],
    options: [option(both('Gyzyl', 'Красный'), 290, 13), option(both('Gök', 'Синий'), 290, 10)],
    daysAgo: 41, popularity: 58,
  },
  {
    key: 'jar-suyjilikli', brand: 'nurly-oy', categories: ['tableware'], pictures: ['jar', 'cookie'],
    title: both('Gapakly çüýşe bankalar', 'Стеклянные банки с крышками'),
    about: both(
      'Çaý, hoz we köke saklamak üçin üç sany banka. Gapagynda rezin halka bar, howa geçirmeýär.',
      'Три банки для чая, орехов и печенья. Крышка с резиновым кольцом не пропускает воздух.',
    ),
    attributes: [volume('0,5 l, 1 l, 1,5 l', '0,5 л, 1 л, 1,5 л'), material('Çüýşe', 'Стекло'), fromIran],
    occasions: ['housewarming'], recipients: ['mother', 'grandmother', 'friend'],
    options: [only(95, 19)], daysAgo: 237, popularity: 27,
  },
  {
    key: 'palaw-lagany', brand: 'nusay', categories: ['tableware'], pictures: ['tableware', 'fondue-set'],
    title: both('Palaw üçin lagan', 'Ляган для плова'),
    about: both(
      'Uly maşgala saçagy üçin el bilen boýalan lagan. Diametri 42 santimetr, sekiz adamlyk palaw sygýar.',
      'Расписанное вручную блюдо для большого стола. Диаметр 42 сантиметра, помещается плов на восьмерых.',
    ),
    attributes: [material('Keramika, el bilen boýalan', 'Керамика, ручная роспись'), size('Diametri 42 sm', 'Диаметр 42 см'), fromUzbekistan],
    occasions: ['wedding', 'housewarming', 'gurban'], recipients: ['mother', 'friend', 'grandmother'],
    options: [only(260, 3)], daysAgo: 56, popularity: 41,
  },
];
