import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { contents, fromTurkmenistan, material, packing, power, size } from '../traits.ts';

/** Balloons, decorations, ready gift sets and cards. */
export const party: readonly SeedProduct[] = [
  {
    key: 'howa-sarlary', brand: 'sadyyan', categories: ['balloons'], pictures: ['balloons-15', 'balloons-30'],
    title: both('Geliý şarlar toplumy', 'Набор гелиевых шаров'),
    about: both(
      'Islän reňkleriňizi sargydyň belliginde ýazyň, şarlary eltmezden öň çişirýäris. Iki-üç gün uçup durýar. Lentalara kiçi ýük asylan, uçup gitmez.',
      'Цвета укажите в комментарии к заказу, надуваем прямо перед доставкой. Держатся в воздухе два-три дня. К лентам привязан грузик, под потолок шары не улетят.',
    ),
    attributes: [material('Lateks, geliý', 'Латекс, гелий'), size('Diametri 30 sm', 'Диаметр 30 см')],
    occasions: ['birthday', 'newborn', 'graduation', 'wedding', 'valentines'], recipients: ['girl', 'boy', 'beloved', 'sister', 'mother'],
    options: [option(both('15 şar', '15 шаров'), 190, 40, { picture: 'balloons-15' }), option(both('30 şar', '30 шаров'), 360, 15, { picture: 'balloons-30' })],
    daysAgo: 219, popularity: 92,
  },
  {
    key: 'sarly-guty', brand: 'sadyyan', categories: ['balloons', 'gift-sets'], pictures: ['scene-balloons'],
    title: both('Alty şar we sowgat gutusy', 'Шесть шаров и подарочная коробка'),
    about: both(
      'Geliýli alty şar kiçi sowgat gutusyna daňylan. Gutujygyň içinde süýjülikler bar.',
      'Шесть гелиевых шаров привязаны к небольшой коробке. Внутри неё сладости.',
    ),
    attributes: [contents('6 şar, 200 g süýjülik', '6 шаров, 200 г сладостей')],
    occasions: ['birthday', 'newborn', 'graduation'], recipients: ['girl', 'boy', 'beloved', 'friend'],
    options: [only(140, 34)],
    daysAgo: 6, popularity: 84,
  },
  {
    key: 'yurek-sar', brand: 'sadyyan', categories: ['balloons'], pictures: ['balloon-heart'],
    title: both('Üç ýürek şar', 'Три шара-сердца'),
    about: both(
      'Gyzyl, gülgün we altyn öwüşginli ýürek şarlar. Bir hepdä çenli uçýar.',
      'Красный, розовый и золотистый шары в форме сердца. Держатся до недели.',
    ),
    attributes: [material('Folga, geliý', 'Фольга, гелий'), contents('3 şar, guty', '3 шара, коробка')],
    occasions: ['valentines', 'anniversary', 'wedding'], recipients: ['beloved', 'mother'],
    options: [only(130, 28)],
    daysAgo: 10, popularity: 71,
  },
  {
    key: 'san-sarlar', brand: 'sadyyan', categories: ['balloons'], pictures: ['balloon-numbers'],
    title: both('San şarlar', 'Шары-цифры'),
    about: both(
      'Doglan gün ýa-da ýyl dönümi üçin iki san. Sanlary sargydyň belliginde ýazyň.',
      'Две цифры ко дню рождения или годовщине. Какие именно, укажите в комментарии к заказу.',
    ),
    attributes: [material('Folga, geliý', 'Фольга, гелий'), contents('2 san, 2 şar, guty', '2 цифры, 2 шара, коробка')],
    occasions: ['birthday', 'anniversary', 'graduation'], recipients: ['girl', 'boy', 'mother', 'father', 'friend'],
    options: [only(160, 25)],
    daysAgo: 7, popularity: 77,
  },
  {
    key: 'konfetti', brand: 'sadyyan', categories: ['decorations'], pictures: ['confetti'],
    title: both('Konfettili hlopuşka', 'Хлопушка с конфетти'),
    about: both(
      'Kagyz konfetti sekiz metre çenli uçýar, ot ýok, öýde-de howpsuz. Aşagyny towlaýarsyňyz we şatlyk başlanýar.',
      'Бумажное конфетти взлетает до восьми метров, огня нет — безопасно и дома. Поверните низ, и праздник начался.',
    ),
    attributes: [size('40 sm', '40 см'), material('Kagyz, karton', 'Бумага, картон')],
    occasions: ['new-year', 'birthday', 'wedding', 'graduation'], recipients: ['friend', 'brother', 'sister'],
    options: [option(both('1 hlopuşka', '1 хлопушка'), 32, 120), option(both('5 hlopuşka', '5 хлопушек'), 140, 45)],
    daysAgo: 15, popularity: 66,
  },
  {
    key: 'disko-sar', brand: 'sadyyan', categories: ['decorations', 'light'], pictures: ['disco-ball'],
    title: both('Aýlanýan disko şar', 'Вращающийся диско-шар'),
    about: both(
      'Öýüňizi tans meýdançasyna öwürýän aýna şar. Motory sessiz, reňkli ýagtylandyryjysy toplumda.',
      'Зеркальный шар превратит комнату в танцпол. Тихий мотор и цветная подсветка в комплекте.',
    ),
    attributes: [power('220 W', '220 В'), size('Diametri 20 sm', 'Диаметр 20 см')],
    occasions: ['birthday', 'new-year', 'graduation'], recipients: ['friend', 'sister', 'brother'],
    options: [only(165, 0)], daysAgo: 87, popularity: 48,
  },
  {
    key: 'tazeyyl-arcasy', brand: 'sadyyan', categories: ['decorations'], pictures: ['tree-small', 'tree-large'],
    title: both('Bezegli Täze ýyl arçasy', 'Новогодняя ёлка с игрушками'),
    about: both(
      'Ýygnanýan arça, 40 bezeg we yşyklar bir gutuda. On minutda taýýar, indiki ýyla çenli az ýer tutýar.',
      'Складная ёлка, 40 игрушек и гирлянда в одной коробке. Собирается за десять минут и до следующего года занимает мало места.',
    ),
    attributes: [contents('Arça, 40 bezeg, yşyklar', 'Ёлка, 40 игрушек, гирлянда'), material('Plastik', 'Пластик')],
    occasions: ['new-year'], recipients: ['girl', 'boy', 'mother', 'friend'],
    options: [option(both('90 sm', '90 см'), 240, 26, { picture: 'tree-small' }), option(both('150 sm', '150 см'), 420, 14, { picture: 'tree-large' })],
    daysAgo: 2, popularity: 84,
  },
  {
    key: 'gar-adam', brand: 'sadyyan', categories: ['decorations', 'soft-toys'], pictures: ['snowman'],
    title: both('Gar adam, arça aşagy üçin', 'Снеговик под ёлку'),
    about: both(
      'Keçeden ýasalan gar adam, şarfy hakyky örülen. Içinde kiçi süýjülik gizlemek üçin jübi bar.',
      'Снеговик из войлока в настоящем вязаном шарфе. Внутри карман, куда можно спрятать сладости.',
    ),
    attributes: [material('Keçe', 'Войлок'), size('34 sm', '34 см'), fromTurkmenistan],
    occasions: ['new-year'], recipients: ['girl', 'boy', 'colleague'],
    options: [only(95, 32)], daysAgo: 4, popularity: 58,
  },
  {
    key: 'sowgat-gutusy', brand: 'sadyyan', categories: ['gift-sets'], pictures: ['scene-gift'],
    title: both('Sürpriz guty “Syrly sowgat”', 'Коробка-сюрприз «Тайный подарок»'),
    about: both(
      'Kime we näme sebäpden bermekçi bolýandygyňyzy sargydyň belliginde ýazyň, galanyny biz saýlarys: şokolad, şem, oýunjak ýa-da kitap. Bahasy içindäki harytlaryň bahasyndan hemişe pesdir.',
      'Напишите в комментарии к заказу, кому и по какому поводу подарок, остальное подберём мы: шоколад, свечу, игрушку или книгу. Цена всегда ниже суммы вложенных товаров.',
    ),
    attributes: [packing('Nagyşly guty, lenta', 'Коробка с узором, лента'), contents('4–7 haryt', '4–7 товаров'), fromTurkmenistan],
    occasions: ['birthday', 'new-year', 'thanks', 'anniversary', 'graduation'], recipients: ['friend', 'colleague', 'sister', 'brother', 'beloved'],
    options: [option(both('Kiçi', 'Маленькая'), 190, 30), option(both('Orta', 'Средняя'), 320, 22), option(both('Uly', 'Большая'), 550, 9)],
    daysAgo: 9, popularity: 88,
  },
  {
    key: 'bayram-paketi', brand: 'sadyyan', categories: ['gift-sets'], pictures: ['scene-bag'],
    title: both('Baýramçylyk paketi', 'Праздничный пакет'),
    about: both(
      'Göl nagyşly paketde çaý, bal we nagyşly köke, ýanynda kiçi guty şokolad. Myhmançylyga taýýar sowgat.',
      'Чай, мёд и узорное печенье в пакете с гёлем, рядом маленькая коробка шоколада. Готовый подарок в гости.',
    ),
    attributes: [contents('Çaý, bal, köke, şokolad', 'Чай, мёд, печенье, шоколад'), packing('Nagyşly paket', 'Пакет с узором'), fromTurkmenistan],
    occasions: ['new-year', 'oraza', 'nowruz', 'thanks'], recipients: ['colleague', 'friend', 'teacher', 'grandmother'],
    options: [only(230, 27)],
    daysAgo: 4, popularity: 80,
  },
  {
    key: 'mugallym-toplumy', brand: 'sadyyan', categories: ['gift-sets'], pictures: ['teacher-set'],
    title: both('“Sag boluň, mugallym!” toplumy', 'Набор «Спасибо, учитель!»'),
    about: both(
      'Käse, gündelik, syýaly ruçka we dag otlary çaýy. Synpyň adyndan gutlag hatyny özümiz owadan hat bilen ýazýarys.',
      'Кружка, блокнот, перьевая ручка и травяной чай. Открытку от имени класса напишем красивым почерком сами.',
    ),
    attributes: [contents('Käse, gündelik, ruçka, çaý 80 g', 'Кружка, блокнот, ручка, чай 80 г'), packing('Kraft guty', 'Крафтовая коробка')],
    occasions: ['teachers', 'graduation', 'thanks', 'womens-day'], recipients: ['teacher'],
    options: [only(280, 24, { was: 320 })], daysAgo: 70, popularity: 74,
  },
  {
    key: 'gutlag-haty', brand: 'sadyyan', categories: ['gift-sets'], pictures: ['greeting-card'],
    title: both('El işi gutlag haty', 'Открытка ручной работы'),
    about: both(
      'Galyň kagyzdan, içi boş: sözleriňizi sargyt edeniňizde ýazsaňyz, owadan hat bilen göçürip bereris.',
      'Плотная бумага, внутри чистый лист: напишите слова при заказе, и мы красиво перепишем их от руки.',
    ),
    attributes: [size('12 × 17 sm', '12 × 17 см'), material('Kagyz 300 g', 'Бумага 300 г'), fromTurkmenistan],
    occasions: ['birthday', 'womens-day', 'valentines', 'wedding', 'thanks', 'teachers'], recipients: ['mother', 'father', 'beloved', 'teacher', 'friend'],
    options: [only(18, 180)],
    daysAgo: 265, popularity: 63,
  },
  {
    key: 'toy-bukjasy', brand: 'sadyyan', categories: ['gift-sets'], pictures: ['wedding-envelope'],
    title: both('Toý bukjasy, pul sowgady üçin', 'Свадебный конверт для денежного подарка'),
    about: both(
      'Merjen öwüşginli kagyz, atlas lenta we arzuw ýazmak üçin kart. Iki ölçegi bar.',
      'Бумага с перламутровым отливом, атласная лента и карточка для пожелания. Два размера.',
    ),
    attributes: [material('Merjen öwüşginli kagyz', 'Перламутровая бумага'), fromTurkmenistan],
    occasions: ['wedding', 'anniversary', 'newborn'], recipients: ['friend', 'colleague', 'brother', 'sister'],
    options: [option(both('Kiçi', 'Маленький'), 22, 110), option(both('Uly', 'Большой'), 30, 84)],
    daysAgo: 178, popularity: 44,
  },
];
