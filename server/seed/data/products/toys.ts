import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, contents, fromChina, fromTurkmenistan, material, power, size } from '../traits.ts';

const plastic = material('Berk plastik', 'Прочный пластик');
const wood = material('Gaýyň agajy, suw esasly boýag', 'Берёза, краска на водной основе');
const fromThree = age('3 ýaşdan', 'от 3 лет');

/** Vehicles, learning toys and things for the smallest. */
export const toys: readonly SeedProduct[] = [
  {
    key: 'yol-ulagy', brand: 'oyun-alemi', categories: ['toy-vehicles'], pictures: ['jeep-red', 'jeep-blue'],
    title: both('Oýunjak ýolsaýlamaz, üsti goşly', 'Игрушечный внедорожник с багажом'),
    about: both(
      'Gapylary açylýan, tigirleri yza çekilip goýberilende sürülip gidýän ulag. Üstündäki çemodanlary aýryp bolýar.',
      'Двери открываются, а если откатить машину назад и отпустить, она поедет сама. Чемоданы с крыши снимаются.',
    ),
    attributes: [plastic, size('22 × 10 × 12 sm', '22 × 10 × 12 см'), fromThree, fromChina],
    occasions: ['birthday', 'new-year'], recipients: ['boy'],
    options: [option(both('Gyzyl', 'Красный'), 115, 26, { picture: 'jeep-red' }), option(both('Gök', 'Синий'), 115, 18, { picture: 'jeep-blue' })],
    daysAgo: 145, popularity: 61,
  },
  {
    key: 'yarys-ulagy', brand: 'oyun-alemi', categories: ['toy-vehicles'], pictures: ['race-car'],
    title: both('Radio bilen dolandyrylýan ýaryş ulagy', 'Гоночная машина на радиоуправлении'),
    about: both(
      'Sagatda 15 kilometre çenli tizlik, iki tizlik tertibi we urgudan goraýan öň bölegi. Batareýasy USB arkaly zarýad alýar, 40 minut sürüp bolýar.',
      'Скорость до 15 километров в час, два режима и бампер, который не боится ударов. Аккумулятор заряжается по USB и держит 40 минут.',
    ),
    attributes: [power('Akkumulýator, USB', 'Аккумулятор, USB'), age('6 ýaşdan', 'от 6 лет'), size('26 × 14 sm', '26 × 14 см'), fromChina],
    occasions: ['birthday', 'new-year', 'graduation'], recipients: ['boy', 'brother'],
    options: [only(320, 13, { was: 370 })], daysAgo: 28, popularity: 77,
  },
  {
    key: 'agac-otly', brand: 'oyun-alemi', categories: ['toy-vehicles', 'learning-toys'], pictures: ['train'],
    title: both('Agaç otly, ýol bölekleri bilen', 'Деревянный поезд с рельсами'),
    about: both(
      'Parowoz, iki wagon we 24 bölek ýol. Bölekler biri-birine aňsat birigýär, ýoly her gün täzeden gurup bolýar.',
      'Паровоз, два вагона и 24 отрезка пути. Детали легко соединяются, и дорогу можно каждый день строить заново.',
    ),
    attributes: [wood, contents('27 bölek', '27 деталей'), fromThree],
    occasions: ['birthday', 'new-year'], recipients: ['boy', 'girl'],
    options: [only(260, 15)], daysAgo: 55, popularity: 65,
  },
  {
    key: 'raketa-gurnawuk', brand: 'oyun-alemi', categories: ['learning-toys', 'toy-vehicles'], pictures: ['rocket'],
    title: both('Raketa konstruktory, 84 bölek', 'Конструктор «Ракета», 84 детали'),
    about: both(
      'Çaga raketany, uçuş meýdançasyny we iki älem adamsyny özi ýygnaýar. Görkezmede diňe surat bar, okamak hökman däl.',
      'Ребёнок сам собирает ракету, стартовую площадку и двух космонавтов. В инструкции только рисунки, читать не обязательно.',
    ),
    attributes: [plastic, contents('84 bölek', '84 детали'), age('5 ýaşdan', 'от 5 лет')],
    occasions: ['birthday', 'teachers', 'new-year'], recipients: ['boy', 'girl'],
    options: [only(185, 22)], daysAgo: 16, popularity: 64,
  },
  {
    key: 'robot-dost', brand: 'oyun-alemi', categories: ['learning-toys', 'toy-vehicles'], pictures: ['robot'],
    title: both('Programmirlenýän robot “Dost”', 'Программируемый робот «Друг»'),
    about: both(
      'Reňkli düwmeler bilen 40-a çenli buýruk berip bolýar: ýöremek, aýlanmak, tans etmek. Çaga oýnap, yzygiderli pikirlenmegi öwrenýär.',
      'Цветными кнопками можно задать до 40 команд: идти, кружиться, танцевать. Играя, ребёнок учится думать последовательно.',
    ),
    attributes: [power('Akkumulýator, USB-C', 'Аккумулятор, USB-C'), age('6 ýaşdan', 'от 6 лет'), fromChina],
    occasions: ['birthday', 'new-year', 'graduation'], recipients: ['boy', 'girl'],
    options: [only(450, 8)], daysAgo: 12, popularity: 79,
  },
  {
    key: 'agac-kubikler', brand: 'oyun-alemi', categories: ['learning-toys', 'baby'], pictures: ['blocks'],
    title: both('Agaç kubikler, 40 bölek', 'Деревянные кубики, 40 деталей'),
    about: both(
      'Kubikler, silindrler we arkajyklar: köşk-de, köpri-de gurup bolýar. Boýagy suw esasly.',
      'Кубики, цилиндры и арки: можно построить и дворец, и мост. Краска на водной основе.',
    ),
    attributes: [wood, contents('40 bölek', '40 деталей'), age('1 ýaşdan', 'от 1 года')],
    occasions: ['birthday', 'newborn', 'new-year'], recipients: ['boy', 'girl', 'baby'],
    options: [only(145, 24)],
    daysAgo: 38, popularity: 58,
  },
  {
    key: 'piramida', brand: 'bagtly-babek', categories: ['baby', 'learning-toys'], pictures: ['stacking-rings'],
    title: both('Halkaly piramida', 'Пирамидка с кольцами'),
    about: both(
      'Bäş reňkli halka we gyzyl şarjagaz. Bäbek reňki we ululygy oýnap öwrenýär.',
      'Пять цветных колец и красный шарик. Малыш, играя, узнаёт цвета и размеры.',
    ),
    attributes: [size('22 sm', '22 см'), age('9 aýdan', 'от 9 месяцев')],
    occasions: ['newborn', 'birthday'], recipients: ['baby', 'girl', 'boy'],
    options: [only(75, 37)],
    daysAgo: 54, popularity: 53,
  },
  {
    key: 'babek-toplumy', brand: 'bagtly-babek', categories: ['baby', 'gift-sets'], pictures: ['baby-set'],
    title: both('“Hoş geldiň, bäbek” toplumy', 'Набор «Здравствуй, малыш»'),
    about: both(
      'Emzikli çüýşe, ýumşak köwüşjikler, şagyrdawuk we ýorganjyklar. Bäbegiň öýe getirilýän gününe taýýar sowgat.',
      'Бутылочка, мягкие пинетки, погремушка и одеяльца. Готовый подарок к выписке из роддома.',
    ),
    attributes: [contents('Çüýşe 150 ml, köwüşjikler, şagyrdawuk, 4 ýorganjyk', 'Бутылочка 150 мл, пинетки, погремушка, 4 одеяльца'), age('0 aýdan', 'с рождения'), fromTurkmenistan],
    occasions: ['newborn'], recipients: ['baby', 'sister', 'friend'],
    options: [only(240, 15)],
    daysAgo: 17, popularity: 86,
  },
  {
    key: 'ordejik-wanna', brand: 'bagtly-babek', categories: ['baby'], pictures: ['rubber-duck'],
    title: both('Wanna üçin ördejik', 'Уточка для купания'),
    about: both(
      'Suwuň gyzgynlygyny görkezýän ördejik: 37 gradusdan geçse, bogazyndaky zolak agarýar.',
      'Уточка показывает температуру воды: если теплее 37 градусов, полоска на шее белеет.',
    ),
    attributes: [material('Rezin, ftalatsyz', 'Резина без фталатов'), age('0 aýdan', 'с рождения')],
    occasions: ['newborn', 'birthday'], recipients: ['baby'],
    options: [only(32, 85)], daysAgo: 205, popularity: 40,
  },
];
