import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, contents, fromTurkmenistan, keeping, shelfLife, weight } from '../traits.ts';

const fridge = keeping('Sowadyjyda, 2–6 °C', 'В холодильнике, 2–6 °C');
const threeDays = shelfLife('3 gün', '3 дня');

/** Cakes and what comes out of the oven; made on the day of delivery. */
export const cakes: readonly SeedProduct[] = [
  {
    key: 'doglan-gun-torty', brand: 'ak-tort', categories: ['cakes'], pictures: ['birthday-cake', 'candle', 'scene-cake'],
    title: both('“Doglan gün” torty, şemleri bilen', 'Торт «День рождения» со свечами'),
    about: both(
      'Wanil biskwitli, ýeňil kremli we miwe gatlakly tort. Ýüzüne ýazmaly ady we ýaşy sargydyň belliginde görkeziň. Toplumda bäş şem we otluçöp bar.',
      'Ванильный бисквит, лёгкий крем и фруктовая прослойка. Имя и возраст для надписи укажите в комментарии к заказу. В комплекте пять свечей и спички.',
    ),
    attributes: [composition('Biskwit, gaýmak, ýertudana, wanil', 'Бисквит, сливки, клубника, ваниль'), fridge, threeDays, fromTurkmenistan],
    occasions: ['birthday', 'anniversary'], recipients: ['girl', 'boy', 'mother', 'father', 'friend'],
    options: [option(both('1 kg', '1 кг'), 190, 20), option(both('2 kg', '2 кг'), 350, 14), option(both('3 kg', '3 кг'), 510, 6)],
    daysAgo: 200, popularity: 97,
  },
  {
    key: 'yertudanaly-tort', brand: 'ak-tort', categories: ['cakes'], pictures: ['shortcake', 'strawberry'],
    title: both('Ýertudanaly tort bölekleri', 'Клубничный торт порциями'),
    about: both(
      'Her biri aýratyn gutujykda gaplanan sekiz bölek. Ofise ýa-da sapaga alyp barmaga amatly: kesmek we tabak gerek däl.',
      'Восемь порций, каждая в своей коробочке. Удобно взять в офис или на урок: не нужны ни нож, ни тарелки.',
    ),
    attributes: [contents('8 bölek', '8 порций'), fridge, threeDays],
    occasions: ['teachers', 'thanks', 'womens-day'], recipients: ['colleague', 'teacher', 'sister'],
    options: [only(165, 11)], daysAgo: 37, popularity: 63,
  },
  {
    key: 'kapkeyk-toplumy', brand: 'ak-tort', categories: ['cakes', 'pastry'], pictures: ['cupcake', 'cherries'],
    title: both('Kremli kapkeýkler', 'Капкейки с кремом'),
    about: both(
      'Içi üljeli, ýüzi gülgün kremli owadan kapkeýkler. Sargyt edeniňizde kremiň reňkini bellikde ýazyp bilersiňiz.',
      'Нарядные капкейки с вишней внутри и розовым кремом сверху. Цвет крема можно указать в комментарии к заказу.',
    ),
    attributes: [fridge, shelfLife('2 gün', '2 дня'), fromTurkmenistan],
    occasions: ['birthday', 'valentines', 'newborn', 'womens-day'], recipients: ['girl', 'beloved', 'sister', 'colleague'],
    options: [option(both('6 sany', '6 шт.'), 96, 25), option(both('12 sany', '12 шт.'), 180, 12)],
    daysAgo: 15, popularity: 81,
  },
  {
    key: 'almaly-pirog', brand: 'ak-tort', categories: ['pastry'], pictures: ['pie', 'red-apple'],
    title: both('Öý usulynda almaly pirog', 'Домашний яблочный пирог'),
    about: both(
      'Ýuka hamyr, köp alma we darçyn. Tamdyrdan çykan ýaly ýyly eltip berýäris. Ullakan maşgala üçin bir pirog ýeterlik.',
      'Тонкое тесто, много яблок и корица. Привозим тёплым, будто только из печи. Одного пирога хватит на большую семью.',
    ),
    attributes: [weight('1,2 kg', '1,2 кг'), composition('Un, alma, mesge ýagy, darçyn', 'Мука, яблоки, сливочное масло, корица'), shelfLife('2 gün', '2 дня')],
    occasions: ['thanks', 'housewarming', 'oraza'], recipients: ['grandmother', 'grandfather', 'mother', 'father'],
    options: [only(110, 9)], daysAgo: 130, popularity: 54,
  },
  {
    key: 'kruassan-ertirlik', brand: 'ak-tort', categories: ['pastry'], pictures: ['croissant', 'coffee-cup'],
    title: both('“Ertiriňiz haýyrly” kruassanlary', 'Круассаны «Доброе утро»'),
    about: both(
      'Irki ertirlik üçin ýyly, gatlakly kruassanlar. Ekspres eltip bermek bilen sargyt etseňiz, sagat 9-dan başlap gapyňyzda bolar.',
      'Тёплые слоёные круассаны к раннему завтраку. С экспресс-доставкой привезём к вашей двери начиная с девяти утра.',
    ),
    attributes: [composition('Gatlakly hamyr, mesge ýagy', 'Слоёное тесто, сливочное масло'), shelfLife('1 gün', '1 день')],
    occasions: ['thanks', 'valentines'], recipients: ['beloved', 'mother', 'colleague'],
    options: [option(both('4 sany', '4 шт.'), 52, 24), option(both('8 sany', '8 шт.'), 96, 16), option(both('Şokoladly, 4 sany', 'С шоколадом, 4 шт.'), 64, 3)],
    daysAgo: 27, popularity: 59,
  },
  {
    key: 'ponicik-guty', brand: 'ak-tort', categories: ['pastry'], pictures: ['doughnut'],
    title: both('Bir guty ponçik', 'Коробка пончиков'),
    about: both(
      'Şokolad, karamel we reňkli sepmeler bilen bezelen ýumşak ponçikler. Dost-ýarlaryň oturylyşygynda birinji bolup gutarýan süýjülik.',
      'Мягкие пончики с шоколадом, карамелью и цветной посыпкой. На дружеских посиделках исчезают первыми.',
    ),
    attributes: [contents('6 görnüşli ponçik', 'Пончики шести видов'), shelfLife('1 gün', '1 день')],
    occasions: ['birthday', 'thanks', 'graduation'], recipients: ['friend', 'brother', 'boy', 'colleague'],
    options: [option(both('6 sany', '6 шт.'), 78, 18), option(both('12 sany', '12 шт.'), 145, 10)],
    daysAgo: 84, popularity: 58,
  },
  {
    key: 'pankeyk-ballymy', brand: 'ak-tort', categories: ['pastry'], pictures: ['pancakes', 'honey-pot'],
    title: both('Pankeýk toplumy, bal bilen', 'Набор панкейков с мёдом'),
    about: both(
      'On iki sany ýumşak pankeýk, kiçi banka bal we ir-iýmiş sousy. Mikrotolkunda bir minutda gyzdyryp bolýar.',
      'Двенадцать пышных панкейков, баночка мёда и ягодный соус. Разогреваются в микроволновке за минуту.',
    ),
    attributes: [contents('12 pankeýk, 100 g bal, 100 g sous', '12 панкейков, 100 г мёда, 100 г соуса'), fridge],
    occasions: ['birthday', 'thanks'], recipients: ['girl', 'boy', 'sister', 'mother'],
    options: [only(88, 14)], daysAgo: 19, popularity: 42,
  },
  {
    key: 'wafli-toplumy', brand: 'ak-tort', categories: ['pastry'], pictures: ['waffle', 'soft-ice-cream'],
    title: both('Ýumşak wafliler', 'Мягкие вафли'),
    about: both(
      'Dört burçly galyň wafliler: daşy altyn reňkli, içi ýumşak. Buzgaýmak, bal ýa-da miwe bilen hödürläň.',
      'Толстые квадратные вафли: золотистые снаружи, мягкие внутри. Подавайте с мороженым, мёдом или фруктами.',
    ),
    attributes: [weight('450 g', '450 г'), shelfLife('5 gün', '5 дней')],
    occasions: ['thanks'], recipients: ['friend', 'girl', 'boy'],
    options: [only(56, 22)], daysAgo: 104, popularity: 33,
  },
  {
    key: 'karamelli-desert', brand: 'ak-tort', categories: ['cakes'], pictures: ['custard'],
    title: both('Karamelli desert, 4 gapjagaz', 'Карамельный десерт, 4 порции'),
    about: both(
      'Ýumurtga we gaýmakdan taýýarlanýan mylaýym desert, ýüzünde ajymtyk karamel. Agşamlyk naharyň owadan jemi.',
      'Нежный десерт из яиц и сливок с чуть горьковатой карамелью. Красивое завершение ужина.',
    ),
    attributes: [contents('4 × 120 g', '4 × 120 г'), fridge, threeDays],
    occasions: ['anniversary', 'valentines'], recipients: ['beloved', 'mother'],
    options: [only(72, 2)], daysAgo: 58, popularity: 36,
  },
  {
    key: 'tamdyr-coregi', brand: 'ak-tort', categories: ['pastry'], pictures: ['bread', 'basket'],
    title: both('Öý çöregi, künjili', 'Домашний хлеб с кунжутом'),
    about: both(
      'Hamyry bütin gije gelen, künji sepilen çörek. Myhmançylyga barýanlar we jaý toýy üçin gadymdan gelýän sowgat.',
      'Хлеб с кунжутом на тесте, которое зреет всю ночь. Старинный гостинец для тех, кто идёт в гости или на новоселье.',
    ),
    attributes: [weight('700 g', '700 г'), composition('Un, suw, maýa, künji, duz', 'Мука, вода, закваска, кунжут, соль'), shelfLife('2 gün', '2 дня')],
    occasions: ['housewarming', 'gurban', 'oraza'], recipients: ['grandmother', 'grandfather', 'friend'],
    options: [only(22, 30)], daysAgo: 170, popularity: 30,
  },
  {
    key: 'buzgaymak-toplumy', brand: 'ak-tort', categories: ['cakes'], pictures: ['ice-cream', 'soft-ice-cream', 'strawberry'],
    title: both('Öý buzgaýmagy, 1 litr', 'Домашнее мороженое, 1 литр'),
    about: both(
      'Gaýmakdan we täze miwelerden ýasalan buzgaýmak. Termosumkada eltip berýäris, ýolda eremeýär. Diňe Aşgabat boýunça.',
      'Мороженое из сливок и свежих фруктов. Привозим в термосумке, в дороге не растает. Только по Ашхабаду.',
    ),
    attributes: [keeping('Doňduryjyda, −18 °C', 'В морозильнике, −18 °C'), shelfLife('2 aý', '2 месяца'), fromTurkmenistan],
    occasions: ['birthday'], recipients: ['girl', 'boy', 'friend', 'sister'],
    options: [option(both('Wanilli', 'Ванильное'), 68, 20), option(both('Ýertudanaly', 'Клубничное'), 74, 15), option(both('Pisteli', 'Фисташковое'), 86, 0)],
    daysAgo: 112, popularity: 56,
  },
];
