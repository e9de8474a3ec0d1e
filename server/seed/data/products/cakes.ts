import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, contents, fromTurkmenistan, keeping, shelfLife, weight } from '../traits.ts';

const fridge = keeping('Sowadyjyda, 2–6 °C', 'В холодильнике, 2–6 °C');
const threeDays = shelfLife('3 gün', '3 дня');

/** Cakes and what comes out of the oven; made on the day of delivery, but for one that takes a day more. */
export const cakes: readonly SeedProduct[] = [
  {
    key: 'doglan-gun-torty', brand: 'ak-tort', categories: ['cakes'], pictures: ['cake-small', 'scene-cake'],
    title: both('“Doglan gün” torty, şemleri bilen', 'Торт «День рождения» со свечами'),
    about: both(
      'Wanil biskwitli, ýeňil kremli we miwe gatlakly tort. Ýüzüne ýazmaly ady we ýaşy sargydyň belliginde görkeziň. Toplumda bäş şem we otluçöp bar.',
      'Ванильный бисквит, лёгкий крем и фруктовая прослойка. Имя и возраст для надписи укажите в комментарии к заказу. В комплекте пять свечей и спички.',
    ),
    attributes: [composition('Biskwit, gaýmak, ýertudana, wanil', 'Бисквит, сливки, клубника, ваниль'), fridge, threeDays, fromTurkmenistan],
    occasions: ['birthday', 'anniversary'], recipients: ['girl', 'boy', 'mother', 'father', 'friend'],
    options: [option(both('1 kg', '1 кг'), 190, 20, { picture: 'cake-small' }), option(both('2 kg', '2 кг'), 350, 14, { picture: 'scene-cake' })],
    daysAgo: 200, popularity: 97,
  },
  {
    key: 'sokoladly-tort', brand: 'ak-tort', categories: ['cakes'], pictures: ['cake-chocolate'],
    title: both('Ýertudanaly şokolad torty', 'Шоколадный торт с клубникой'),
    about: both(
      'Kakaoly biskwit, goýy şokolad örtügi we täze ýertudana. Kakaonyň tagamyny söýýänler üçin.',
      'Бисквит с какао, густая шоколадная глазурь и свежая клубника. Для тех, кто любит вкус настоящего какао.',
    ),
    attributes: [weight('1,5 kg', '1,5 кг'), composition('Biskwit, şokolad, gaýmak, ýertudana', 'Бисквит, шоколад, сливки, клубника'), fridge, threeDays],
    occasions: ['birthday', 'anniversary', 'graduation'], recipients: ['father', 'brother', 'friend', 'beloved'],
    options: [only(290, 13)],
    daysAgo: 25, popularity: 78,
  },
  {
    key: 'yertudanaly-tort', brand: 'ak-tort', categories: ['cakes'], pictures: ['cake-berries'],
    title: both('Ir-iýmişli tort', 'Ягодный торт'),
    about: both(
      'Üç gat ýeňil biskwit, gaýmakly krem we üstünde ýertudana, malina we gök ir-iýmiş. Sekiz adamlyk saçaga ýetýär.',
      'Три слоя лёгкого бисквита, сливочный крем, а сверху клубника, малина и голубика. Хватит на стол на восемь человек.',
    ),
    attributes: [weight('1,2 kg', '1,2 кг'), fridge, threeDays],
    occasions: ['teachers', 'thanks', 'womens-day'], recipients: ['colleague', 'teacher', 'sister'],
    options: [only(265, 11)], leadDays: 1, daysAgo: 37, popularity: 63,
  },
  {
    key: 'kapkeyk-toplumy', brand: 'ak-tort', categories: ['cakes', 'pastry'], pictures: ['cupcakes'],
    title: both('Kremli kapkeýkler', 'Капкейки с кремом'),
    about: both(
      'Içi üljeli, ýüzi kremli we üljeli owadan kapkeýkler. Gutuda alty sany. Sargyt edeniňizde kremiň reňkini bellikde ýazyp bilersiňiz.',
      'Нарядные капкейки с вишней внутри и кремом сверху. В коробке шесть штук. Цвет крема можно указать в комментарии к заказу.',
    ),
    attributes: [fridge, shelfLife('2 gün', '2 дня'), fromTurkmenistan],
    occasions: ['birthday', 'valentines', 'newborn', 'womens-day'], recipients: ['girl', 'beloved', 'sister', 'colleague'],
    options: [only(96, 25)],
    daysAgo: 15, popularity: 81,
  },
  {
    key: 'almaly-pirog', brand: 'ak-tort', categories: ['pastry'], pictures: ['apple-pie'],
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
    key: 'kruassan-ertirlik', brand: 'ak-tort', categories: ['pastry'], pictures: ['croissants'],
    title: both('“Ertiriňiz haýyrly” kruassanlary', 'Круассаны «Доброе утро»'),
    about: both(
      'Irki ertirlik üçin ýyly, gatlakly kruassanlar. Ekspres eltip bermek bilen sargyt etseňiz, sagat 9-dan başlap gapyňyzda bolar.',
      'Тёплые слоёные круассаны к раннему завтраку. С экспресс-доставкой привезём к вашей двери начиная с девяти утра.',
    ),
    attributes: [composition('Gatlakly hamyr, mesge ýagy', 'Слоёное тесто, сливочное масло'), shelfLife('1 gün', '1 день')],
    occasions: ['thanks', 'valentines'], recipients: ['beloved', 'mother', 'colleague'],
    options: [option(both('5 kruassan', '5 круассанов'), 62, 24), option(both('10 kruassan', '10 круассанов'), 118, 16)],
    daysAgo: 27, popularity: 59,
  },
  {
    key: 'ponicik-guty', brand: 'ak-tort', categories: ['pastry'], pictures: ['doughnuts'],
    title: both('Bir guty ponçik', 'Коробка пончиков'),
    about: both(
      'Şokolad, karamel we reňkli sepmeler bilen bezelen ýumşak ponçikler. Dost-ýarlaryň oturylyşygynda birinji bolup gutarýan süýjülik.',
      'Мягкие пончики с шоколадом, карамелью и цветной посыпкой. На дружеских посиделках исчезают первыми.',
    ),
    attributes: [contents('6 görnüşli ponçik', 'Пончики шести видов'), shelfLife('1 gün', '1 день')],
    occasions: ['birthday', 'thanks', 'graduation'], recipients: ['friend', 'brother', 'boy', 'colleague'],
    options: [only(78, 18)],
    daysAgo: 84, popularity: 58,
  },
  {
    key: 'tamdyr-coregi', brand: 'ak-tort', categories: ['pastry'], pictures: ['bread'],
    title: both('Öý çöregi, künjili', 'Домашний хлеб с кунжутом'),
    about: both(
      'Hamyry bütin gije gelen, künji sepilen çörek. Myhmançylyga barýanlar we jaý toýy üçin gadymdan gelýän sowgat.',
      'Хлеб с кунжутом на тесте, которое зреет всю ночь. Старинный гостинец для тех, кто идёт в гости или на новоселье.',
    ),
    attributes: [weight('700 g', '700 г'), composition('Un, suw, maýa, künji, duz', 'Мука, вода, закваска, кунжут, соль'), shelfLife('2 gün', '2 дня')],
    occasions: ['housewarming', 'gurban', 'oraza'], recipients: ['grandmother', 'grandfather', 'friend'],
    options: [only(22, 30)], daysAgo: 170, popularity: 30,
  },
];
