import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, contents, fromTurkmenistan, language, material, pages, size } from '../traits.ts';

const twoLanguages = language('Türkmen we rus', 'Туркменский и русский');

/** Books and stationery. */
export const books: readonly SeedProduct[] = [
  {
    key: 'ertekiler', brand: 'altyn-sahypa', categories: ['reading'], pictures: ['book-tales'],
    title: both('Türkmen halk ertekileri', 'Туркменские народные сказки'),
    about: both(
      'Ýartygulak, Akpamyk we beýleki gahrymanlar suratly uly kitapda. Her erteki iki dilde, ýatmazdan öň okamaga amatly uzynlykda.',
      'Яртыгулак, Акпамык и другие герои в большой книге с рисунками. Каждая сказка на двух языках — как раз на один вечер.',
    ),
    attributes: [pages('192', '192 стр.'), twoLanguages, age('4 ýaşdan', 'от 4 лет'), fromTurkmenistan],
    occasions: ['birthday', 'new-year', 'teachers', 'newborn'], recipients: ['girl', 'boy', 'teacher'],
    options: [only(120, 33)], daysAgo: 75, popularity: 71,
  },
  {
    key: 'magtymguly', brand: 'altyn-sahypa', categories: ['reading', 'gift-sets'], pictures: ['book-poems'],
    title: both('Magtymguly Pyragy. Saýlanan goşgular', 'Махтумкули Фраги. Избранные стихи'),
    about: both(
      'Gön jiltli, altyn çaýylan sowgatlyk neşir. Asyl goşgular we rusça terjimesi ýanaşyk sahypalarda.',
      'Подарочное издание в кожаном переплёте с золотым обрезом. Оригинал и русский перевод на соседних страницах.',
    ),
    attributes: [pages('320', '320 стр.'), twoLanguages, material('Gön jilt', 'Кожаный переплёт'), fromTurkmenistan],
    occasions: ['anniversary', 'teachers', 'gurban', 'graduation'], recipients: ['father', 'grandfather', 'teacher', 'colleague'],
    options: [only(285, 14)], daysAgo: 112, popularity: 68,
  },
  {
    key: 'nahar-kitaby', brand: 'altyn-sahypa', categories: ['reading'], pictures: ['book-cook'],
    title: both('Türkmen saçagy: 120 tagam', 'Туркменский стол: 120 блюд'),
    about: both(
      'Çorba, dograma, palaw, pişme we çelpek: her tagam ädimme-ädim suratlar bilen düşündirilýär. Täze gelinlere halanýan sowgat.',
      'Шурпа, дограма, плов, пишме и чельпек: каждое блюдо показано шаг за шагом. Любимый подарок молодым хозяйкам.',
    ),
    attributes: [pages('256', '256 стр.'), twoLanguages, fromTurkmenistan],
    occasions: ['wedding', 'womens-day', 'housewarming'], recipients: ['sister', 'mother', 'friend'],
    options: [only(165, 21)], daysAgo: 40, popularity: 62,
  },
  {
    key: 'bilim-toplumy', brand: 'altyn-sahypa', categories: ['reading', 'gift-sets'], pictures: ['scene-books'],
    title: both('Çagalar ensiklopediýasy, 3 kitap', 'Детская энциклопедия, 3 книги'),
    about: both(
      'Haýwanlar, älem we adam bedeni hakda üç kitap, sowgat lentasy bilen daňlan. Sorag köp berýän ýaş üçin.',
      'Три книги о животных, космосе и теле человека перевязаны подарочной лентой. Для возраста, когда вопросов больше всего.',
    ),
    attributes: [contents('3 kitap, sowgat lentasy', '3 книги, подарочная лента'), age('7 ýaşdan', 'от 7 лет'), language('Türkmen ýa-da rus', 'Туркменский или русский')],
    occasions: ['birthday', 'teachers', 'new-year'], recipients: ['boy', 'girl'],
    options: [option(both('Türkmen dilinde', 'На туркменском языке'), 320, 10), option(both('Rus dilinde', 'На русском языке'), 320, 13)],
    daysAgo: 22, popularity: 64,
  },
  {
    key: 'syyaly-rucka', brand: 'altyn-sahypa', categories: ['stationery'], pictures: ['fountain-pen'],
    title: both('Syýaly ruçka, gutusy bilen', 'Перьевая ручка в футляре'),
    about: both(
      'Demir peroly, elde agramy duýulýan ruçka. Adyny ýa-da dabaranyň senesini oýduryp bilersiňiz: ýazgyny bellikde görkeziň.',
      'Стальное перо и приятная тяжесть в руке. Можно выгравировать имя или дату события: укажите надпись в комментарии.',
    ),
    attributes: [material('Bürünç, lak', 'Латунь, лак'), contents('Ruçka, 2 kartriž, guty', 'Ручка, 2 картриджа, футляр')],
    occasions: ['teachers', 'graduation', 'anniversary', 'thanks'], recipients: ['teacher', 'colleague', 'father', 'brother'],
    options: [only(195, 18)],
    daysAgo: 46, popularity: 67,
  },
  {
    key: 'nagysly-depder', brand: 'altyn-sahypa', categories: ['stationery'], pictures: ['notebook'],
    title: both('Nagyşly gündelik', 'Блокнот с узором'),
    about: both(
      'Galyň, sargylt kagyzly gündelik: syýa aňyrsyna geçmeýär. Bukja görnüşli jübüsi we lenta belgisi bar.',
      'Плотная кремовая бумага: чернила не проступают. Есть кармашек и ленточка-закладка.',
    ),
    attributes: [pages('160', '160 стр.'), size('14 × 21 sm', '14 × 21 см'), fromTurkmenistan],
    occasions: ['teachers', 'birthday', 'thanks'], recipients: ['teacher', 'colleague', 'sister', 'friend'],
    options: [only(68, 40)],
    daysAgo: 30, popularity: 59,
  },
  {
    key: 'renkli-galamlar', brand: 'altyn-sahypa', categories: ['stationery', 'leisure'], pictures: ['pencils'],
    title: both('Reňkli galamlar, stakany bilen', 'Цветные карандаши в стакане'),
    about: both(
      'On reňkli galam, nagyşly stakan we kiçi bloknot. Mekdep üçin-de, iş stoly üçin-de.',
      'Десять цветных карандашей, стакан с узором и маленький блокнот. И для школы, и для рабочего стола.',
    ),
    attributes: [contents('10 galam, stakan, bloknot', '10 карандашей, стакан, блокнот'), age('3 ýaşdan', 'от 3 лет')],
    occasions: ['teachers', 'birthday'], recipients: ['girl', 'boy', 'teacher'],
    options: [only(85, 41)],
    daysAgo: 50, popularity: 55,
  },
  {
    key: 'is-stoly', brand: 'altyn-sahypa', categories: ['stationery'], pictures: ['desk-calendar'],
    title: both('Stol senenamasy', 'Настольный календарь'),
    about: both(
      'Iş stolunda durýan on iki sahypaly senenama. Türkmenistanyň baýramçylyklary bellenen.',
      'Календарь на двенадцать страниц для рабочего стола. Отмечены праздники Туркменистана.',
    ),
    attributes: [size('21 × 16 sm', '21 × 16 см'), fromTurkmenistan],
    occasions: ['new-year', 'thanks', 'teachers'], recipients: ['colleague', 'teacher', 'friend'],
    options: [only(58, 55)], daysAgo: 1, popularity: 61,
  },
];
