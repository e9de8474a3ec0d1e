import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, contents, fromChina, fromTurkey, fromTurkmenistan, material, packing, shelfLife, volume } from '../traits.ts';

/** Tea, coffee, drinks and what they are served in. */
export const teaCoffee: readonly SeedProduct[] = [
  {
    key: 'cay-toplumy', brand: 'cayhana', categories: ['tableware', 'tea', 'gift-sets'], pictures: ['scene-tea'],
    title: both('“Göl” çaý toplumy', 'Чайный сервиз «Гёль»'),
    about: both(
      'Farfor çäýnek we milli nagyşly käseler. Çäýnegiň burny damdyrmaýar, gapagy berk oturýar. Gaýyn enä ýa-da täze öý-işikli bolan maşgala mynasyp sowgat.',
      'Фарфоровый чайник и пиалы с национальным узором. Носик не капает, крышка сидит плотно. Достойный подарок свекрови или молодой семье.',
    ),
    attributes: [material('Farfor', 'Фарфор'), volume('Çäýnek 1 l, käse 200 ml', 'Чайник 1 л, пиала 200 мл'), packing('Gaty guty', 'Плотная коробка'), fromTurkmenistan],
    occasions: ['wedding', 'housewarming', 'womens-day', 'anniversary'], recipients: ['mother', 'grandmother', 'teacher'],
    options: [only(280, 16)],
    daysAgo: 180, popularity: 89,
  },
  {
    key: 'gok-cay', brand: 'cayhana', categories: ['tea'], pictures: ['green-tea'],
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
    key: 'dag-otlary-cayy', brand: 'cayhana', categories: ['tea'], pictures: ['herb-tea'],
    title: both('Dag otlary çaýy', 'Травяной чай «Горные травы»'),
    about: both(
      'Köpetdagdan ýygnalan kekik otly, narpyzly we itburunly çaý. Kofein ýok, agşamlaryna içmäge amatly.',
      'Сбор с Копетдага: чабрец, мята и шиповник. Без кофеина, приятно пить вечером.',
    ),
    attributes: [composition('Kekik oty, narpyz, itburun, günebakar gülýapragy', 'Чабрец, мята, шиповник, лепестки подсолнуха'), shelfLife('18 aý', '18 месяцев'), fromTurkmenistan],
    occasions: ['thanks', 'teachers'], recipients: ['teacher', 'mother', 'grandmother', 'colleague'],
    options: [only(45, 52)],
    daysAgo: 45, popularity: 65,
  },
  {
    key: 'cay-sowgat', brand: 'cayhana', categories: ['tea', 'gift-sets'], pictures: ['tea-set-gift'],
    title: both('Üç görnüşli çaý, sowgat gutusynda', 'Три вида чая в подарочной коробке'),
    about: both(
      'Gök, gara we dag otlary çaýy demir gutujyklarda. Gapagy berk, ysy uzak saklanýar.',
      'Зелёный, чёрный и травяной чай в жестяных банках. Крышки плотные, аромат держится долго.',
    ),
    attributes: [contents('3 × 80 g', '3 × 80 г'), packing('Sowgat gutusy', 'Подарочная коробка'), shelfLife('18 aý', '18 месяцев')],
    occasions: ['teachers', 'thanks', 'new-year', 'oraza'], recipients: ['teacher', 'colleague', 'mother', 'grandmother'],
    options: [only(125, 23)],
    daysAgo: 33, popularity: 67,
  },
  {
    key: 'kofe-daneli', brand: 'cayhana', categories: ['tea'], pictures: ['coffee-beans'],
    title: both('Däneli kofe “Ertir”', 'Кофе в зёрнах «Утро»'),
    about: both(
      'Orta gowrulan arabika: tagamynda karamel we hoz duýulýar. Isleseňiz, üwäp bereris: usulyny sargydyň belliginde ýazyň.',
      'Арабика средней обжарки с нотами карамели и ореха. По желанию смелем: укажите в комментарии к заказу, для чего.',
    ),
    attributes: [composition('Arabika 100 %', 'Арабика 100 %'), shelfLife('12 aý', '12 месяцев'), fromTurkey],
    occasions: ['birthday', 'thanks', 'teachers'], recipients: ['colleague', 'father', 'friend', 'brother'],
    options: [option(both('250 g', '250 г'), 98, 37), option(both('1 kg', '1 кг'), 350, 0)],
    daysAgo: 100, popularity: 70,
  },
  {
    key: 'kofe-kasesi', brand: 'nusay', categories: ['tableware', 'tea'], pictures: ['mug-sand', 'mug-blue', 'mug-pair'],
    title: both('Keramiki käse “Çöl agşamy”', 'Керамическая кружка «Вечер в пустыне»'),
    about: both(
      'El bilen aýlanan galyň diwarly käse: içgi uzak wagtlap ýyly durýar. Hersiniň nagşy biraz üýtgeşik, şonuň üçin iki meňzeşi ýok.',
      'Толстостенная кружка, сделанная на гончарном круге: напиток долго остаётся тёплым. Рисунок каждой чуть отличается, двух одинаковых нет.',
    ),
    attributes: [material('Keramika', 'Керамика'), volume('320 ml', '320 мл'), fromTurkmenistan],
    occasions: ['birthday', 'teachers', 'thanks'], recipients: ['colleague', 'friend', 'brother', 'teacher'],
    options: [option(both('Çägesow', 'Песочная'), 75, 28, { picture: 'mug-sand' }), option(both('Goýy gök', 'Тёмно-синяя'), 75, 19, { picture: 'mug-blue' }), option(both('Jübüt', 'Пара'), 140, 8, { picture: 'mug-pair' })],
    daysAgo: 59, popularity: 68,
  },
];
