import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, contents, fromTurkmenistan, keeping, packing, shelfLife, weight } from '../traits.ts';

const fruitKeeping = keeping('Salkyn ýerde 5 güne çenli', 'В прохладном месте до 5 дней');

/** Honey, fresh fruit and gift baskets. */
export const honeyFruit: readonly SeedProduct[] = [
  {
    key: 'dag-baly', brand: 'garagum-baly', categories: ['honey'], pictures: ['scene-honey'],
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
    key: 'yandak-baly', brand: 'garagum-baly', categories: ['honey'], pictures: ['honey-white'],
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
    key: 'gozenek-baly', brand: 'garagum-baly', categories: ['honey'], pictures: ['honey-comb'],
    title: both('Gözenekli bal', 'Мёд в сотах'),
    about: both(
      'Arynyň öz gözeneginde galan täze bal. Agaç tagtajyk we bal çemçesi toplumda.',
      'Свежий мёд прямо в сотах. В комплекте деревянная дощечка и ложка для мёда.',
    ),
    attributes: [weight('400 g', '400 г'), shelfLife('12 aý', '12 месяцев'), fromTurkmenistan],
    occasions: ['nowruz', 'oraza', 'thanks'], recipients: ['grandmother', 'grandfather', 'mother', 'father'],
    options: [only(150, 17)],
    daysAgo: 31, popularity: 66,
  },
  {
    key: 'bal-toplumy', brand: 'garagum-baly', categories: ['honey', 'gift-sets'], pictures: ['honey-trio'],
    title: both('Üç görnüşli bal, agaç gutuda', 'Три вида мёда в деревянном ящике'),
    about: both(
      'Dag, çöl we ýandak baly, her biri 300 gram. Agaç gutuda lenta bilen daňylan taýýar sowgat.',
      'Горный, пустынный и янтачный мёд по 300 граммов. Готовый подарок в деревянном ящике с лентой.',
    ),
    attributes: [contents('3 × 300 g', '3 × 300 г'), packing('Agaç guty', 'Деревянный ящик'), shelfLife('24 aý', '24 месяца'), fromTurkmenistan],
    occasions: ['oraza', 'gurban', 'new-year', 'thanks'], recipients: ['grandfather', 'father', 'teacher', 'colleague'],
    options: [only(260, 15)],
    daysAgo: 13, popularity: 75,
  },
  {
    key: 'miwe-sebedi', brand: 'bereketli-bag', categories: ['baskets', 'fruit'], pictures: ['fruit-basket'],
    title: both('“Bereket” miwe sebedi', 'Фруктовая корзина «Изобилие»'),
    about: both(
      'Örülen sebetde möwsümiň iň gowy miweleri: üzüm, armyt, alma, mandarin we anar. Sebedi lenta bilen daňyp, içine siziň gutlag hatyňyzy goýýarys. Myhmançylyga we hassa görmäge barýanlar köp saýlaýar.',
      'Лучшие фрукты сезона в плетёной корзине: виноград, груши, яблоки, мандарины и гранат. Перевязываем лентой и вкладываем вашу открытку. Часто берут, когда идут в гости или навещают больного.',
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
    key: 'gury-miwe', brand: 'bereketli-bag', categories: ['baskets', 'gift-sets'], pictures: ['dried-fruit'],
    title: both('Guradylan miwe we hoz tabagy', 'Сухофрукты и орехи на блюде'),
    about: both(
      'Erik, kişmiş, injir, hurma, pisse we badam bölümli agaç tabakda. Çaý saçagyna taýýar.',
      'Курага, изюм, инжир, финики, фисташки и миндаль в деревянном блюде с отделениями. Готово к чаю.',
    ),
    attributes: [weight('1,2 kg', '1,2 кг'), shelfLife('6 aý', '6 месяцев'), fromTurkmenistan],
    occasions: ['oraza', 'gurban', 'new-year', 'nowruz'], recipients: ['grandfather', 'grandmother', 'father', 'colleague'],
    options: [only(240, 22)],
    daysAgo: 27, popularity: 72,
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
    options: [option(both('1 kg', '1 кг'), 35, 44), option(both('3 kg', '3 кг'), 95, 17)],
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
    options: [option(both('1 gawun', '1 дыня'), 70, 20), option(both('3 gawun', '3 дыни'), 195, 8)],
    daysAgo: 82, popularity: 59,
  },
  {
    key: 'yertudana-sowgat', brand: 'bereketli-bag', categories: ['chocolate', 'fruit', 'gift-sets'], pictures: ['strawberries'],
    title: both('Şokolada batyrylan ýertudana', 'Клубника в шоколаде'),
    about: both(
      'Täze ýertudana süýtli we ak şokolada batyrylyp, gutujyklara ýerleşdirilýär. Gutuda 12 sany. Eltmezden iki sagat öň taýýarlaýarys.',
      'Свежая клубника в молочном и белом шоколаде, разложенная по ячейкам коробки. В коробке 12 штук. Готовим за два часа до доставки.',
    ),
    attributes: [keeping('Sowadyjyda 24 sagat', 'В холодильнике 24 часа'), composition('Ýertudana, süýtli we ak şokolad', 'Клубника, молочный и белый шоколад')],
    occasions: ['valentines', 'anniversary', 'womens-day'], recipients: ['beloved', 'sister'],
    options: [only(160, 12)],
    daysAgo: 11, popularity: 85,
  },
  {
    key: 'sitrus-gutusy', brand: 'bereketli-bag', categories: ['fruit', 'baskets'], pictures: ['tangerines'],
    title: both('Mandarin we limon gutusy', 'Коробка мандаринов и лимонов'),
    about: both(
      'Täze ýylyň ysy: süýji mandarin we ýuka gabykly limon. Agaç gutuda dört kilogram miwe bar.',
      'Запах Нового года: сладкие мандарины и тонкокожие лимоны. В деревянном ящике четыре килограмма фруктов.',
    ),
    attributes: [weight('4 kg', '4 кг'), keeping('Salkyn ýerde 3 hepdä çenli', 'В прохладном месте до 3 недель')],
    occasions: ['new-year', 'thanks'], recipients: ['friend', 'colleague', 'grandmother', 'mother'],
    options: [only(120, 32)], daysAgo: 4, popularity: 67,
  },
];
