import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, contents, fromTurkmenistan, language, material, pages, size } from '../traits.ts';

const twoLanguages = language('Türkmen we rus', 'Туркменский и русский');

/** Books and stationery. */
export const books: readonly SeedProduct[] = [
  {
    key: 'ertekiler', brand: 'altyn-sahypa', categories: ['reading'], pictures: ['book-red', 'books', 'scene-books'],
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
    key: 'magtymguly', brand: 'altyn-sahypa', categories: ['reading', 'gift-sets'], pictures: ['book-green', 'open-book'],
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
    key: 'nahar-kitaby', brand: 'altyn-sahypa', categories: ['reading'], pictures: ['open-book', 'book-blue'],
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
    key: 'sayahat-kitaby', brand: 'altyn-sahypa', categories: ['reading', 'outdoors'], pictures: ['book-blue', 'world-map'],
    title: both('Türkmenistan boýunça syýahat', 'Путешествие по Туркменистану'),
    about: both(
      'Merw, Köneürgenç, Ýangykala we Derweze: 40 ugur, kartalar we suratlar. Myhmana ýadygärlik edip bermäge mynasyp.',
      'Мерв, Кёнеургенч, Янгыкала и Дарваза: 40 маршрутов, карты и фотографии. Достойная память для гостя страны.',
    ),
    attributes: [pages('224', '224 стр.'), twoLanguages, size('24 × 28 sm', '24 × 28 см')],
    occasions: ['independence', 'thanks', 'graduation'], recipients: ['friend', 'colleague', 'father'],
    options: [only(240, 12)], daysAgo: 57, popularity: 56,
  },
  {
    key: 'bilim-toplumy', brand: 'altyn-sahypa', categories: ['reading', 'gift-sets'], pictures: ['books', 'magnifier'],
    title: both('Çagalar ensiklopediýasy, 3 kitap', 'Детская энциклопедия, 3 книги'),
    about: both(
      'Haýwanlar, älem we adam bedeni hakda üç kitap, lupa bilen bir gutuda. Sorag köp berýän ýaş üçin.',
      'Три книги о животных, космосе и теле человека в одной коробке с лупой. Для возраста, когда вопросов больше всего.',
    ),
    attributes: [contents('3 kitap, lupa', '3 книги, лупа'), age('7 ýaşdan', 'от 7 лет'), language('Türkmen ýa-da rus', 'Туркменский или русский')],
    occasions: ['birthday', 'teachers', 'new-year'], recipients: ['boy', 'girl'],
    options: [option(both('Türkmen dilinde', 'На туркменском языке'), 320, 10), option(both('Rus dilinde', 'На русском языке'), 320, 13)],
    daysAgo: 22, popularity: 64,
  },
  {
    key: 'syyaly-rucka', brand: 'altyn-sahypa', categories: ['stationery'], pictures: ['fountain-pen', 'pen'],
    title: both('Syýaly ruçka, gutusy bilen', 'Перьевая ручка в футляре'),
    about: both(
      'Demir peroly, elde agramy duýulýan ruçka. Adyny ýa-da dabaranyň senesini oýduryp bilersiňiz: ýazgyny bellikde görkeziň.',
      'Стальное перо и приятная тяжесть в руке. Можно выгравировать имя или дату события: укажите надпись в комментарии.',
    ),
    attributes: [material('Bürünç, lak', 'Латунь, лак'), contents('Ruçka, 2 kartriž, guty', 'Ручка, 2 картриджа, футляр')],
    occasions: ['teachers', 'graduation', 'anniversary', 'thanks'], recipients: ['teacher', 'colleague', 'father', 'brother'],
    options: [option(both('Gök', 'Синяя'), 195, 18), option(both('Gara', 'Чёрная'), 195, 14)],
    daysAgo: 46, popularity: 67,
  },
  {
    key: 'nagysly-depder', brand: 'altyn-sahypa', categories: ['stationery'], pictures: ['notebook-decorative', 'notebook', 'pen'],
    title: both('Nagyşly gündelik', 'Блокнот с узором'),
    about: both(
      'Galyň, sargylt kagyzly gündelik: syýa aňyrsyna geçmeýär. Bukja görnüşli jübüsi we lenta belgisi bar.',
      'Плотная кремовая бумага: чернила не проступают. Есть кармашек и ленточка-закладка.',
    ),
    attributes: [pages('160', '160 стр.'), size('14 × 21 sm', '14 × 21 см'), fromTurkmenistan],
    occasions: ['teachers', 'birthday', 'thanks'], recipients: ['teacher', 'colleague', 'sister', 'friend'],
    options: [option(both('Nagyşly', 'С узором'), 68, 40), option(both('Bir reňkli', 'Однотонный'), 58, 35, { picture: 'notebook' })],
    daysAgo: 30, popularity: 59,
  },
  {
    key: 'is-stoly', brand: 'altyn-sahypa', categories: ['stationery', 'gift-sets'], pictures: ['calendar', 'notepad', 'pen'],
    title: both('Iş stoly üçin toplum', 'Набор для рабочего стола'),
    about: both(
      'Stol senenamasy, bloknot we iki ruçka. Türkmenistanyň baýramçylyklary senenamada bellenen.',
      'Настольный календарь, блокнот и две ручки. В календаре отмечены праздники Туркменистана.',
    ),
    attributes: [contents('Senenama, bloknot, 2 ruçka', 'Календарь, блокнот, 2 ручки'), fromTurkmenistan],
    occasions: ['new-year', 'thanks', 'teachers'], recipients: ['colleague', 'teacher', 'friend'],
    options: [only(88, 55)], daysAgo: 1, popularity: 61,
  },
  {
    key: 'dunya-kartasy', brand: 'altyn-sahypa', categories: ['stationery', 'decor'], pictures: ['world-map', 'compass'],
    title: both('Diwar kartasy, syrylýan', 'Настенная скретч-карта мира'),
    about: both(
      'Baran ýurtlaryňyzy teňňe bilen syryň: aşagyndan reňki çykýar. Türkmençe atlar bilen.',
      'Посетили страну — сотрите слой монетой, и появится цвет. Названия на туркменском и русском.',
    ),
    attributes: [size('88 × 60 sm', '88 × 60 см'), twoLanguages],
    occasions: ['birthday', 'housewarming', 'graduation'], recipients: ['friend', 'brother', 'colleague', 'boy'],
    options: [only(110, 24)], daysAgo: 93, popularity: 49,
  },
  {
    key: 'mikroskop', brand: 'altyn-sahypa', categories: ['stationery', 'learning-toys'], pictures: ['microscope', 'magnifier'],
    title: both('Mekdep mikroskopy', 'Школьный микроскоп'),
    about: both(
      '40-dan 640 essä çenli ulaldýar, taýýar nusgalary we arassa aýnalary bar. Biologiýa bilen gyzyklanýan okuwça.',
      'Увеличение от 40 до 640 раз, готовые образцы и чистые стёкла. Для школьника, который увлёкся биологией.',
    ),
    attributes: [contents('Mikroskop, 10 nusga, 20 aýna', 'Микроскоп, 10 образцов, 20 стёкол'), age('8 ýaşdan', 'от 8 лет')],
    occasions: ['birthday', 'teachers', 'graduation'], recipients: ['boy', 'girl'],
    options: [only(540, 7)], daysAgo: 81, popularity: 46,
  },
  {
    key: 'hasap-coty', brand: 'altyn-sahypa', categories: ['learning-toys', 'stationery'], pictures: ['abacus', 'pencil'],
    title: both('Reňkli hasap çoty', 'Разноцветные счёты'),
    about: both(
      'Sanamagy el bilen öwrenmek üçin 100 sany togalajyk. Burçlary tegeleklenen, boýagy çykmaýar.',
      '100 бусин, чтобы учиться считать руками. Углы скруглены, краска не стирается.',
    ),
    attributes: [material('Gaýyň agajy', 'Берёза'), age('3 ýaşdan', 'от 3 лет')],
    occasions: ['birthday', 'teachers'], recipients: ['girl', 'boy'],
    options: [only(72, 29)], daysAgo: 208, popularity: 32,
  },
];
