import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, contents, material, players, power, size } from '../traits.ts';

/** Board games and games of skill. */
export const games: readonly SeedProduct[] = [
  {
    key: 'kust', brand: 'oyun-alemi', categories: ['games'], pictures: ['chess'],
    title: both('Küşt, hoz agajyndan', 'Шахматы из орехового дерева'),
    about: both(
      'Eplenýän tagta şol bir wagtda guty bolup hyzmat edýär. Figuralaryň düýbi keçeli, tagtany çyzmaýar. Ata bilen agtygyň uzak agşamlary üçin.',
      'Складная доска служит и футляром. У фигур войлочное дно, доску они не царапают. Для долгих вечеров деда и внука.',
    ),
    attributes: [material('Hoz we gaýyň agajy', 'Орех и берёза'), players('2 oýunçy', '2 игрока'), age('6 ýaşdan', 'от 6 лет')],
    occasions: ['birthday', 'anniversary', 'graduation'], recipients: ['grandfather', 'father', 'brother', 'boy', 'teacher'],
    options: [option(both('30 × 30 sm', '30 × 30 см'), 260, 20), option(both('40 × 40 sm', '40 × 40 см'), 390, 8)],
    daysAgo: 165, popularity: 75,
  },
  {
    key: 'pazl-asgabat', brand: 'oyun-alemi', categories: ['games', 'learning-toys'], pictures: ['puzzle-piece'],
    title: both('Pazl “Ak mermerli Aşgabat”', 'Пазл «Беломраморный Ашхабад»'),
    about: both(
      'Maşgala bolup ýygnamak üçin şäheriň agşam görnüşi. Bölekleri galyň kartondan, surat ýalpyldap gözi ýadatmaýar.',
      'Вечерний вид города, который приятно собирать всей семьёй. Детали из плотного картона, без бликов.',
    ),
    attributes: [material('Galyň karton', 'Плотный картон'), size('68 × 48 sm', '68 × 48 см')],
    occasions: ['birthday', 'independence', 'new-year'], recipients: ['friend', 'sister', 'colleague', 'girl', 'boy'],
    options: [option(both('500 bölek', '500 деталей'), 85, 36), option(both('1000 bölek', '1000 деталей'), 130, 22)],
    daysAgo: 44, popularity: 62,
  },
  {
    key: 'kubikli-oyun', brand: 'oyun-alemi', categories: ['games'], pictures: ['game-die'],
    title: both('Nerda oýny, kubikleri bilen', 'Нарды с кубиками'),
    about: both(
      'Oýulan nagyşly agaç guty, 30 daş we iki kubik. Kakaňyza, ataňyza we dostuňyza mynasyp sowgat.',
      'Деревянная доска с резным узором, 30 шашек и два кубика. Надёжный подарок отцу, деду или другу.',
    ),
    attributes: [material('Çynar agajy', 'Чинара'), size('50 × 25 sm', '50 × 25 см'), players('2 oýunçy', '2 игрока')],
    occasions: ['birthday', 'gurban', 'anniversary'], recipients: ['father', 'grandfather', 'friend', 'brother'],
    options: [only(340, 7)], daysAgo: 78, popularity: 56,
  },
  {
    key: 'bouling', brand: 'oyun-alemi', categories: ['games'], pictures: ['bowling'],
    title: both('Öýde oýnalýan bouling', 'Домашний боулинг'),
    about: both(
      'Alty kegli we iki şar. Ýumşak materialdan ýasalan, goňşulary biynjalyk etmeýär.',
      'Шесть кеглей и два шара из мягкого материала. Соседей не потревожит.',
    ),
    attributes: [contents('6 kegli, 2 şar', '6 кеглей, 2 шара'), age('3 ýaşdan', 'от 3 лет')],
    occasions: ['birthday'], recipients: ['boy', 'girl'],
    options: [only(95, 23)], daysAgo: 195, popularity: 32,
  },
  {
    key: 'darts', brand: 'turgen', categories: ['games', 'sport'], pictures: ['darts'],
    title: both('Darts, magnitli', 'Дартс магнитный'),
    about: both(
      'Ýiti iňňesi ýok, çagaly öýde-de howpsuz. Tagtanyň iki tarapynda-da oýun bar.',
      'Без острых игл — безопасно в доме с детьми. Играть можно на обеих сторонах доски.',
    ),
    attributes: [size('Diametri 40 sm', 'Диаметр 40 см'), contents('Tagta, 6 peýkam', 'Мишень, 6 дротиков')],
    occasions: ['birthday', 'new-year', 'housewarming'], recipients: ['friend', 'colleague', 'brother', 'boy'],
    options: [only(120, 29)], daysAgo: 138, popularity: 44,
  },
  {
    key: 'bilyard-mini', brand: 'turgen', categories: ['games'], pictures: ['billiard-ball'],
    title: both('Stol üstünde kiçi bilýard', 'Настольный мини-бильярд'),
    about: both(
      'Doly toplum: stol, 16 şar, iki kiý, üçburçluk we hek. Iş arasyndaky dynç alyş üçin.',
      'Полный набор: стол, 16 шаров, два кия, треугольник и мел. Отдых в перерыве между делами.',
    ),
    attributes: [size('69 × 37 × 20 sm', '69 × 37 × 20 см'), players('2–4 oýunçy', '2–4 игрока')],
    occasions: ['birthday', 'anniversary'], recipients: ['father', 'brother', 'colleague'],
    options: [only(480, 4, { was: 560 })], daysAgo: 53, popularity: 38,
  },
  {
    key: 'geympad', brand: 'yedigen', categories: ['games', 'computers'], pictures: ['gamepad', 'joystick'],
    title: both('Simsiz oýun pulty', 'Беспроводной геймпад'),
    about: both(
      'Kompýutere we telefona birikýär, batareýasy 10 sagada çenli ýetýär. Düwmeleri sessiz, titremesi bar.',
      'Подключается к компьютеру и телефону, заряда хватает на 10 часов. Тихие кнопки и вибрация.',
    ),
    attributes: [power('Akkumulýator, USB-C', 'Аккумулятор, USB-C'), age('8 ýaşdan', 'от 8 лет')],
    occasions: ['birthday', 'graduation', 'new-year'], recipients: ['brother', 'boy', 'friend'],
    options: [option(both('Gara', 'Чёрный'), 380, 11), option(both('Benewşe', 'Фиолетовый'), 395, 6)],
    daysAgo: 21, popularity: 73,
  },
];
