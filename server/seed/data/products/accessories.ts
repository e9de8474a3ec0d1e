import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { fromTurkey, fromTurkmenistan, material, packing, size, volume, warranty } from '../traits.ts';

const leather = material('Tebigy gön', 'Натуральная кожа');

/** Bags, scarves, umbrellas and other accessories. */
export const accessories: readonly SeedProduct[] = [
  {
    key: 'zenan-sumkasy', brand: 'yol-yoldas', categories: ['bags'], pictures: ['handbag', 'purse'],
    title: both('Gön zenan sumkasy “Maral”', 'Кожаная женская сумка «Марал»'),
    about: both(
      'A4 kagyz sygýan, berk tutawaçly sumka. Içinde üç bölüm we syrmaly jübi bar. Gönüň reňki ýyllar boýy saklanýar.',
      'Вмещает бумаги формата А4, ручки прочные. Внутри три отделения и карман на молнии. Цвет кожи сохраняется годами.',
    ),
    attributes: [leather, size('32 × 26 × 12 sm', '32 × 26 × 12 см'), fromTurkey],
    occasions: ['womens-day', 'birthday', 'teachers', 'anniversary'], recipients: ['mother', 'sister', 'teacher', 'beloved'],
    options: [option(both('Goňur', 'Коричневая'), 690, 12), option(both('Gara', 'Чёрная'), 690, 9)],
    daysAgo: 71, popularity: 73,
  },
  {
    key: 'klatc', brand: 'yol-yoldas', categories: ['bags'], pictures: ['clutch-bag'],
    title: both('Agşamlyk klatç', 'Вечерний клатч'),
    about: both(
      'Toýa we dabara niýetlenen kiçi sumka: telefon, pomada we açar sygýar. Zynjyryny aýryp bolýar.',
      'Маленькая сумочка для торжества: поместятся телефон, помада и ключи. Цепочка отстёгивается.',
    ),
    attributes: [material('Atlas, metal', 'Атлас, металл'), size('24 × 14 sm', '24 × 14 см')],
    occasions: ['wedding', 'womens-day', 'graduation'], recipients: ['sister', 'beloved', 'friend'],
    options: [option(both('Gülgün', 'Розовый'), 260, 8), option(both('Altyn reňkli', 'Золотистый'), 260, 2)],
    daysAgo: 94, popularity: 50,
  },
  {
    key: 'gapjyk', brand: 'yol-yoldas', categories: ['bags', 'accessories'], pictures: ['purse'],
    title: both('Gyzyl gön gapjyk', 'Красный кожаный кошелёк'),
    about: both(
      'Ilikli gapjyk: pul, kart we teňňe üçin aýratyn gözler. Ejeňiziň-de, eneňiziň-de halajak zady.',
      'Кошелёк на застёжке: отделения для купюр, карт и мелочи. Понравится и маме, и бабушке.',
    ),
    attributes: [leather, size('12 × 10 sm', '12 × 10 см'), packing('Karton guty', 'Картонная коробка')],
    occasions: ['womens-day', 'birthday', 'thanks'], recipients: ['mother', 'grandmother', 'sister'],
    options: [only(185, 22)], daysAgo: 181, popularity: 48,
  },
  {
    key: 'portfel', brand: 'yol-yoldas', categories: ['bags', 'mens-clothes'], pictures: ['briefcase'],
    title: both('Gön portfel “Işewür”', 'Кожаный портфель «Деловой»'),
    about: both(
      '15 dýuýmlik noutbuk üçin ýumşak bölümli portfel. Gulpy iki açar bilen, eginden asylýan gaýşy bar.',
      'Портфель с мягким отделением для ноутбука 15 дюймов. Замок с двумя ключами, есть плечевой ремень.',
    ),
    attributes: [leather, size('40 × 30 × 9 sm', '40 × 30 × 9 см'), warranty('1 ýyl', '1 год'), fromTurkey],
    occasions: ['birthday', 'anniversary', 'graduation', 'teachers'], recipients: ['father', 'colleague', 'teacher', 'brother'],
    options: [only(980, 6, { was: 1100 })], daysAgo: 109, popularity: 54,
  },
  {
    key: 'ruykzak', brand: 'yol-yoldas', categories: ['bags'], pictures: ['backpack', 'pencil'],
    title: both('Mekdep rýukzagy', 'Школьный рюкзак'),
    about: both(
      'Arkasy ýumşak we howa geçirýän, gaýyşlary çaganyň boýuna görä düzülýän rýukzak. Garaňkyda ýagtylyk serpikdirýän zolaklary bar.',
      'Мягкая дышащая спинка, лямки регулируются по росту ребёнка. Есть светоотражающие полосы.',
    ),
    attributes: [material('Suw geçirmeýän mata', 'Водоотталкивающая ткань'), volume('18 l', '18 л')],
    occasions: ['teachers', 'birthday'], recipients: ['girl', 'boy'],
    options: [option(both('Gyzyl', 'Красный'), 240, 26), option(both('Gök', 'Синий'), 240, 31)],
    daysAgo: 80, popularity: 61,
  },
  {
    key: 'cemodan', brand: 'yol-yoldas', categories: ['bags', 'outdoors'], pictures: ['suitcase'],
    title: both('Ýol çemodany, dört tigirli', 'Дорожный чемодан на четырёх колёсах'),
    about: both(
      'Ýeňil we berk polikarbonatdan. Sessiz tigirleri islendik tarapa aýlanýar, kody üç sanly gulpy bar.',
      'Лёгкий и прочный поликарбонат. Тихие колёса вращаются во все стороны, замок с трёхзначным кодом.',
    ),
    attributes: [material('Polikarbonat', 'Поликарбонат'), warranty('2 ýyl', '2 года')],
    occasions: ['wedding', 'graduation', 'anniversary'], recipients: ['friend', 'brother', 'sister', 'father'],
    options: [option(both('S, 36 l', 'S, 36 л'), 520, 10), option(both('M, 65 l', 'M, 65 л'), 690, 7), option(both('L, 95 l', 'L, 95 л'), 850, 3)],
    daysAgo: 158, popularity: 46,
  },
  {
    key: 'yun-sarf', brand: 'keteni', categories: ['accessories'], pictures: ['scarf', 'gloves'],
    title: both('El bilen örülen ýüň şarf', 'Шерстяной шарф ручной вязки'),
    about: both(
      'Saryja goýnunyň ýüňünden örülen, ýyly we gaşyndyrmaýan şarf. Uzynlygy boýna iki gezek dolamaga ýetýär.',
      'Связан из шерсти сараджинских овец: тёплый и не колется. Длины хватает, чтобы обернуть шею дважды.',
    ),
    attributes: [material('Goýun ýüňi 100 %', 'Овечья шерсть 100 %'), size('180 × 28 sm', '180 × 28 см'), fromTurkmenistan],
    occasions: ['new-year', 'birthday', 'teachers'], recipients: ['mother', 'father', 'grandmother', 'grandfather', 'beloved'],
    options: [option(both('Gyzyl', 'Красный'), 160, 21), option(both('Çal', 'Серый'), 160, 13)],
    daysAgo: 7, popularity: 72,
  },
  {
    key: 'ellikler', brand: 'keteni', categories: ['accessories'], pictures: ['gloves'],
    title: both('Ýüň ellikler', 'Шерстяные перчатки'),
    about: both(
      'Barmaklarynyň ujy ýörite sapakly, telefony ellik bilen ulanyp bolýar.',
      'В кончики пальцев вплетена особая нить: телефоном можно пользоваться, не снимая перчаток.',
    ),
    attributes: [material('Ýüň 60 %, akril 40 %', 'Шерсть 60 %, акрил 40 %'), fromTurkmenistan],
    occasions: ['new-year', 'birthday'], recipients: ['sister', 'mother', 'colleague', 'beloved'],
    options: [option(both('Zenan', 'Женские'), 85, 34), option(both('Erkek', 'Мужские'), 90, 18)],
    daysAgo: 1, popularity: 58,
  },
  {
    key: 'sayawan', brand: 'yol-yoldas', categories: ['accessories'], pictures: ['umbrella', 'umbrella-folded'],
    title: both('Şemala çydamly saýawan', 'Зонт, устойчивый к ветру'),
    about: both(
      'Dokuz simli saýawan güýçli şemalda-da öwrülmeýär. Düwmä basyp açylýar we ýapylýar.',
      'Девять спиц выдерживают даже порывистый ветер. Открывается и закрывается нажатием кнопки.',
    ),
    attributes: [size('Diametri 105 sm', 'Диаметр 105 см'), material('Polat, suw geçirmeýän mata', 'Сталь, водоотталкивающая ткань')],
    occasions: ['birthday', 'teachers', 'thanks'], recipients: ['colleague', 'teacher', 'mother', 'father'],
    options: [option(both('Uzyn', 'Трость'), 145, 16), option(both('Ýygnanýan', 'Складной'), 125, 27, { picture: 'umbrella-folded' })],
    daysAgo: 39, popularity: 41,
  },
  {
    key: 'gun-aynegi', brand: 'yol-yoldas', categories: ['accessories'], pictures: ['sunglasses', 'glasses'],
    title: both('Gün äýnegi, UV400', 'Солнцезащитные очки, UV400'),
    about: both(
      'Polýarizasiýaly aýnalary ýoldaky şöhläni ýatyrýar, sürüjä amatly. Gaty gutusy we süpürmek üçin mata bilen.',
      'Поляризованные линзы гасят блики на дороге, удобно водителю. В комплекте жёсткий футляр и салфетка.',
    ),
    attributes: [packing('Gaty guty, mata', 'Жёсткий футляр, салфетка'), material('Asetat', 'Ацетат')],
    occasions: ['birthday', 'graduation'], recipients: ['friend', 'brother', 'sister', 'beloved'],
    options: [option(both('Gara', 'Чёрные'), 210, 19), option(both('Goňur', 'Коричневые'), 210, 8)],
    daysAgo: 187, popularity: 43,
  },
  {
    key: 'zenan-slyapa', brand: 'keteni', categories: ['accessories', 'womens-clothes'], pictures: ['sun-hat', 'cap'],
    title: both('Lentaly tomus şlýapasy', 'Летняя шляпа с лентой'),
    about: both(
      'Awaza kenarynda we bagda güneşden goraýan giň ganatly şlýapa. Eplense-de görnüşi bozulmaýar.',
      'Широкополая шляпа защитит от солнца и в Авазе, и в саду. Складывается и не теряет форму.',
    ),
    attributes: [material('Kagyz saman', 'Бумажная соломка'), size('56–58 sm', '56–58 см')],
    occasions: ['birthday', 'womens-day'], recipients: ['mother', 'sister', 'beloved'],
    options: [only(120, 0)], daysAgo: 163, popularity: 30,
  },
  {
    key: 'yelpewac', brand: 'keteni', categories: ['accessories', 'decor'], pictures: ['hand-fan'],
    title: both('Ýüpek ýelpewaç', 'Шёлковый веер'),
    about: both(
      'Bambuk taýajykly, ýüpek mataly ýelpewaç. Tomus toýlarynda hem bezeg, hem salkynlyk.',
      'Шёлковая ткань на бамбуковых пластинах. На летнем торжестве — и украшение, и прохлада.',
    ),
    attributes: [material('Ýüpek, bambuk', 'Шёлк, бамбук'), size('21 sm', '21 см')],
    occasions: ['wedding', 'womens-day'], recipients: ['sister', 'grandmother', 'friend'],
    options: [only(70, 20)], daysAgo: 142, popularity: 29,
  },
];
