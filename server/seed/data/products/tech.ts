import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { contents, fromChina, power, size, warranty } from '../traits.ts';

const year = warranty('1 ýyl', '1 год');
const twoYears = warranty('2 ýyl', '2 года');
const usb = power('Akkumulýator, USB-C', 'Аккумулятор, USB-C');

/** Electronics. */
export const tech: readonly SeedProduct[] = [
  {
    key: 'gulaklyk', brand: 'yedigen', categories: ['audio'], pictures: ['headphone'],
    title: both('Simsiz gulaklyk “Ýedigen Owaz”', 'Беспроводные наушники «Едиген Оваз»'),
    about: both(
      'Daşky galmagaly ýatyrýar, bir zarýadda 30 sagat işleýär. Ýumşak gulaklyklary gysmaýar, eplenip, gutusyna sygýar.',
      'Гасят внешний шум, работают 30 часов на одном заряде. Мягкие амбушюры не давят, наушники складываются в чехол.',
    ),
    attributes: [usb, contents('Gulaklyk, sim, guty', 'Наушники, кабель, чехол'), year, fromChina],
    occasions: ['birthday', 'graduation', 'new-year'], recipients: ['brother', 'sister', 'friend', 'colleague'],
    options: [option(both('Ak', 'Белые'), 520, 16), option(both('Gara', 'Чёрные'), 520, 21)],
    daysAgo: 35, popularity: 82,
  },
  {
    key: 'radio-retro', brand: 'yedigen', categories: ['audio', 'decor'], pictures: ['radio'],
    title: both('Köne usuldaky radio, Bluetooth bilen', 'Ретро-радиоприёмник с Bluetooth'),
    about: both(
      'Daşy ataňyzyň radiosyna meňzeýär, içi döwrebap: radio tolkunlary, telefon we fleş arkaly saz.',
      'Снаружи — как радио у дедушки, внутри — современная техника: радиоволны, музыка с телефона и флешки.',
    ),
    attributes: [power('Tok we akkumulýator', 'Сеть и аккумулятор'), size('28 × 17 × 12 sm', '28 × 17 × 12 см'), year],
    occasions: ['birthday', 'anniversary', 'gurban'], recipients: ['grandfather', 'father', 'grandmother'],
    options: [only(340, 12)], daysAgo: 97, popularity: 55,
  },
  {
    key: 'fotoapparat', brand: 'yedigen', categories: ['photo'], pictures: ['camera', 'camera-with-flash'],
    title: both('Sanly fotoapparat', 'Цифровой фотоаппарат'),
    about: both(
      'Telefondan has arassa surat düşürmek isleýänler üçin: 24 megapiksel, optiki ulaltma, Wi-Fi arkaly telefona ibermek.',
      'Для тех, кто хочет снимать лучше, чем телефон: 24 мегапикселя, оптический зум, передача снимков на телефон по Wi-Fi.',
    ),
    attributes: [usb, contents('Fotoapparat, obýektiw, gaýyş, 64 GB kart', 'Фотоаппарат, объектив, ремень, карта 64 ГБ'), twoYears],
    occasions: ['birthday', 'graduation', 'wedding', 'anniversary'], recipients: ['beloved', 'brother', 'sister', 'father'],
    options: [option(both('Bir obýektiwli', 'С одним объективом'), 4200, 4), option(both('Iki obýektiwli', 'С двумя объективами'), 5300, 2)],
    daysAgo: 72, popularity: 63,
  },
  {
    key: 'bada-bat-kamera', brand: 'yedigen', categories: ['photo'], pictures: ['camera-with-flash', 'framed-picture'],
    title: both('Suraty bada-bat çykarýan fotoapparat', 'Фотоаппарат моментальной печати'),
    about: both(
      'Düwmä basyň, bir minutdan kagyz surat eliňizde. Toplumda 20 kagyz we ýapyşgakly albom bar.',
      'Нажали кнопку — через минуту снимок в руках. В комплекте 20 листов и альбом с уголками.',
    ),
    attributes: [usb, size('Surat 5 × 8 sm', 'Снимок 5 × 8 см'), year],
    occasions: ['birthday', 'graduation', 'wedding', 'valentines'], recipients: ['sister', 'friend', 'girl', 'beloved'],
    options: [option(both('20 kagyz bilen', 'С 20 листами'), 890, 9), option(both('60 kagyz bilen', 'С 60 листами'), 1040, 5)],
    daysAgo: 14, popularity: 77,
  },
  {
    key: 'wideokamera', brand: 'yedigen', categories: ['photo'], pictures: ['video-camera', 'movie-camera'],
    title: both('Maşgala wideokamerasy', 'Семейная видеокамера'),
    about: both(
      'Toýlary we çagalaryň ilkinji ädimlerini durnukly, titremesiz ýazýar. Bir elde saklamaga ýeňil.',
      'Снимает праздники и первые шаги детей ровно, без дрожания. Легко держать в одной руке.',
    ),
    attributes: [usb, contents('Kamera, batareýa, 128 GB kart', 'Камера, батарея, карта 128 ГБ'), twoYears],
    occasions: ['newborn', 'wedding', 'anniversary'], recipients: ['father', 'friend', 'brother'],
    options: [only(2900, 3)], daysAgo: 161, popularity: 36,
  },
  {
    key: 'kino-proyektor', brand: 'yedigen', categories: ['photo', 'audio'], pictures: ['film-projector', 'popcorn'],
    title: both('Öý kinoproýektory', 'Домашний проектор'),
    about: both(
      'Ak diwary 100 dýuýmlik ekrana öwürýär. Telefona simsiz birikýär, ses berijisi içinde.',
      'Превратит белую стену в экран на 100 дюймов. Подключается к телефону без проводов, динамик встроен.',
    ),
    attributes: [power('220 W', '220 В'), size('18 × 14 × 8 sm', '18 × 14 × 8 см'), year],
    occasions: ['birthday', 'new-year', 'housewarming'], recipients: ['brother', 'friend', 'father', 'beloved'],
    options: [only(1450, 6, { was: 1690 })], daysAgo: 31, popularity: 62,
  },
  {
    key: 'smartfon', brand: 'yedigen', categories: ['computers'], pictures: ['smartphone'],
    title: both('Smartfon “Ýedigen 6”', 'Смартфон «Едиген 6»'),
    about: both(
      'Ekrany 6,5 dýuým, batareýasy iki güne ýetýär, menýusy türkmen dilinde-de bar. Uly şriftli tertibi ene-atalara amatly.',
      'Экран 6,5 дюйма, заряда хватает на два дня, есть меню на туркменском языке. Режим с крупным шрифтом удобен пожилым родителям.',
    ),
    attributes: [usb, contents('Smartfon, sim, gap', 'Смартфон, кабель, чехол'), twoYears, fromChina],
    occasions: ['birthday', 'graduation', 'anniversary'], recipients: ['mother', 'father', 'brother', 'sister'],
    options: [option(both('128 GB', '128 ГБ'), 2600, 8), option(both('256 GB', '256 ГБ'), 3100, 4)],
    daysAgo: 19, popularity: 68,
  },
  {
    key: 'noutbuk', brand: 'yedigen', categories: ['computers'], pictures: ['laptop', 'computer-mouse'],
    title: both('Talyp noutbugy, 14 dýuým', 'Ноутбук для учёбы, 14 дюймов'),
    about: both(
      'Agramy 1,4 kilogram, bir zarýadda on sagat. Klawiaturasynda türkmen we rus harplary bar.',
      'Весит 1,4 килограмма, работает десять часов без розетки. На клавиатуре есть туркменские и русские буквы.',
    ),
    attributes: [usb, contents('Noutbuk, zarýad beriji, sumka', 'Ноутбук, зарядное устройство, сумка'), twoYears],
    occasions: ['graduation', 'birthday'], recipients: ['brother', 'sister', 'father'],
    options: [option(both('8 GB / 256 GB', '8 ГБ / 256 ГБ'), 6900, 4), option(both('16 GB / 512 GB', '16 ГБ / 512 ГБ'), 8400, 2)],
    daysAgo: 65, popularity: 56,
  },
  {
    key: 'klawiatura-sycan', brand: 'yedigen', categories: ['computers'], pictures: ['keyboard', 'computer-mouse'],
    title: both('Simsiz klawiatura we syçanjyk', 'Беспроводные клавиатура и мышь'),
    about: both(
      'Ýuwaş basylýan düwmeler, bir kabul ediji iki enjama-da ýeterlik. Ofis stolunda simler galmaýar.',
      'Тихие клавиши, один приёмник на оба устройства. На рабочем столе больше нет проводов.',
    ),
    attributes: [power('3 × AAA batareýa', '3 батарейки ААА'), year],
    occasions: ['birthday', 'thanks', 'new-year'], recipients: ['colleague', 'brother', 'father'],
    options: [only(230, 18)], daysAgo: 129, popularity: 39,
  },
  {
    key: 'telewizor', brand: 'yedigen', categories: ['computers', 'photo'], pictures: ['television'],
    title: both('Aşhana üçin kiçi telewizor', 'Небольшой телевизор для кухни'),
    about: both(
      '24 dýuýmlik ekran diwara-da asylýar, stolda-da durýar. Sanly antenna içinde.',
      'Экран 24 дюйма можно повесить на стену или поставить на стол. Цифровой тюнер встроен.',
    ),
    attributes: [power('220 W', '220 В'), size('55 × 34 sm', '55 × 34 см'), twoYears],
    occasions: ['housewarming', 'wedding'], recipients: ['mother', 'grandmother', 'grandfather'],
    options: [only(1890, 5)], daysAgo: 173, popularity: 34,
  },
  {
    key: 'oy-telefony', brand: 'yedigen', categories: ['computers', 'decor'], pictures: ['telephone'],
    title: both('Köne usuldaky öý telefony', 'Домашний телефон в ретро-стиле'),
    about: both(
      'Gyzyl reňkli, uly düwmeli telefon. Sesi güýçli, atalarymyza we enelerimize amatly.',
      'Красный телефон с крупными кнопками. Громкий звук — удобно дедушкам и бабушкам.',
    ),
    attributes: [size('22 × 18 × 12 sm', '22 × 18 × 12 см'), year],
    occasions: ['birthday', 'anniversary'], recipients: ['grandmother', 'grandfather'],
    options: [only(260, 1)], daysAgo: 290, popularity: 23,
  },
];
