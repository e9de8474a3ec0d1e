import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { composition, fromTurkmenistan, keeping, packing, shelfLife, weight } from '../traits.ts';

const cool = keeping('Salkyn, gury ýerde, 15–18 °C', 'В сухом прохладном месте, 15–18 °C');

/** Chocolate, sweets and biscuits. */
export const chocolate: readonly SeedProduct[] = [
  {
    key: 'ajy-sokolad', brand: 'sirin-sacak', categories: ['chocolate'], pictures: ['choc-bar'],
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
    key: 'sokolad-yurek', brand: 'sirin-sacak', categories: ['chocolate', 'gift-sets'], pictures: ['choc-heart'],
    title: both('Şokolad toplumy “Ýürekden”', 'Набор шоколадных конфет «От сердца»'),
    about: both(
      'Ýürek görnüşli gutuda el bilen ýasalan şokolad kemputleri: karamelli, pisteli, anarly we fyndykly. Gutuda 16 sany.',
      'Шоколадные конфеты ручной работы в коробке-сердце: с карамелью, фисташкой, гранатом и фундуком. В коробке 16 штук.',
    ),
    attributes: [packing('Ýürek görnüşli guty', 'Коробка-сердце'), shelfLife('3 aý', '3 месяца'), cool, fromTurkmenistan],
    occasions: ['valentines', 'womens-day', 'birthday', 'anniversary'], recipients: ['beloved', 'mother', 'sister', 'teacher'],
    options: [only(198, 20, { was: 225 })],
    daysAgo: 22, popularity: 94,
  },
  {
    key: 'kemput-gutusy', brand: 'sirin-sacak', categories: ['chocolate', 'gift-sets'], pictures: ['scene-choc', 'choc-16', 'choc-25'],
    title: both('Şokolad kemputleri, nagyşly gutuda', 'Шоколадные конфеты в узорной коробке'),
    about: both(
      'Ajy, süýtli we ak şokoladdan el bilen ýasalan kemputler. Her biri altyn kagyzda, gapagy göl nagyşly.',
      'Конфеты ручной работы из горького, молочного и белого шоколада. Каждая в золотистой розетке, крышка с узором «гёль».',
    ),
    attributes: [packing('Nagyşly guty', 'Коробка с узором'), shelfLife('3 aý', '3 месяца'), cool, fromTurkmenistan],
    occasions: ['birthday', 'womens-day', 'teachers', 'new-year', 'thanks'], recipients: ['mother', 'sister', 'teacher', 'colleague', 'beloved'],
    options: [option(both('9 kemput', '9 конфет'), 125, 33, { picture: 'scene-choc' }), option(both('16 kemput', '16 конфет'), 205, 20, { picture: 'choc-16' }), option(both('25 kemput', '25 конфет'), 290, 8, { picture: 'choc-25' })],
    daysAgo: 29, popularity: 83,
  },
  {
    key: 'kemput-toplumy', brand: 'sirin-sacak', categories: ['candies'], pictures: ['candy-jar'],
    title: both('“Toý paýy” kemput toplumy', 'Набор конфет «Той пайы»'),
    about: both(
      'Myhmanlara hödürlemäge amatly, reňkli tegelek kemputler. Tagamlary: erik, ülje, süýt we hoz. Uly toýlar üçin öňünden sargyt ediň.',
      'Круглые разноцветные конфеты, которыми удобно угощать гостей. Вкусы: абрикос, вишня, сливки и орех. Для больших торжеств заказывайте заранее.',
    ),
    attributes: [shelfLife('6 aý', '6 месяцев'), fromTurkmenistan],
    occasions: ['wedding', 'newborn', 'oraza', 'new-year'], recipients: ['friend', 'colleague', 'grandmother'],
    options: [option(both('500 g', '500 г'), 48, 150), option(both('1 kg', '1 кг'), 90, 80), option(both('3 kg', '3 кг'), 255, 25)],
    daysAgo: 190, popularity: 62,
  },
  {
    key: 'copli-kemput', brand: 'sirin-sacak', categories: ['candies'], pictures: ['lollipops'],
    title: both('Çöpli kemput “Älemgoşar”', 'Леденцы на палочке «Радуга»'),
    about: both(
      'Miwe şiresi bilen reňklenen tegelek kemputler. Emeli reňk goşulmaýar. Çagalaryň doglan gününde kiçi sowgat edip paýlamaga amatly.',
      'Круглые леденцы, окрашенные фруктовым соком, без искусственных красителей. Удобны как маленькие подарки гостям детского праздника.',
    ),
    attributes: [composition('Şeker, miwe şiresi, limon turşusy', 'Сахар, фруктовый сок, лимонная кислота'), shelfLife('8 aý', '8 месяцев')],
    occasions: ['birthday', 'new-year'], recipients: ['boy', 'girl'],
    options: [option(both('5 kemput', '5 леденцов'), 25, 200), option(both('20 kemput', '20 леденцов'), 85, 70)],
    daysAgo: 230, popularity: 50,
  },
  {
    key: 'nagysly-koke', brand: 'sirin-sacak', categories: ['candies', 'pastry'], pictures: ['cookies'],
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
