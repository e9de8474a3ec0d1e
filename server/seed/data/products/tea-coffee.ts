import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, contents, fromChina, fromTurkey, fromTurkmenistan, material, packing, shelfLife, volume } from '../traits.ts';

/** Tea, coffee, drinks and what they are served in. */
export const teaCoffee: readonly SeedProduct[] = [
  {
    key: 'cay-toplumy', brand: 'cayhana', categories: ['tableware', 'gift-sets'], pictures: ['teapot', 'tea-cup', 'scene-tea'],
    title: both('“Göl” çaý toplumy', 'Чайный сервиз «Гёль»'),
    about: both(
      'Farfor çäýnek we milli nagyşly käseler. Çäýnegiň burny damdyrmaýar, gapagy berk oturýar. Gaýyn enä ýa-da täze öý-işikli bolan maşgala mynasyp sowgat.',
      'Фарфоровый чайник и пиалы с национальным узором. Носик не капает, крышка сидит плотно. Достойный подарок свекрови или молодой семье.',
    ),
    attributes: [material('Farfor', 'Фарфор'), volume('Çäýnek 1 l, käse 200 ml', 'Чайник 1 л, пиала 200 мл'), packing('Gaty guty', 'Плотная коробка'), fromTurkmenistan],
    occasions: ['wedding', 'housewarming', 'womens-day', 'anniversary'], recipients: ['mother', 'grandmother', 'teacher'],
    options: [option(both('Çäýnek we 2 käse', 'Чайник и 2 пиалы'), 280, 16), option(both('Çäýnek we 6 käse', 'Чайник и 6 пиал'), 460, 9, { was: 520 })],
    daysAgo: 180, popularity: 89,
  },
  {
    key: 'gok-cay', brand: 'cayhana', categories: ['tea'], pictures: ['tea-cup', 'scene-tea'],
    title: both('Gök çaý № 95, saýlama', 'Зелёный чай № 95, отборный'),
    about: both(
      'Türkmen maşgalasynda her güni başlaýan gök çaý. Iri ýaprakly, demlenende reňki altyn öwüşginli, tagamy ajy däl.',
      'Зелёный чай, с которого начинается день в туркменской семье. Крупный лист, золотистый настой, без горечи.',
    ),
    attributes: [shelfLife('24 aý', '24 месяца'), packing('Demir guty', 'Жестяная банка'), fromChina],
    occasions: ['thanks', 'oraza', 'gurban'], recipients: ['father', 'grandfather', 'colleague'],
    options: [option(both('100 g', '100 г'), 28, 140), option(both('250 g', '250 г'), 62, 90), option(both('500 g', '500 г'), 115, 34)],
    daysAgo: 330, popularity: 74,
  },
  {
    key: 'dag-otlary-cayy', brand: 'cayhana', categories: ['tea'], pictures: ['tea-cup', 'lemon', 'honey-pot'],
    title: both('Dag otlary çaýy', 'Травяной чай «Горные травы»'),
    about: both(
      'Köpetdagdan ýygnalan kekik otly, narpyzly we itburunly çaý. Kofein ýok, agşamlaryna içmäge amatly.',
      'Сбор с Копетдага: чабрец, мята и шиповник. Без кофеина, приятно пить вечером.',
    ),
    attributes: [composition('Kekik oty, narpyz, itburun, günebakar gülýapragy', 'Чабрец, мята, шиповник, лепестки подсолнуха'), shelfLife('18 aý', '18 месяцев'), fromTurkmenistan],
    occasions: ['thanks', 'teachers'], recipients: ['teacher', 'mother', 'grandmother', 'colleague'],
    options: [option(both('80 g', '80 г'), 45, 52), option(both('Sowgat gutusy, 3 × 80 g', 'Подарочная коробка, 3 × 80 г'), 125, 23)],
    daysAgo: 45, popularity: 65,
  },
  {
    key: 'kofe-daneli', brand: 'cayhana', categories: ['coffee'], pictures: ['coffee-cup'],
    title: both('Däneli kofe “Ertir”', 'Кофе в зёрнах «Утро»'),
    about: both(
      'Orta gowrulan arabika: tagamynda karamel we hoz duýulýar. Islegiňize görä, size laýyk edip üwäp bereris.',
      'Арабика средней обжарки с нотами карамели и ореха. По желанию смелем под ваш способ приготовления.',
    ),
    attributes: [composition('Arabika 100 %', 'Арабика 100 %'), shelfLife('12 aý', '12 месяцев'), fromTurkey],
    occasions: ['birthday', 'thanks', 'teachers'], recipients: ['colleague', 'father', 'friend', 'brother'],
    options: [option(both('250 g, däne', '250 г, зёрна'), 98, 37), option(both('250 g, üwelen', '250 г, молотый'), 98, 26), option(both('1 kg, däne', '1 кг, зёрна'), 350, 11)],
    daysAgo: 100, popularity: 70,
  },
  {
    key: 'kofe-kasesi', brand: 'nusay', categories: ['tableware', 'coffee'], pictures: ['coffee-cup', 'tea-cup'],
    title: both('Keramiki käse “Çöl agşamy”', 'Керамическая кружка «Вечер в пустыне»'),
    about: both(
      'El bilen aýlanan galyň diwarly käse: içgi uzak wagtlap ýyly durýar. Hersiniň nagşy biraz üýtgeşik, şonuň üçin iki meňzeşi ýok.',
      'Толстостенная кружка, сделанная на гончарном круге: напиток долго остаётся тёплым. Рисунок каждой чуть отличается, двух одинаковых нет.',
    ),
    attributes: [material('Keramika', 'Керамика'), volume('320 ml', '320 мл'), fromTurkmenistan],
    occasions: ['birthday', 'teachers', 'thanks'], recipients: ['colleague', 'friend', 'brother', 'teacher'],
    options: [option(both('Çägesow', 'Песочная'), 75, 28), option(both('Goýy gök', 'Тёмно-синяя'), 75, 19), option(both('Jübüt', 'Пара'), 140, 8)],
    daysAgo: 59, popularity: 68,
  },
  {
    key: 'babl-cay-toplumy', brand: 'cayhana', categories: ['coffee'], pictures: ['bubble-tea', 'cup-with-straw'],
    title: both('Öýde babl-çaý taýýarlamak toplumy', 'Набор для домашнего бабл-ти'),
    about: both(
      'Toplumda gara çaý, tapioka däneleri, karamel şerbeti we galyň turbajyklar bar. Ýetginjekleriň doglan gününe gowy pikir.',
      'В наборе чёрный чай, жемчужины тапиоки, карамельный сироп и широкие трубочки. Отличная идея на день рождения подростка.',
    ),
    attributes: [contents('6 içgi üçin', 'На 6 порций'), shelfLife('9 aý', '9 месяцев')],
    occasions: ['birthday', 'graduation'], recipients: ['sister', 'girl', 'friend'],
    options: [only(115, 18)], daysAgo: 8, popularity: 51,
  },
  {
    key: 'miwe-siresi', brand: 'bereketli-bag', categories: ['coffee'], pictures: ['juice-box', 'green-apple'],
    title: both('Alma şiresi, 6 gap', 'Яблочный сок, 6 упаковок'),
    about: both(
      'Ýaşyl we gyzyl almadan gönüden-göni sykylan şire. Şeker goşulmaýar, çagalaryň saçagyna ýaraýar.',
      'Сок прямого отжима из зелёных и красных яблок. Без сахара, подходит для детского стола.',
    ),
    attributes: [volume('6 × 200 ml', '6 × 200 мл'), shelfLife('9 aý', '9 месяцев'), fromTurkmenistan],
    occasions: ['birthday'], recipients: ['boy', 'girl'],
    options: [only(39, 75)], daysAgo: 155, popularity: 28,
  },
];
