import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, contents, fromTurkmenistan, keeping, packing, shelfLife, size, weight } from '../traits.ts';

const fruitKeeping = keeping('Salkyn ýerde 5 güne çenli', 'В прохладном месте до 5 дней');

/** Honey, fresh fruit and gift baskets. */
export const honeyFruit: readonly SeedProduct[] = [
  {
    key: 'dag-baly', brand: 'garagum-baly', categories: ['honey'], pictures: ['honey-pot', 'scene-honey'],
    title: both('Köpetdagyň gül baly', 'Цветочный мёд Копетдага'),
    about: both(
      'Dag eteklerindäki meýdan güllerinden ýygnalan açyk reňkli bal. Gyzdyrylmaýar we hiç zat goşulmaýar, şonuň üçin gyşda özi goýalýar. Agaç çemçesi sowgat.',
      'Светлый мёд с полевых цветов предгорий. Его не греют и ничем не разбавляют, поэтому зимой он засахаривается сам. Деревянная ложка — в подарок.',
    ),
    attributes: [shelfLife('24 aý', '24 месяца'), packing('Çüýşe banka, agaç çemçe', 'Стеклянная банка, деревянная ложка'), fromTurkmenistan],
    occasions: ['nowruz', 'oraza', 'thanks', 'new-year'], recipients: ['grandmother', 'grandfather', 'mother', 'father', 'teacher'],
    options: [option(both('500 g', '500 г'), 110, 48), option(both('1 kg', '1 кг'), 205, 30, { was: 230 })],
    daysAgo: 260, popularity: 87,
  },
  {
    key: 'yandak-baly', brand: 'garagum-baly', categories: ['honey'], pictures: ['jar', 'honey-pot'],
    title: both('Ýandak baly', 'Янтачный мёд'),
    about: both(
      'Garagumda biten ýandagyň gülünden ýygnalan ak, goýy bal. Ýumşak tagamy çagalara-da ýaraýar, ýyly süýde goşmaga amatly.',
      'Белый густой мёд с цветов янтака, растущего в Каракумах. Мягкий вкус нравится детям, удобно добавлять в тёплое молоко.',
    ),
    attributes: [shelfLife('24 aý', '24 месяца'), weight('500 g', '500 г'), fromTurkmenistan],
    occasions: ['thanks', 'oraza', 'newborn'], recipients: ['mother', 'grandmother', 'colleague'],
    options: [only(135, 21)], daysAgo: 73, popularity: 61,
  },
  {
    key: 'miwe-sebedi', brand: 'bereketli-bag', categories: ['baskets', 'fruit'], pictures: ['basket', 'grapes', 'pear', 'scene-anar'],
    title: both('“Bereket” miwe sebedi', 'Фруктовая корзина «Изобилие»'),
    about: both(
      'Örülen sebetde möwsümiň iň gowy miweleri: üzüm, armyt, alma, şetdaly we anar. Sebedi lenta bilen daňyp, içine siziň gutlag hatyňyzy goýýarys. Myhmançylyga we hassa görmäge barýanlar köp saýlaýar.',
      'Лучшие фрукты сезона в плетёной корзине: виноград, груши, яблоки, персики и гранат. Перевязываем лентой и вкладываем вашу открытку. Часто берут, когда идут в гости или навещают больного.',
    ),
    attributes: [contents('Möwsüme görä 6–8 görnüşli miwe', '6–8 видов фруктов по сезону'), fruitKeeping, fromTurkmenistan],
    occasions: ['oraza', 'gurban', 'anniversary', 'newborn', 'thanks'], recipients: ['mother', 'father', 'grandmother', 'grandfather', 'teacher'],
    options: [option(both('3 kg', '3 кг'), 260, 14), option(both('5 kg', '5 кг'), 390, 10), option(both('8 kg', '8 кг'), 560, 3)],
    daysAgo: 150, popularity: 91,
  },
  {
    key: 'anar-gutusy', brand: 'bereketli-bag', categories: ['fruit', 'baskets'], pictures: ['scene-anar'],
    title: both('Saýlama anar, sowgat gutusynda', 'Отборные гранаты в подарочной коробке'),
    about: both(
      'Balkanyň Magtymguly etrabynda ýetişen iri, ýuka gabykly anarlar. Her biri kagyza dolanyp, agaç gutuda hatar goýulýar. Türkmen saçagynda anar berekediň nyşanydyr.',
      'Крупные тонкокожие гранаты из этрапа Махтумкули Балканского велаята. Каждый завёрнут в бумагу и уложен в деревянный ящик. На туркменском столе гранат — знак изобилия.',
    ),
    attributes: [packing('Agaç guty', 'Деревянный ящик'), keeping('Salkyn ýerde 4 hepdä çenli', 'В прохладном месте до 4 недель'), fromTurkmenistan],
    occasions: ['new-year', 'wedding', 'oraza', 'thanks'], recipients: ['grandfather', 'grandmother', 'father', 'friend'],
    options: [option(both('2 kg', '2 кг'), 95, 26), option(both('5 kg', '5 кг'), 215, 12)],
    daysAgo: 24, popularity: 78,
  },
  {
    key: 'uzum-terbash', brand: 'bereketli-bag', categories: ['fruit'], pictures: ['grapes'],
    title: both('“Gelin barmak” üzümi', 'Виноград «Дамские пальчики»'),
    about: both(
      'Uzyn däneli, çigitsiz diýen ýaly süýji üzüm. Säher bilen baglardan kesilip, şol gün eltilýär.',
      'Сладкий виноград с длинными ягодами, почти без косточек. Срезают на рассвете и привозят в тот же день.',
    ),
    attributes: [fruitKeeping, fromTurkmenistan],
    occasions: ['thanks', 'oraza', 'gurban'], recipients: ['mother', 'grandmother', 'friend'],
    options: [option(both('1 kg', '1 кг'), 35, 44), option(both('3 kg, sebetde', '3 кг, в корзине'), 120, 17)],
    daysAgo: 70, popularity: 49,
  },
  {
    key: 'gawun-gulabi', brand: 'bereketli-bag', categories: ['fruit'], pictures: ['melon'],
    title: both('Türkmen gawuny, gülaby', 'Туркменская дыня гуляби'),
    about: both(
      'Lebabyň meýdanlarynda gün astynda ýetişen, süýjüligi bilen tanalýan gawun. Gyşa çenli saklanýan görnüşi. Her gawuny tor halta salyp, lenta daňýarys.',
      'Знаменитая сладкая дыня с полей Лебапа, вызревшая на солнце. Этот сорт хранится до зимы. Каждую дыню кладём в сетку и перевязываем лентой.',
    ),
    attributes: [weight('4–6 kg', '4–6 кг'), keeping('Salkyn ýerde 2 aýa çenli', 'В прохладном месте до 2 месяцев'), fromTurkmenistan],
    occasions: ['gurban', 'independence', 'thanks'], recipients: ['grandfather', 'father', 'colleague'],
    options: [option(both('1 sany', '1 шт.'), 70, 20), option(both('3 sany', '3 шт.'), 195, 8)],
    daysAgo: 82, popularity: 59,
  },
  {
    key: 'yertudana-sowgat', brand: 'bereketli-bag', categories: ['fruit', 'gift-sets'], pictures: ['strawberry', 'chocolate-bar'],
    title: both('Şokolada batyrylan ýertudana', 'Клубника в шоколаде'),
    about: both(
      'Täze ýertudana süýtli we ak şokolada batyrylyp, gutujyklara ýerleşdirilýär. Eltmezden iki sagat öň taýýarlaýarys.',
      'Свежая клубника в молочном и белом шоколаде, разложенная по ячейкам коробки. Готовим за два часа до доставки.',
    ),
    attributes: [keeping('Sowadyjyda 24 sagat', 'В холодильнике 24 часа'), composition('Ýertudana, süýtli we ak şokolad', 'Клубника, молочный и белый шоколад')],
    occasions: ['valentines', 'anniversary', 'womens-day'], recipients: ['beloved', 'sister'],
    options: [option(both('12 sany', '12 шт.'), 160, 12), option(both('20 sany', '20 шт.'), 245, 5)],
    daysAgo: 11, popularity: 85,
  },
  {
    key: 'tropik-sebet', brand: 'bereketli-bag', categories: ['baskets', 'fruit'], pictures: ['pineapple', 'mango', 'coconut', 'kiwi-fruit'],
    title: both('“Günorta adalary” miwe sebedi', 'Корзина «Южные острова»'),
    about: both(
      'Ananas, mango, kokos, kiwi we banan bir sebetde. Iş günlerinde-de dynç alyşy ýada salýan reňkli sowgat.',
      'Ананас, манго, кокос, киви и бананы в одной корзине. Яркий подарок, который напомнит об отпуске.',
    ),
    attributes: [weight('4 kg', '4 кг'), fruitKeeping],
    occasions: ['birthday', 'anniversary', 'thanks'], recipients: ['colleague', 'friend', 'sister'],
    options: [only(430, 6, { was: 480 })], daysAgo: 33, popularity: 46,
  },
  {
    key: 'sitrus-gutusy', brand: 'bereketli-bag', categories: ['fruit'], pictures: ['tangerine', 'lemon'],
    title: both('Mandarin we limon gutusy', 'Коробка мандаринов и лимонов'),
    about: both(
      'Täze ýylyň ysy: süýji mandarin we ýuka gabykly limon. Kagyz gutuda dört kilogram miwe bar.',
      'Запах Нового года: сладкие мандарины и тонкокожие лимоны. В картонной коробке четыре килограмма фруктов.',
    ),
    attributes: [weight('4 kg', '4 кг'), keeping('Salkyn ýerde 3 hepdä çenli', 'В прохладном месте до 3 недель')],
    occasions: ['new-year', 'thanks'], recipients: ['friend', 'colleague', 'grandmother', 'mother'],
    options: [only(120, 32)], daysAgo: 4, popularity: 67,
  },
  {
    key: 'tokay-iymisleri', brand: 'bereketli-bag', categories: ['fruit'], pictures: ['blueberries', 'cherries'],
    title: both('Ir-iýmiş toplumy', 'Ягодный набор'),
    about: both(
      'Ülje, böwürslen we gök ir-iýmişler aýratyn gutujyklarda. Ýuwlup guradylan, iýmäge taýýar.',
      'Вишня, ежевика и голубика в отдельных коробочках. Ягоды вымыты, обсушены и готовы к столу.',
    ),
    attributes: [weight('900 g', '900 г'), keeping('Sowadyjyda 3 gün', 'В холодильнике 3 дня')],
    occasions: ['birthday', 'thanks'], recipients: ['girl', 'sister', 'beloved'],
    options: [only(150, 0)], daysAgo: 52, popularity: 35,
  },
  {
    key: 'peynir-tagtasy', brand: 'bereketli-bag', categories: ['baskets', 'gift-sets'], pictures: ['cheese-wedge', 'grapes', 'bread'],
    title: both('Peýnir, üzüm we hoz toplumy', 'Набор: сыр, виноград и орехи'),
    about: both(
      'Agaç tagtada üç görnüşli peýnir, üzüm, grek hozy we kiçi banka bal. Myhman garşylamak üçin bäş minutda taýýar saçak.',
      'Три вида сыра, виноград, грецкие орехи и баночка мёда на деревянной доске. Угощение для гостей за пять минут.',
    ),
    attributes: [size('Tagta 35 × 20 sm', 'Доска 35 × 20 см'), weight('1,4 kg', '1,4 кг'), keeping('Sowadyjyda 5 gün', 'В холодильнике 5 дней')],
    occasions: ['anniversary', 'housewarming', 'new-year'], recipients: ['father', 'friend', 'colleague'],
    options: [only(340, 9)], daysAgo: 40, popularity: 53,
  },
  {
    key: 'garpyz-toy', brand: 'bereketli-bag', categories: ['fruit'], pictures: ['watermelon'],
    title: both('Garpyz, saýlama', 'Арбуз отборный'),
    about: both(
      'Gyzyl we şireli garpyz, agramy 7–9 kilogram. Kesip göreniňizde ham çyksa, täzesini getirip bereris.',
      'Красный сочный арбуз весом 7–9 килограммов. Если окажется неспелым, привезём другой.',
    ),
    attributes: [weight('7–9 kg', '7–9 кг'), fromTurkmenistan],
    occasions: ['gurban', 'thanks'], recipients: ['grandfather', 'boy', 'girl'],
    options: [only(45, 0)], daysAgo: 118, popularity: 34,
  },
];
