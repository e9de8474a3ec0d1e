import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, contents, fromChina, fromRussia, fromTurkmenistan, material, power, size } from '../traits.ts';

const plastic = material('Berk plastik', 'Прочный пластик');
const wood = material('Gaýyň agajy, suw esasly boýag', 'Берёза, краска на водной основе');
const fromThree = age('3 ýaşdan', 'от 3 лет');

/** Vehicles, learning toys and things for the smallest. */
export const toys: readonly SeedProduct[] = [
  {
    key: 'yol-ulagy', brand: 'oyun-alemi', categories: ['toy-vehicles'], pictures: ['toy-car'],
    title: both('Oýunjak ýolsaýlamaz, üsti goşly', 'Игрушечный внедорожник с багажом'),
    about: both(
      'Gapylary açylýan, tigirleri yza çekilip goýberilende sürülip gidýän ulag. Üstündäki çemodanlary aýryp bolýar.',
      'Двери открываются, а если откатить машину назад и отпустить, она поедет сама. Чемоданы с крыши снимаются.',
    ),
    attributes: [plastic, size('22 × 10 × 12 sm', '22 × 10 × 12 см'), fromThree, fromChina],
    occasions: ['birthday', 'new-year'], recipients: ['boy'],
    options: [option(both('Gyzyl', 'Красный'), 115, 26), option(both('Gök', 'Синий'), 115, 18)],
    daysAgo: 145, popularity: 61,
  },
  {
    key: 'yarys-ulagy', brand: 'oyun-alemi', categories: ['toy-vehicles'], pictures: ['toy-racing-car'],
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
    key: 'agac-otly', brand: 'oyun-alemi', categories: ['toy-vehicles', 'learning-toys'], pictures: ['toy-train'],
    title: both('Agaç otly, ýol bölekleri bilen', 'Деревянный поезд с рельсами'),
    about: both(
      'Parowoz, üç wagon we 24 bölek ýol. Bölekler biri-birine aňsat birigýär, ýoly her gün täzeden gurup bolýar.',
      'Паровоз, три вагона и 24 отрезка пути. Детали легко соединяются, и дорогу можно каждый день строить заново.',
    ),
    attributes: [wood, contents('28 bölek', '28 деталей'), fromThree],
    occasions: ['birthday', 'new-year'], recipients: ['boy', 'girl'],
    options: [only(260, 15)], daysAgo: 55, popularity: 65,
  },
  {
    key: 'traktor', brand: 'oyun-alemi', categories: ['toy-vehicles'], pictures: ['toy-tractor'],
    title: both('Ýaşyl traktor, tirkegi bilen', 'Зелёный трактор с прицепом'),
    about: both(
      'Pagta ýygýan traktora meňzeş, tirkegine çäge ýüklemek bolýar. Howluda oýnamaga ýeterlik berk.',
      'Похож на трактор с хлопкового поля, в прицеп можно грузить песок. Достаточно крепкий для игр во дворе.',
    ),
    attributes: [plastic, size('38 × 15 × 16 sm', '38 × 15 × 16 см'), fromThree],
    occasions: ['birthday'], recipients: ['boy'],
    options: [only(98, 34)], daysAgo: 220, popularity: 42,
  },
  {
    key: 'dikucar', brand: 'oyun-alemi', categories: ['toy-vehicles'], pictures: ['toy-helicopter'],
    title: both('Oýunjak dikuçar “Laçyn”', 'Игрушечный вертолёт «Лачин»'),
    about: both(
      'Perleri aýlanýan, ses we çyra effektli dikuçar. Iki batareýa toplumda bar.',
      'Вращающийся винт, звук и огоньки. Две батарейки уже в комплекте.',
    ),
    attributes: [plastic, power('2 × AA batareýa', '2 батарейки АА'), fromThree],
    occasions: ['birthday'], recipients: ['boy'],
    options: [only(135, 17)], daysAgo: 99, popularity: 35,
  },
  {
    key: 'raketa-gurnawuk', brand: 'oyun-alemi', categories: ['learning-toys'], pictures: ['toy-rocket', 'telescope'],
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
    key: 'yelkenli-gami', brand: 'oyun-alemi', categories: ['toy-vehicles'], pictures: ['toy-sailboat', 'diving-mask'],
    title: both('Ýelkenli gämi, suwda ýüzýän', 'Парусник, который держится на воде'),
    about: both(
      'Wannada-da, Hazaryň kenarynda-da ýüzýän gämijik. Ýelkeni hakyky matadan, suwdan soň çalt gurýar.',
      'Кораблик плавает и в ванне, и у берега Каспия. Парус из настоящей ткани быстро сохнет.',
    ),
    attributes: [wood, size('24 × 28 sm', '24 × 28 см'), fromThree],
    occasions: ['birthday'], recipients: ['boy', 'girl'],
    options: [only(105, 11)], daysAgo: 133, popularity: 31,
  },
  {
    key: 'dinozawrlar', brand: 'oyun-alemi', categories: ['learning-toys'], pictures: ['toy-dinosaur', 'toy-sauropod'],
    title: both('Dinozawrlar toplumy', 'Набор динозавров'),
    about: both(
      'Köýtendagda daşlaşan yzlaryny galdyran äpetler. Uly toplumda olar hakda iki dilli kitapça hem bar.',
      'Великаны, оставившие следы на камнях Койтендага. В большом наборе есть и книжка о них на двух языках.',
    ),
    attributes: [material('Ýumşak rezin', 'Мягкая резина'), contents('Haýwanlar; 8 sanylykda kitapça hem bar', 'Фигурки; в наборе из восьми есть книжка'), fromThree],
    occasions: ['birthday', 'teachers'], recipients: ['boy', 'girl'],
    options: [option(both('4 sany', '4 шт.'), 85, 24), option(both('8 sany, kitapçaly', '8 шт. с книжкой'), 155, 19)],
    daysAgo: 36, popularity: 72,
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
    key: 'matryoska', brand: 'oyun-alemi', categories: ['learning-toys', 'decor'], pictures: ['nesting-dolls'],
    title: both('Matrýoşka, 5 gurjak', 'Матрёшка, 5 кукол'),
    about: both(
      'Biri-biriniň içinden çykýan bäş sany reňkli gurjak. Kiçijikler ululyk düşünjesini, ulular bolsa el hünärini söýýärler.',
      'Пять расписных кукол, которые прячутся одна в другой. Малышам — урок о размерах, взрослым — радость ручной работы.',
    ),
    attributes: [material('Jöke agajy, el bilen boýalan', 'Липа, ручная роспись'), size('18 sm', '18 см'), fromRussia],
    occasions: ['birthday', 'thanks'], recipients: ['girl', 'colleague', 'grandmother'],
    options: [only(165, 10)], daysAgo: 270, popularity: 36,
  },
  {
    key: 'batborek', brand: 'oyun-alemi', categories: ['learning-toys'], pictures: ['kite'],
    title: both('Batbörek “Älemgoşar”', 'Воздушный змей «Радуга»'),
    about: both(
      'Ýeňil şemalda-da uçýan, 40 metr ýüpli batbörek. Ýygnanda bir metr uzynlykdaky halta sygýar.',
      'Летает даже при лёгком ветре, в комплекте 40 метров верёвки. В сложенном виде помещается в метровый чехол.',
    ),
    attributes: [size('120 × 60 sm', '120 × 60 см'), age('5 ýaşdan', 'от 5 лет')],
    occasions: ['nowruz', 'birthday'], recipients: ['boy', 'girl', 'brother'],
    options: [only(79, 40)], daysAgo: 47, popularity: 46,
  },
  {
    key: 'jadyly-toplum', brand: 'oyun-alemi', categories: ['learning-toys'], pictures: ['magic-wand', 'top-hat'],
    title: both('Ýaş gözbagçynyň toplumy, 30 oýun', 'Набор юного фокусника, 30 фокусов'),
    about: both(
      'Taýajyk, şlýapa, kartlar we düşnükli görkezme. Bir agşamda öwrenip, maşgala öňünde görkezip bolýar.',
      'Палочка, шляпа, карты и понятная инструкция. За вечер можно выучить и показать семье первый номер.',
    ),
    attributes: [contents('30 oýun üçin esbap', 'Реквизит для 30 фокусов'), age('7 ýaşdan', 'от 7 лет')],
    occasions: ['birthday', 'new-year'], recipients: ['boy', 'girl'],
    options: [only(210, 14)], daysAgo: 69, popularity: 50,
  },
  {
    key: 'yo-yo', brand: 'oyun-alemi', categories: ['learning-toys'], pictures: ['yo-yo'],
    title: both('Ýo-ýo, podşipnikli', 'Йо-йо с подшипником'),
    about: both(
      'Uzak aýlanýan, täze öwrenýänler üçin-de amatly ýo-ýo. Ätiýaçlyk ýüpi we oýunlaryň suratly kagyzy bar.',
      'Долго крутится и подходит начинающим. В комплекте запасная верёвка и листок с трюками.',
    ),
    attributes: [size('Diametri 5,6 sm', 'Диаметр 5,6 см'), age('6 ýaşdan', 'от 6 лет')],
    occasions: ['birthday'], recipients: ['boy', 'girl', 'brother'],
    options: [only(39, 66)], daysAgo: 310, popularity: 24,
  },
  {
    key: 'babek-toplumy', brand: 'bagtly-babek', categories: ['baby', 'gift-sets'], pictures: ['baby-bottle', 'toy-duck', 'socks'],
    title: both('“Hoş geldiň, bäbek” toplumy', 'Набор «Здравствуй, малыш»'),
    about: both(
      'Emzikli çüýşe, jorapjyklar, wanna üçin ördejik we ýumşak ýorganjyk bir gutuda. Bäbegiň öýe getirilýän gününe taýýar sowgat.',
      'Бутылочка, носочки, уточка для купания и мягкое одеяльце в одной коробке. Готовый подарок к выписке из роддома.',
    ),
    attributes: [contents('Çüýşe 150 ml, 2 jübüt jorap, ördejik, ýorganjyk', 'Бутылочка 150 мл, 2 пары носков, уточка, одеяльце'), age('0 aýdan', 'с рождения'), fromTurkmenistan],
    occasions: ['newborn'], recipients: ['baby', 'sister', 'friend'],
    options: [option(both('Gyzlar üçin', 'Для девочки'), 240, 15), option(both('Oglanlar üçin', 'Для мальчика'), 240, 17)],
    daysAgo: 17, popularity: 86,
  },
  {
    key: 'ordejik-wanna', brand: 'bagtly-babek', categories: ['baby'], pictures: ['toy-duck'],
    title: both('Wanna üçin ördejik', 'Уточка для купания'),
    about: both(
      'Suwuň gyzgynlygyny görkezýän ördejik: 37 gradusdan geçse, bogazyndaky zolak agarýar.',
      'Уточка показывает температуру воды: если теплее 37 градусов, полоска на шее белеет.',
    ),
    attributes: [material('Rezin, ftalatsyz', 'Резина без фталатов'), age('0 aýdan', 'с рождения')],
    occasions: ['newborn', 'birthday'], recipients: ['baby'],
    options: [only(32, 85)], daysAgo: 205, popularity: 40,
  },
  {
    key: 'karusel-atjagaz', brand: 'bagtly-babek', categories: ['baby', 'learning-toys'], pictures: ['carousel-horse'],
    title: both('Saz çalýan karusel aty', 'Музыкальная лошадка-карусель'),
    about: both(
      'Açaryny towlasaňyz, ahalteke aty aýlanyp, hüwdi sazyny çalýar. Çaganyň otagyna bezeg we uklamazdan öňki gowy endik.',
      'Заведите ключик — и ахалтекинский конь закружится под колыбельную. Украшение детской и добрый ритуал перед сном.',
    ),
    attributes: [wood, size('16 × 24 sm', '16 × 24 см')],
    occasions: ['newborn', 'birthday'], recipients: ['baby', 'girl'],
    options: [only(275, 5)], daysAgo: 90, popularity: 41,
  },
];
