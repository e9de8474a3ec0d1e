import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, contents, fromChina, fromTurkmenistan, material, power, size, warranty } from '../traits.ts';

const year = warranty('1 ýyl', '1 год');

/** Musical instruments, drawing and handwork. */
export const musicArt: readonly SeedProduct[] = [
  {
    key: 'gitara', brand: 'owaz', categories: ['music'], pictures: ['guitar'],
    title: both('Elektrogitara “Ýaşlyk”', 'Электрогитара «Молодость»'),
    about: both(
      'Ilkinji toparyny gurýanlar üçin gitara. Kirişleri sazlanan, sim, gaýyş we mediator toplumda bar.',
      'Гитара для тех, кто собирает первую группу. Струны настроены, в комплекте кабель, ремень и медиаторы.',
    ),
    attributes: [material('Lipa we klen', 'Липа и клён'), contents('Gitara, sim, gaýyş, gap', 'Гитара, кабель, ремень, чехол'), year],
    occasions: ['birthday', 'graduation', 'new-year'], recipients: ['brother', 'friend', 'sister'],
    options: [option(both('Gyzyl', 'Красная'), 1350, 5), option(both('Gara', 'Чёрная'), 1350, 3)],
    daysAgo: 48, popularity: 59,
  },
  {
    key: 'skripka', brand: 'owaz', categories: ['music'], pictures: ['violin'],
    title: both('Skripka, okuwçylar üçin', 'Скрипка для учеников'),
    about: both(
      'Saz mekdebine başlaýan çaga üçin. Ölçegini bilmeseňiz, çaganyň boýuny ýazyň: ussamyz laýygyny saýlar.',
      'Для ребёнка, который идёт в музыкальную школу. Не знаете размер — укажите рост, мастер подберёт подходящий.',
    ),
    attributes: [material('Arça we klen', 'Ель и клён'), contents('Skripka, kaman, kanifol, gap', 'Скрипка, смычок, канифоль, футляр'), year],
    occasions: ['birthday', 'teachers'], recipients: ['girl', 'boy'],
    options: [option(both('1/2', 'Половинка, 1/2'), 890, 4), option(both('3/4', 'Три четверти, 3/4'), 940, 3), option(both('4/4', 'Целая, 4/4'), 990, 5)],
    daysAgo: 136, popularity: 37,
  },
  {
    key: 'deprek', brand: 'owaz', categories: ['music'], pictures: ['long-drum', 'drum'],
    title: both('El depregi, gön örtükli', 'Ручной барабан с кожаной мембраной'),
    about: both(
      'Toýda-da, dostlar oturylyşygynda-da ritm berýän deprek. Sesi goýy, derisi ýüp bilen çekilýär.',
      'Задаёт ритм и на свадьбе, и на дружеских посиделках. Густой звук, кожа натягивается верёвкой.',
    ),
    attributes: [material('Tut agajy, gön', 'Шелковица, кожа'), fromTurkmenistan],
    occasions: ['birthday', 'nowruz', 'independence'], recipients: ['brother', 'friend', 'father'],
    options: [option(both('30 sm', '30 см'), 260, 8), option(both('50 sm', '50 см'), 390, 4)],
    daysAgo: 153, popularity: 40,
  },
  {
    key: 'cagalar-depregi', brand: 'owaz', categories: ['music', 'learning-toys'], pictures: ['drum', 'maracas'],
    title: both('Çagalar üçin saz toplumy', 'Детский музыкальный набор'),
    about: both(
      'Deprek, iki marakas we jaňjagaz. Kiçijik orkestr üçin ähli zat, goňşular üçin bolsa ýuwaş ses.',
      'Барабан, два маракаса и колокольчик. Всё для маленького оркестра, и при этом не слишком громко для соседей.',
    ),
    attributes: [material('Agaç, plastik', 'Дерево, пластик'), age('2 ýaşdan', 'от 2 лет')],
    occasions: ['birthday'], recipients: ['girl', 'boy'],
    options: [only(145, 19)], daysAgo: 96, popularity: 45,
  },
  {
    key: 'tuyduk', brand: 'owaz', categories: ['music'], pictures: ['flute'],
    title: both('Fleýta, täze başlaýanlar üçin', 'Блокфлейта для начинающих'),
    about: both(
      'Arassa owazly, çaga barmaklaryna laýyk fleýta. Ilkinji on sazyň notasy toplumda.',
      'Чистый звук, удобна для детских пальцев. В комплекте ноты первых десяти мелодий.',
    ),
    attributes: [material('Armyt agajy', 'Груша'), age('6 ýaşdan', 'от 6 лет')],
    occasions: ['birthday', 'teachers'], recipients: ['girl', 'boy'],
    options: [only(78, 26)], daysAgo: 211, popularity: 29,
  },
  {
    key: 'sintezator', brand: 'owaz', categories: ['music', 'audio'], pictures: ['musical-keyboard'],
    title: both('Sintezator, 61 klawiş', 'Синтезатор, 61 клавиша'),
    about: both(
      'Uly klawişler, 300 owaz we öwrediji tertip. Gulaklyk dakylsa, öýdäkiler rahat dynç alýar.',
      'Полноразмерные клавиши, 300 тембров и режим обучения. В наушниках никому не помешает.',
    ),
    attributes: [power('220 W', '220 В'), size('94 × 32 sm', '94 × 32 см'), year, fromChina],
    occasions: ['birthday', 'graduation'], recipients: ['girl', 'boy', 'sister'],
    options: [only(1290, 4)], daysAgo: 83, popularity: 47,
  },
  {
    key: 'mikrofon', brand: 'owaz', categories: ['music', 'audio'], pictures: ['microphone', 'studio-microphone', 'disco-ball'],
    title: both('Karaoke mikrofony', 'Микрофон для караоке'),
    about: both(
      'Ses berijisi içinde, telefona Bluetooth arkaly birikýär. Maşgala toýunda aýdym aýtmak üçin başga zat gerek däl.',
      'Динамик встроен, к телефону подключается по Bluetooth. Для песен на семейном празднике больше ничего не нужно.',
    ),
    attributes: [power('Akkumulýator, USB-C', 'Аккумулятор, USB-C'), year],
    occasions: ['birthday', 'new-year', 'womens-day'], recipients: ['girl', 'sister', 'mother', 'friend'],
    options: [option(both('Gara', 'Чёрный'), 185, 22), option(both('Altyn reňkli', 'Золотистый'), 195, 15)],
    daysAgo: 8, popularity: 69,
  },
  {
    key: 'akkordeon', brand: 'owaz', categories: ['music'], pictures: ['accordion'],
    title: both('Akkordeon, 48 bas', 'Аккордеон, 48 басов'),
    about: both(
      'Ýeňil we kiçi akkordeon, saz mekdebinde okaýanlara we höwesjeňlere. Gaty gutusy bilen gowşurylýar.',
      'Лёгкий небольшой аккордеон для учеников музыкальной школы и любителей. Вручаем в жёстком футляре.',
    ),
    attributes: [contents('Akkordeon, gaýyşlar, guty', 'Аккордеон, ремни, футляр'), year],
    occasions: ['birthday', 'anniversary'], recipients: ['father', 'grandfather', 'boy'],
    options: [only(2400, 2)], daysAgo: 234, popularity: 25,
  },
  {
    key: 'suratkes-toplumy', brand: 'renkli-dunya', categories: ['art'], pictures: ['artist-palette', 'paintbrush', 'crayon'],
    title: both('Suratkeşiň toplumy', 'Набор художника'),
    about: both(
      'Agaç gutuda 24 reňk, alty çotga, palitra we iki mata. Hünär edinmek isleýän ýetginjekler-de, höwesjeň ulular-da halar.',
      'В деревянном этюднике 24 краски, шесть кистей, палитра и два холста. И подростку, и взрослому любителю.',
    ),
    attributes: [contents('24 reňk, 6 çotga, palitra, 2 mata', '24 краски, 6 кистей, палитра, 2 холста'), size('38 × 28 × 8 sm', '38 × 28 × 8 см')],
    occasions: ['birthday', 'graduation', 'teachers'], recipients: ['girl', 'sister', 'teacher', 'boy'],
    options: [option(both('Akril', 'Акрил'), 290, 14), option(both('Akwarel', 'Акварель'), 260, 17), option(both('Ýagly reňk', 'Масло'), 340, 5)],
    daysAgo: 26, popularity: 66,
  },
  {
    key: 'mum-galam', brand: 'renkli-dunya', categories: ['art', 'learning-toys'], pictures: ['crayon', 'pencil'],
    title: both('Mum galamlar', 'Восковые мелки'),
    about: both(
      'Döwülmeýän, eli hapalamaýan galyň galamlar. Diwardan çygly esgi bilen süpürilýär.',
      'Толстые мелки не ломаются и не пачкают руки. Со стен стираются влажной тряпкой.',
    ),
    attributes: [age('2 ýaşdan', 'от 2 лет'), material('Ary mumy', 'Пчелиный воск')],
    occasions: ['birthday', 'teachers'], recipients: ['girl', 'boy'],
    options: [option(both('12 reňk', '12 цветов'), 28, 95), option(both('36 reňk', '36 цветов'), 65, 54)],
    daysAgo: 199, popularity: 43,
  },
  {
    key: 'orgi-toplumy', brand: 'renkli-dunya', categories: ['art', 'gift-sets'], pictures: ['yarn', 'thread'],
    title: both('Örgi toplumy', 'Набор для вязания'),
    about: both(
      'Bäş ýumak goýun ýüňi, iki jübüt iňňe we şarf örmegiň düşnükli görkezmesi. Eneňiz bilen bilelikde öwreniň.',
      'Пять клубков овечьей шерсти, две пары спиц и понятная схема шарфа. Учитесь вместе с бабушкой.',
    ),
    attributes: [material('Goýun ýüňi', 'Овечья шерсть'), contents('5 × 100 g ýüplük, iňňeler', '5 × 100 г пряжи, спицы'), fromTurkmenistan],
    occasions: ['birthday', 'womens-day', 'new-year'], recipients: ['grandmother', 'mother', 'sister'],
    options: [option(both('Gök öwüşgin', 'Синие оттенки'), 150, 13), option(both('Gyzyl öwüşgin', 'Красные оттенки'), 150, 11)],
    daysAgo: 18, popularity: 55,
  },
  {
    key: 'tikin-toplumy', brand: 'renkli-dunya', categories: ['art'], pictures: ['thread'],
    title: both('Keşde toplumy “Türkmen nagşy”', 'Набор для вышивки «Туркменский узор»'),
    about: both(
      'Mata, ýüpek sapaklar, iňňe we dört nagşyň çyzgysy. Ýakany ýa-da ýaglygy özüňiz keşdeläň.',
      'Ткань, шёлковые нити, игла и схемы четырёх узоров. Вышейте ворот платья или платок своими руками.',
    ),
    attributes: [material('Ýüpek sapak, nah mata', 'Шёлковые нити, хлопковая ткань'), age('10 ýaşdan', 'от 10 лет'), fromTurkmenistan],
    occasions: ['womens-day', 'nowruz', 'birthday'], recipients: ['sister', 'grandmother', 'girl', 'mother'],
    options: [only(98, 16)], daysAgo: 67, popularity: 51,
  },
];
