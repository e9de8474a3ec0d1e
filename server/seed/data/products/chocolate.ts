import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, fromTurkmenistan, keeping, packing, shelfLife, weight } from '../traits.ts';

const cool = keeping('Salkyn, gury ýerde, 15–18 °C', 'В сухом прохладном месте, 15–18 °C');

/** Chocolate, sweets and biscuits. */
export const chocolate: readonly SeedProduct[] = [
  {
    key: 'ajy-sokolad', brand: 'sirin-sacak', categories: ['chocolate'], pictures: ['chocolate-bar', 'scene-choc'],
    title: both('Ajy şokolad, kakao 72 %', 'Горький шоколад, какао 72 %'),
    about: both(
      'Kakaonyň hakyky tagamyny söýýänler üçin goýy şokolad. Şekeri az, düzüminde palma ýagy ýok. Çaý ýa-da kofe bilen gowy gidýär.',
      'Тёмный шоколад для тех, кто любит полный вкус какао. Мало сахара и никакого пальмового масла. Хорош к чаю и кофе.',
    ),
    attributes: [composition('Kakao massasy, kakao ýagy, şeker, wanil', 'Какао-масса, какао-масло, сахар, ваниль'), shelfLife('12 aý', '12 месяцев'), cool, fromTurkmenistan],
    occasions: ['thanks', 'birthday', 'teachers'], recipients: ['colleague', 'father', 'friend', 'teacher'],
    options: [option(both('100 g', '100 г'), 38, 120), option(both('200 g', '200 г'), 69, 64)],
    daysAgo: 300, popularity: 76,
  },
  {
    key: 'suytli-sokolad-hozly', brand: 'sirin-sacak', categories: ['chocolate'], pictures: ['chocolate-bar'],
    title: both('Hozly süýtli şokolad', 'Молочный шоколад с орехами'),
    about: both(
      'Bütin fyndyk we grek hozy goşulan mylaýym süýtli şokolad. Çagalar-da, ulular-da halaýar.',
      'Нежный молочный шоколад с цельным фундуком и грецким орехом. Нравится и детям, и взрослым.',
    ),
    attributes: [composition('Süýt, kakao, fyndyk, grek hozy, şeker', 'Молоко, какао, фундук, грецкий орех, сахар'), weight('200 g', '200 г'), cool, fromTurkmenistan],
    occasions: ['birthday', 'new-year', 'thanks'], recipients: ['friend', 'colleague', 'boy', 'girl'],
    options: [only(58, 90)], daysAgo: 280, popularity: 69,
  },
  {
    key: 'sokolad-yurek', brand: 'sirin-sacak', categories: ['chocolate', 'gift-sets'], pictures: ['heart-with-ribbon', 'chocolate-bar', 'scene-choc'],
    title: both('Şokolad toplumy “Ýürekden”', 'Набор шоколадных конфет «От сердца»'),
    about: both(
      'Ýürek görnüşli gutuda el bilen ýasalan şokolad kemputleri: karamelli, pisteli, anarly we fyndykly. Gutyny altyn lenta bilen daňýarys.',
      'Шоколадные конфеты ручной работы в коробке-сердце: с карамелью, фисташкой, гранатом и фундуком. Коробку перевязываем золотой лентой.',
    ),
    attributes: [packing('Gaty guty, altyn lenta', 'Плотная коробка, золотая лента'), shelfLife('3 aý', '3 месяца'), cool, fromTurkmenistan],
    occasions: ['valentines', 'womens-day', 'birthday', 'anniversary'], recipients: ['beloved', 'mother', 'sister', 'teacher'],
    options: [option(both('9 sany', '9 шт.'), 125, 33), option(both('16 sany', '16 шт.'), 198, 20, { was: 225 }), option(both('25 sany', '25 шт.'), 280, 8)],
    daysAgo: 22, popularity: 94,
  },
  {
    key: 'kemput-toplumy', brand: 'sirin-sacak', categories: ['candies'], pictures: ['candy', 'lollipop'],
    title: both('“Toý paýy” kemput toplumy', 'Набор конфет «Той пайы»'),
    about: both(
      'Myhmanlara paýlamaga amatly, her biri aýratyn kagyza dolanan kemputler. Tagamlary: erik, ülje, süýt we hoz. Uly toýlar üçin öňünden sargyt ediň.',
      'Конфеты в отдельных обёртках — удобно раздавать гостям. Вкусы: абрикос, вишня, сливки и орех. Для больших торжеств заказывайте заранее.',
    ),
    attributes: [shelfLife('6 aý', '6 месяцев'), fromTurkmenistan],
    occasions: ['wedding', 'newborn', 'oraza', 'new-year'], recipients: ['friend', 'colleague', 'grandmother'],
    options: [option(both('500 g', '500 г'), 48, 150), option(both('1 kg', '1 кг'), 90, 80), option(both('3 kg', '3 кг'), 255, 25)],
    daysAgo: 190, popularity: 62,
  },
  {
    key: 'copli-kemput', brand: 'sirin-sacak', categories: ['candies'], pictures: ['lollipop'],
    title: both('Çöpli kemput “Älemgoşar”', 'Леденцы на палочке «Радуга»'),
    about: both(
      'Miwe şiresi bilen reňklenen tegelek kemputler. Emeli reňk goşulmaýar. Çagalaryň doglan gününde kiçi sowgat edip paýlamaga amatly.',
      'Круглые леденцы, окрашенные фруктовым соком, без искусственных красителей. Удобны как маленькие подарки гостям детского праздника.',
    ),
    attributes: [composition('Şeker, miwe şiresi, limon turşusy', 'Сахар, фруктовый сок, лимонная кислота'), shelfLife('8 aý', '8 месяцев')],
    occasions: ['birthday', 'new-year'], recipients: ['boy', 'girl'],
    options: [option(both('5 sany', '5 шт.'), 25, 200), option(both('20 sany', '20 шт.'), 85, 70)],
    daysAgo: 230, popularity: 50,
  },
  {
    key: 'sokoladly-koke', brand: 'sirin-sacak', categories: ['candies'], pictures: ['cookie'],
    title: both('Şokolad bölekli köke', 'Печенье с кусочками шоколада'),
    about: both(
      'Daşy kütürdeýän, içi ýumşak köke. Mesge ýagynda bişirilýär, her birinde uly şokolad bölekleri bar.',
      'Хрустящее снаружи и мягкое внутри печенье. Печём на сливочном масле и не жалеем крупных кусочков шоколада.',
    ),
    attributes: [composition('Un, mesge ýagy, şokolad, ýumurtga, şeker', 'Мука, сливочное масло, шоколад, яйца, сахар'), shelfLife('30 gün', '30 дней')],
    occasions: ['thanks', 'birthday', 'teachers'], recipients: ['colleague', 'girl', 'boy', 'friend'],
    options: [option(both('300 g', '300 г'), 42, 46), option(both('Sowgat gutusy, 700 g', 'Подарочная коробка, 700 г'), 98, 19)],
    daysAgo: 77, popularity: 57,
  },
  {
    key: 'nagysly-koke', brand: 'sirin-sacak', categories: ['candies', 'pastry'], pictures: ['filled-biscuit'],
    title: both('Hurmaly nagyşly köke', 'Узорное печенье с финиками'),
    about: both(
      'Ýüzüne milli nagyş basylan, içine hurma we hoz goýlan köke. Oraza we Nowruz saçagynyň bezegi. Gutuda 12 sany.',
      'Печенье с национальным узором и начинкой из фиников и орехов. Украшение стола на Ораза-байрам и Новруз. В коробке 12 штук.',
    ),
    attributes: [composition('Un, hurma, grek hozy, mesge ýagy', 'Мука, финики, грецкий орех, сливочное масло'), weight('600 g', '600 г'), shelfLife('20 gün', '20 дней'), fromTurkmenistan],
    occasions: ['oraza', 'gurban', 'nowruz'], recipients: ['grandmother', 'grandfather', 'mother', 'friend'],
    options: [only(85, 38)], daysAgo: 48, popularity: 60,
  },
  {
    key: 'popkorn-karamel', brand: 'sirin-sacak', categories: ['candies'], pictures: ['popcorn'],
    title: both('Karamelli popkorn', 'Карамельный попкорн'),
    about: both(
      'Maşgala bolup kino görülýän agşam üçin uly gapdaky popkorn. Karameli duzly-süýji, eliňize ýelmeşmeýär.',
      'Большое ведёрко попкорна для семейного вечера с фильмом. Карамель сладко-солёная и не липнет к рукам.',
    ),
    attributes: [weight('350 g', '350 г'), shelfLife('60 gün', '60 дней')],
    occasions: ['birthday', 'thanks'], recipients: ['friend', 'brother', 'sister', 'boy', 'girl'],
    options: [option(both('Karamelli', 'С карамелью'), 45, 55), option(both('Şokoladly', 'С шоколадом'), 49, 0)],
    daysAgo: 66, popularity: 45,
  },
];
