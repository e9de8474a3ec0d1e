import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { contents, fromTurkmenistan, material, packing, power, size } from '../traits.ts';

/** Balloons, decorations, ready gift sets and cards. */
export const party: readonly SeedProduct[] = [
  {
    key: 'howa-sarlary', brand: 'sadyyan', categories: ['balloons'], pictures: ['balloon', 'scene-balloons'],
    title: both('Geliý şarlar toplumy', 'Набор гелиевых шаров'),
    about: both(
      'Reňklerini özüňiz saýlaýarsyňyz, şarlary eltmezden öň çişirýäris. Iki-üç gün uçup durýar. Lentalara kiçi ýük asylan, uçup gitmez.',
      'Цвета выбираете вы, надуваем прямо перед доставкой. Держатся в воздухе два-три дня. К лентам привязан грузик, под потолок шары не улетят.',
    ),
    attributes: [material('Lateks, geliý', 'Латекс, гелий'), size('Diametri 30 sm', 'Диаметр 30 см')],
    occasions: ['birthday', 'newborn', 'graduation', 'wedding', 'valentines'], recipients: ['girl', 'boy', 'beloved', 'sister', 'mother'],
    options: [option(both('7 sany', '7 шт.'), 95, 60), option(both('15 sany', '15 шт.'), 190, 40), option(both('30 sany', '30 шт.'), 360, 15)],
    daysAgo: 219, popularity: 92,
  },
  {
    key: 'konfetti', brand: 'sadyyan', categories: ['decorations'], pictures: ['party-popper', 'confetti-ball'],
    title: both('Konfettili hlopuşka', 'Хлопушка с конфетти'),
    about: both(
      'Kagyz konfetti sekiz metre çenli uçýar, ot ýok, öýde-de howpsuz. Aşagyny towlaýarsyňyz we şatlyk başlanýar.',
      'Бумажное конфетти взлетает до восьми метров, огня нет — безопасно и дома. Поверните низ, и праздник начался.',
    ),
    attributes: [size('40 sm', '40 см'), material('Kagyz, karton', 'Бумага, картон')],
    occasions: ['new-year', 'birthday', 'wedding', 'graduation'], recipients: ['friend', 'brother', 'sister'],
    options: [option(both('1 sany', '1 шт.'), 32, 120), option(both('5 sany', '5 шт.'), 140, 45)],
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
    options: [only(165, 14)], daysAgo: 87, popularity: 48,
  },
  {
    key: 'tazeyyl-arcasy', brand: 'sadyyan', categories: ['decorations'], pictures: ['new-year-tree', 'snowman'],
    title: both('Bezegli Täze ýyl arçasy', 'Новогодняя ёлка с игрушками'),
    about: both(
      'Ýygnanýan arça, 40 bezeg we yşyklar bir gutuda. On minutda taýýar, indiki ýyla çenli az ýer tutýar.',
      'Складная ёлка, 40 игрушек и гирлянда в одной коробке. Собирается за десять минут и до следующего года занимает мало места.',
    ),
    attributes: [contents('Arça, 40 bezeg, yşyklar', 'Ёлка, 40 игрушек, гирлянда'), material('Plastik', 'Пластик')],
    occasions: ['new-year'], recipients: ['girl', 'boy', 'mother', 'friend'],
    options: [option(both('90 sm', '90 см'), 240, 26), option(both('150 sm', '150 см'), 420, 14), option(both('210 sm', '210 см'), 690, 5)],
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
    key: 'pinyata', brand: 'sadyyan', categories: ['decorations'], pictures: ['pinata', 'candy'],
    title: both('Pinýata “Atjagaz”', 'Пиньята «Лошадка»'),
    about: both(
      'Içi süýjülikden doly kagyz atjagaz: çagalar nobat bilen urup açýarlar. Içine süýjüligi özüňiz salyň ýa-da taýýaryny sargyt ediň.',
      'Бумажная лошадка со сладостями внутри: дети по очереди стараются её разбить. Наполните сами или закажите готовую.',
    ),
    attributes: [size('45 × 40 sm', '45 × 40 см'), material('Kagyz', 'Бумага'), fromTurkmenistan],
    occasions: ['birthday', 'nowruz'], recipients: ['girl', 'boy'],
    options: [option(both('Boş', 'Пустая'), 130, 13), option(both('1 kg süýjülikli', 'С 1 кг сладостей'), 215, 8)],
    daysAgo: 37, popularity: 57,
  },
  {
    key: 'sowgat-gutusy', brand: 'sadyyan', categories: ['gift-sets'], pictures: ['wrapped-gift', 'chocolate-bar', 'candle', 'scene-gift'],
    title: both('Sürpriz guty “Syrly sowgat”', 'Коробка-сюрприз «Тайный подарок»'),
    about: both(
      'Kime we näme sebäpden bermekçi bolýandygyňyzy ýazyň, galanyny biz saýlarys: şokolad, şem, oýunjak ýa-da kitap. Bahasy içindäki harytlaryň bahasyndan hemişe pesdir.',
      'Напишите, кому и по какому поводу подарок, остальное подберём мы: шоколад, свечу, игрушку или книгу. Цена всегда ниже суммы вложенных товаров.',
    ),
    attributes: [packing('Nagyşly guty, lenta', 'Коробка с узором, лента'), contents('4–7 haryt', '4–7 товаров'), fromTurkmenistan],
    occasions: ['birthday', 'new-year', 'thanks', 'anniversary', 'graduation'], recipients: ['friend', 'colleague', 'sister', 'brother', 'beloved'],
    options: [option(both('Kiçi', 'Маленькая'), 190, 30), option(both('Orta', 'Средняя'), 320, 22), option(both('Uly', 'Большая'), 550, 9)],
    daysAgo: 9, popularity: 88,
  },
  {
    key: 'mugallym-toplumy', brand: 'sadyyan', categories: ['gift-sets'], pictures: ['gift-bags', 'fountain-pen', 'tea-cup'],
    title: both('“Sag boluň, mugallym!” toplumy', 'Набор «Спасибо, учитель!»'),
    about: both(
      'Gündelik, syýaly ruçka, dag otlary çaýy we şokolad. Synpyň adyndan gutlag hatyny özümiz owadan hat bilen ýazýarys.',
      'Блокнот, перьевая ручка, травяной чай и шоколад. Открытку от имени класса напишем красивым почерком сами.',
    ),
    attributes: [contents('Gündelik, ruçka, çaý 80 g, şokolad 100 g', 'Блокнот, ручка, чай 80 г, шоколад 100 г'), packing('Sowgat paketi', 'Подарочный пакет')],
    occasions: ['teachers', 'graduation', 'thanks', 'womens-day'], recipients: ['teacher'],
    options: [only(280, 24, { was: 320 })], daysAgo: 70, popularity: 74,
  },
  {
    key: 'gutlag-haty', brand: 'sadyyan', categories: ['cards'], pictures: ['greeting-card', 'envelope'],
    title: both('El işi gutlag haty', 'Открытка ручной работы'),
    about: both(
      'Galyň kagyzdan, içi boş: sözleriňizi sargyt edeniňizde ýazsaňyz, owadan hat bilen göçürip bereris.',
      'Плотная бумага, внутри чистый лист: напишите слова при заказе, и мы красиво перепишем их от руки.',
    ),
    attributes: [size('12 × 17 sm', '12 × 17 см'), material('Kagyz 300 g', 'Бумага 300 г'), fromTurkmenistan],
    occasions: ['birthday', 'womens-day', 'valentines', 'wedding', 'thanks', 'teachers'], recipients: ['mother', 'father', 'beloved', 'teacher', 'friend'],
    options: [option(both('Ýürekli', 'С сердцем'), 18, 180), option(both('Gülli', 'С цветами'), 18, 140), option(both('Nagyşly', 'С узором'), 18, 95)],
    daysAgo: 265, popularity: 63,
  },
  {
    key: 'toy-bukjasy', brand: 'sadyyan', categories: ['cards'], pictures: ['envelope', 'ribbon'],
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
  {
    key: 'konsert-bileti', brand: 'sadyyan', categories: ['cards'], pictures: ['tickets', 'microphone'],
    title: both('Sowgat bukjasy: iki adamlyk konsert', 'Подарок-впечатление: концерт на двоих'),
    about: both(
      'Aşgabatdaky konserte ýanaşyk orunly iki bilet, owadan bukjada. Senesi, sagady we zaly biletde ýazylgy.',
      'Два билета на концерт в Ашхабаде, места рядом, в красивом конверте. Дата, время и зал указаны на билете.',
    ),
    attributes: [contents('2 bilet', '2 билета'), packing('Bukja', 'Конверт')],
    occasions: ['anniversary', 'valentines', 'birthday', 'womens-day'], recipients: ['beloved', 'mother', 'friend', 'teacher'],
    options: [only(260, 12)], daysAgo: 53, popularity: 52,
  },
];
