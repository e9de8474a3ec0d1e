import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, contents, fromChina, fromTurkmenistan, material, size, warranty, weight } from '../traits.ts';

/** Sport, walks and journeys. */
export const sport: readonly SeedProduct[] = [
  {
    key: 'futbol-topy', brand: 'turgen', categories: ['sport'], pictures: ['soccer-ball', 'trophy'],
    title: both('Futbol topy, 5 ölçeg', 'Футбольный мяч, размер 5'),
    about: both(
      'Otda-da, rezin meýdançada-da oýnamaga ýarar. Tikinleri ýelmenen, suw çekmeýär.',
      'Подходит и для травы, и для резинового покрытия. Швы проклеены, мяч не впитывает воду.',
    ),
    attributes: [material('Poliuretan', 'Полиуретан'), weight('430 g', '430 г')],
    occasions: ['birthday', 'graduation'], recipients: ['boy', 'brother', 'friend'],
    options: [only(135, 46)], daysAgo: 107, popularity: 65,
  },
  {
    key: 'basketbol-topy', brand: 'turgen', categories: ['sport'], pictures: ['basketball'],
    title: both('Basketbol topy, 7 ölçeg', 'Баскетбольный мяч, размер 7'),
    about: both(
      'Elden typmaýan, çuň çyzykly top. Howluda-da, zalda-da deň bökýär.',
      'Не выскальзывает из рук благодаря глубоким бороздкам. Одинаково отскакивает во дворе и в зале.',
    ),
    attributes: [material('Rezin', 'Резина'), weight('600 g', '600 г')],
    occasions: ['birthday'], recipients: ['boy', 'brother', 'friend'],
    options: [only(145, 28)], daysAgo: 152, popularity: 47,
  },
  {
    key: 'woleybol-topy', brand: 'turgen', categories: ['sport'], pictures: ['volleyball'],
    title: both('Woleýbol topy, ýumşak', 'Мягкий волейбольный мяч'),
    about: both(
      'Ele agyry bermeýän ýumşak örtük. Mekdep sapagyna we deňiz kenaryna laýyk.',
      'Мягкое покрытие, от которого не болят руки. Для школьных уроков и пляжа.',
    ),
    attributes: [material('Sintetik gön', 'Синтетическая кожа'), weight('270 g', '270 г')],
    occasions: ['birthday', 'graduation'], recipients: ['girl', 'sister', 'friend'],
    options: [only(120, 33)], daysAgo: 183, popularity: 36,
  },
  {
    key: 'tennis-raketka', brand: 'turgen', categories: ['sport'], pictures: ['tennis', 'ping-pong'],
    title: both('Tennis raketkasy we toplar', 'Теннисная ракетка с мячами'),
    about: both(
      'Täze başlaýan üçin ýeňil raketka, üç top we gap. Simi çekilen, oýna taýýar.',
      'Лёгкая ракетка для начинающего, три мяча и чехол. Струны натянуты, можно сразу играть.',
    ),
    attributes: [material('Alýuminiý', 'Алюминий'), weight('275 g', '275 г')],
    occasions: ['birthday', 'new-year'], recipients: ['sister', 'brother', 'girl', 'boy'],
    options: [only(290, 13)], daysAgo: 141, popularity: 33,
  },
  {
    key: 'badminton', brand: 'turgen', categories: ['sport', 'outdoors'], pictures: ['badminton'],
    title: both('Badminton toplumy', 'Набор для бадминтона'),
    about: both(
      'Maşgala bilen seýilgähe çykanda iň gerekli zat: iki raketka, üç wolan we halta.',
      'Самая нужная вещь на семейной прогулке в парке: две ракетки, три волана и чехол.',
    ),
    attributes: [contents('2 raketka, 3 wolan, halta', '2 ракетки, 3 волана, чехол'), age('6 ýaşdan', 'от 6 лет')],
    occasions: ['birthday', 'nowruz'], recipients: ['girl', 'boy', 'friend', 'sister'],
    options: [only(110, 37)], daysAgo: 43, popularity: 50,
  },
  {
    key: 'stol-tennisi', brand: 'turgen', categories: ['sport', 'games'], pictures: ['ping-pong'],
    title: both('Stol tennisi toplumy, torly', 'Набор для настольного тенниса с сеткой'),
    about: both(
      'Islendik stola berkidilýän tor, iki raketka we alty top. Nahar stoly iki minutda oýun meýdançasyna öwrülýär.',
      'Сетка крепится к любому столу, две ракетки и шесть мячей. За две минуты обеденный стол станет теннисным.',
    ),
    attributes: [contents('Tor, 2 raketka, 6 top', 'Сетка, 2 ракетки, 6 мячей')],
    occasions: ['birthday', 'new-year'], recipients: ['brother', 'colleague', 'father', 'boy'],
    options: [only(165, 21)], daysAgo: 91, popularity: 42,
  },
  {
    key: 'boks-ellik', brand: 'turgen', categories: ['sport'], pictures: ['boxing-glove'],
    title: both('Boks ellikleri', 'Боксёрские перчатки'),
    about: both(
      'Goly berk saklaýan giň ýapyşgakly ellikler. Türgenleşik we sparring üçin.',
      'Широкая липучка надёжно фиксирует запястье. Для тренировок и спаррингов.',
    ),
    attributes: [material('Emeli gön', 'Искусственная кожа')],
    occasions: ['birthday'], recipients: ['brother', 'boy', 'friend'],
    options: [option(both('8 unsiýa', '8 унций'), 210, 10), option(both('12 unsiýa', '12 унций'), 235, 8)],
    daysAgo: 176, popularity: 35,
  },
  {
    key: 'skeytbord', brand: 'turgen', categories: ['sport'], pictures: ['skateboard'],
    title: both('Skeýtbord, klen agajyndan', 'Скейтборд из клёна'),
    about: both(
      'Ýedi gat klen agajyndan tagta, sessiz tigirler. 80 kilograma çenli göterýär.',
      'Дека из семи слоёв клёна, тихие колёса. Выдерживает до 80 килограммов.',
    ),
    attributes: [material('Klen agajy, poliuretan', 'Клён, полиуретан'), size('79 × 20 sm', '79 × 20 см')],
    occasions: ['birthday', 'graduation'], recipients: ['boy', 'brother'],
    options: [only(340, 9)], daysAgo: 119, popularity: 40,
  },
  {
    key: 'tigirli-konki', brand: 'turgen', categories: ['sport'], pictures: ['roller-skate', 'ice-skate'],
    title: both('Tigirli konki, ölçegi üýtgeýän', 'Раздвижные роликовые коньки'),
    about: both(
      'Çaga ulaldygyça konki hem “ösýär”: uzynlygy dört ölçege çenli düzülýär. Goraýjy esbaplar toplumda bar.',
      'Растут вместе с ребёнком: длина меняется на четыре размера. Защита в комплекте.',
    ),
    attributes: [contents('Konki, dyzlyk, tirseklik', 'Коньки, наколенники, налокотники'), age('5 ýaşdan', 'от 5 лет')],
    occasions: ['birthday', 'new-year'], recipients: ['girl', 'boy'],
    options: [option(both('30–33 ölçeg', 'Размер 30–33'), 420, 7), option(both('34–37 ölçeg', 'Размер 34–37'), 420, 11)],
    daysAgo: 63, popularity: 54,
  },
  {
    key: 'welosiped', brand: 'turgen', categories: ['sport', 'outdoors'], pictures: ['bicycle'],
    title: both('Şäher welosipedi', 'Городской велосипед'),
    about: both(
      'Ýedi tizlikli, öňi sebetli welosiped. Ýygnalan görnüşde eltýäris, oturgyjyny boýuňyza görä düzüp berýäris.',
      'Семь скоростей и корзина спереди. Привозим собранным и настраиваем седло по росту.',
    ),
    attributes: [material('Polat rama', 'Стальная рама'), warranty('1 ýyl', '1 год'), weight('14 kg', '14 кг')],
    occasions: ['birthday', 'graduation', 'independence'], recipients: ['girl', 'sister', 'brother', 'boy'],
    options: [option(both('24 dýuým', '24 дюйма'), 1650, 5), option(both('26 dýuým', '26 дюймов'), 1850, 6, { was: 2050 })],
    daysAgo: 25, popularity: 70,
  },
  {
    key: 'samokat', brand: 'turgen', categories: ['sport'], pictures: ['kick-scooter'],
    title: both('Iki tigirli samokat', 'Двухколёсный самокат'),
    about: both(
      'Üç sekuntda eplenýän, tutawajynyň beýikligi üýtgeýän samokat. Arka tigirinde tormozy bar.',
      'Складывается за три секунды, высота руля регулируется. Тормоз на заднем колесе.',
    ),
    attributes: [material('Alýuminiý', 'Алюминий'), weight('3,6 kg', '3,6 кг'), fromChina],
    occasions: ['birthday', 'new-year'], recipients: ['boy', 'girl'],
    options: [option(both('Gök', 'Синий'), 380, 14), option(both('Gülgün', 'Розовый'), 380, 10)],
    daysAgo: 51, popularity: 60,
  },
  {
    key: 'medal-kubok', brand: 'turgen', categories: ['sport', 'decorations'], pictures: ['trophy', 'sports-medal', 'stopwatch'],
    title: both('Kubok, oýma ýazgyly', 'Кубок с гравировкой'),
    about: both(
      '“Iň gowy kaka”, “Iň işjeň kärdeş” ýa-da ýaryşyň ady: ýazgyny bellikde görkeziň. Bir günde taýýar bolýar.',
      '«Лучший папа», «Самый активный коллега» или название турнира — надпись укажите в комментарии. Готов за один день.',
    ),
    attributes: [material('Metal, mermer', 'Металл, мрамор'), fromTurkmenistan],
    occasions: ['birthday', 'graduation', 'anniversary', 'thanks'], recipients: ['father', 'colleague', 'brother', 'teacher'],
    options: [option(both('20 sm', '20 см'), 130, 18), option(both('32 sm', '32 см'), 220, 9)],
    daysAgo: 34, popularity: 57,
  },
  {
    key: 'cadyr', brand: 'turgen', categories: ['outdoors'], pictures: ['tent', 'compass'],
    title: both('Gezelenç çadyry, 3 adamlyk', 'Туристическая палатка на троих'),
    about: both(
      'Bir adam bäş minutda gurýar. Ikigat mata ýagyşdan goraýar, çybyn tory bar.',
      'Один человек ставит её за пять минут. Двойной тент защищает от дождя, есть москитная сетка.',
    ),
    attributes: [size('210 × 180 × 125 sm', '210 × 180 × 125 см'), weight('3,2 kg', '3,2 кг')],
    occasions: ['birthday', 'nowruz'], recipients: ['father', 'brother', 'friend'],
    options: [only(690, 8)], daysAgo: 101, popularity: 44,
  },
  {
    key: 'teleskop', brand: 'turgen', categories: ['outdoors', 'learning-toys'], pictures: ['telescope', 'compass'],
    title: both('Teleskop “Ýedigen”', 'Телескоп «Большая Медведица»'),
    about: both(
      'Aýyň kraterlerini, Saturnyň halkasyny görmäge ýeterlik. Çöl gijeleri üçin ýyldyz kartasy sowgat.',
      'Достаточно мощный, чтобы увидеть кратеры Луны и кольца Сатурна. Карта звёзд для ночей в пустыне — в подарок.',
    ),
    attributes: [contents('Teleskop, ştatiw, 2 okulýar', 'Телескоп, штатив, 2 окуляра'), age('8 ýaşdan', 'от 8 лет'), warranty('1 ýyl', '1 год')],
    occasions: ['birthday', 'graduation', 'teachers'], recipients: ['boy', 'girl', 'father'],
    options: [only(780, 5, { was: 890 })], daysAgo: 59, popularity: 53,
  },
  {
    key: 'yuzus-toplumy', brand: 'turgen', categories: ['outdoors', 'sport'], pictures: ['diving-mask', 'flip-flop'],
    title: both('Ýüzüş maskasy we turbajygy', 'Маска и трубка для плавания'),
    about: both(
      'Ýüze ýumşak ýapyşýan silikon maska, içine suw goýbermeýän turbajyk. Hazar deňzinde synalan.',
      'Мягкий силикон плотно прилегает к лицу, клапан не пускает воду в трубку. Испытано на Каспии.',
    ),
    attributes: [material('Silikon, berk aýna', 'Силикон, закалённое стекло'), size('Haltajyk 30 × 40 sm', 'Мешок 30 × 40 см')],
    occasions: ['birthday'], recipients: ['boy', 'girl', 'brother', 'friend'],
    options: [option(both('Çaga', 'Детская'), 110, 17), option(both('Uly adam', 'Взрослая'), 135, 12)],
    daysAgo: 147, popularity: 30,
  },
  {
    key: 'kompas', brand: 'turgen', categories: ['outdoors', 'art'], pictures: ['compass', 'world-map'],
    title: both('Bürünç kompas', 'Латунный компас'),
    about: both(
      'Gapakly, jübä sygýan syýahatçy kompasy. Gapagynyň içine arzuwyňyzy oýduryp bilersiňiz: ony bellikde ýazyň.',
      'Карманный компас путешественника с крышкой. На её внутренней стороне можно выгравировать пожелание: напишите его в комментарии.',
    ),
    attributes: [material('Bürünç', 'Латунь'), size('Diametri 5 sm', 'Диаметр 5 см')],
    occasions: ['graduation', 'birthday', 'anniversary'], recipients: ['brother', 'father', 'friend'],
    options: [only(150, 12)], daysAgo: 79, popularity: 41,
  },
];
