import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { fromTurkmenistan, material, packing, size, warranty } from '../traits.ts';

const velvet = packing('Mahmal guty', 'Бархатная коробочка');
const year = warranty('1 ýyl', '1 год');

/** Jewellery, watches and clocks. */
export const jewellery: readonly SeedProduct[] = [
  {
    key: 'yuzuk-dasly', brand: 'zergar-oyi', categories: ['rings'], pictures: ['scene-ring'],
    title: both('Altyn ýüzük, fianit daşly', 'Золотое кольцо с фианитом'),
    about: both(
      'Nepis halkaly, alty tyrnakda saklanýan açyk daşly ýüzük. Ölçegi laýyk gelmese, 14 günüň dowamynda mugt çalşyp berýäris. Gutusy bilen gowşurylýar.',
      'Тонкое кольцо с прозрачным камнем в шести лапках. Если размер не подойдёт, бесплатно обменяем в течение 14 дней. Вручаем в фирменной коробочке.',
    ),
    attributes: [material('Altyn 585, fianit', 'Золото 585 пробы, фианит'), velvet, fromTurkmenistan],
    occasions: ['wedding', 'valentines', 'anniversary'], recipients: ['beloved'],
    options: [option(both('Ölçegi 16', 'Размер 16'), 3400, 3), option(both('Ölçegi 17', 'Размер 17'), 3450, 5), option(both('Ölçegi 18', 'Размер 18'), 3500, 2)],
    daysAgo: 134, popularity: 88,
  },
  {
    key: 'kumus-yuzuk', brand: 'zergar-oyi', categories: ['rings'], pictures: ['ring-silver'],
    title: both('Kümüş ýüzük “Göl”', 'Серебряное кольцо «Гёль»'),
    about: both(
      'Ýüzünde teke gölüniň sekiz burçly nagşy oýulan kümüş ýüzük. Her gün dakynmaga amatly, egin-eşige ilmeýär.',
      'Серебряное кольцо с восьмиугольным текинским гёлем. Удобно носить каждый день: за одежду не цепляется.',
    ),
    attributes: [material('Kümüş 925', 'Серебро 925 пробы'), velvet, fromTurkmenistan],
    occasions: ['birthday', 'womens-day', 'independence'], recipients: ['sister', 'mother', 'friend', 'beloved'],
    options: [option(both('Ölçegi 16', 'Размер 16'), 320, 14), option(both('Ölçegi 17', 'Размер 17'), 320, 17), option(both('Ölçegi 18', 'Размер 18'), 320, 0)],
    daysAgo: 50, popularity: 70,
  },
  {
    key: 'asma-gowher', brand: 'zergar-oyi', categories: ['rings'], pictures: ['pendant'],
    title: both('Gök daşly kümüş asma', 'Серебряная подвеска с голубым камнем'),
    about: both(
      'Asman reňkli daş kümüş çarçuwa oturdylan, zynjyry 45 santimetr. Gündelik köýnege-de, keteni lybasa-da gelişýär.',
      'Камень небесного цвета в серебряной оправе на цепочке 45 сантиметров. Подойдёт и к повседневному платью, и к наряду из кетени.',
    ),
    attributes: [material('Kümüş 925, topaz', 'Серебро 925 пробы, топаз'), size('Zynjyr 45 sm', 'Цепочка 45 см'), velvet],
    occasions: ['birthday', 'womens-day', 'graduation', 'anniversary'], recipients: ['beloved', 'sister', 'mother'],
    options: [only(690, 9, { was: 780 })], daysAgo: 32, popularity: 74,
  },
  {
    key: 'gulak-halka', brand: 'zergar-oyi', categories: ['rings'], pictures: ['earrings'],
    title: both('Merjenli altyn gulakhalka', 'Золотые серьги с жемчугом'),
    about: both(
      'Türkmen gulakhalkalarynyň görnüşinde ýasalan, aşagy maýda merjenli. Gutusy bilen gowşurylýar.',
      'По образу старинных туркменских серёг, с мелким жемчугом внизу. Вручаем в коробочке.',
    ),
    attributes: [material('Altyn 585, merjen', 'Золото 585 пробы, жемчуг'), velvet, fromTurkmenistan],
    occasions: ['wedding', 'anniversary', 'womens-day'], recipients: ['beloved', 'mother', 'sister'],
    options: [only(2900, 4)],
    daysAgo: 23, popularity: 71,
  },
  {
    key: 'el-sagat-gok', brand: 'wagt', categories: ['watches'], pictures: ['watch-blue', 'watch-black'],
    title: both('Kwars el sagady “Säher”', 'Кварцевые наручные часы «Рассвет»'),
    about: both(
      'Arassa görnüşli siferblat, ýumşak gaýyş we suw geçirmeýän korpus. Arka tarapyna at ýa-da sene oýdurmak mümkin: ýazgyny bellikde görkeziň.',
      'Чистый циферблат, мягкий ремешок и защита от воды. На крышке можно выгравировать имя или дату: укажите надпись в комментарии.',
    ),
    attributes: [material('Polat, silikon gaýyş', 'Сталь, силиконовый ремешок'), size('Diametri 40 mm', 'Диаметр 40 мм'), year],
    occasions: ['birthday', 'graduation', 'anniversary'], recipients: ['brother', 'friend', 'father', 'colleague'],
    options: [option(both('Gök', 'Синие'), 450, 16, { picture: 'watch-blue' }), option(both('Gara', 'Чёрные'), 450, 12, { picture: 'watch-black' })],
    daysAgo: 85, popularity: 76,
  },
  {
    key: 'jubut-sagat', brand: 'wagt', categories: ['watches', 'gift-sets'], pictures: ['watch-pair'],
    title: both('Jübüt sagat “Bile”', 'Парные часы «Вместе»'),
    about: both(
      'Är-aýal üçin bir görnüşde ýasalan iki sagat: biri uly, beýlekisi nepis. Toý gününe oýma ýazgy edýäris: senesini bellikde görkeziň.',
      'Двое часов в одном стиле для мужа и жены: одни крупнее, другие изящнее. К свадьбе делаем гравировку: укажите дату в комментарии.',
    ),
    attributes: [material('Polat, gön gaýyş', 'Сталь, кожаный ремешок'), year, packing('Goşa agaç guty', 'Двойной деревянный футляр')],
    occasions: ['wedding', 'anniversary'], recipients: ['beloved', 'friend'],
    options: [only(980, 5)], leadDays: 2, daysAgo: 26, popularity: 60,
  },
  {
    key: 'stol-sagady', brand: 'wagt', categories: ['watches', 'decor'], pictures: ['table-clock'],
    title: both('Agaç stol sagady', 'Настольные часы из дерева'),
    about: both(
      'Hoz agajyndan korpusly, rim sanly sagat. Ýolbaşçynyň stolunda ýa-da tekjede gowy görünýär.',
      'Корпус из ореха, римские цифры. Хорошо смотрятся на столе руководителя и на книжной полке.',
    ),
    attributes: [material('Hoz agajy, bürünç', 'Орех, латунь'), size('20 × 26 sm', '20 × 26 см'), year],
    occasions: ['anniversary', 'housewarming', 'wedding'], recipients: ['father', 'grandfather', 'colleague', 'teacher'],
    options: [only(540, 2)], daysAgo: 198, popularity: 51,
  },
  {
    key: 'cage-sagady', brand: 'wagt', categories: ['watches', 'decor'], pictures: ['hourglass'],
    title: both('Çäge sagady “Garagum”', 'Песочные часы «Каракумы»'),
    about: both(
      'Içinde Garagumuň elekden geçirilen çägesi bar. Iş wagtyny bölmäge ýa-da çagany diş ýuwmaga öwrenişdirmäge kömek edýär.',
      'Внутри просеянный песок Каракумов. Помогают делить рабочее время и приучать ребёнка чистить зубы.',
    ),
    attributes: [material('Çüýşe, agaç', 'Стекло, дерево'), fromTurkmenistan],
    occasions: ['teachers', 'thanks', 'housewarming'], recipients: ['teacher', 'colleague', 'friend'],
    options: [option(both('5 minut', '5 минут'), 95, 25), option(both('30 minut', '30 минут'), 165, 9)],
    daysAgo: 62, popularity: 55,
  },
];
