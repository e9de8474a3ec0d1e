import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { contents, fromTurkmenistan, fromUzbekistan, height, material, power, size, volume } from '../traits.ts';

/** Things for the home. */
export const home: readonly SeedProduct[] = [
  {
    key: 'nusay-kuyze', brand: 'nusay', categories: ['decor'], pictures: ['vase-small', 'vase-large'],
    title: both('Keramiki küýze “Nusaý”', 'Керамическая ваза «Ниса»'),
    about: both(
      'Gadymy Nusaýdan tapylan gaplaryň nagşy bilen bezelen küýze. Ussanyň möhüri düýbünde. Içine gül-de goýup bolýar, boş durubam otagy bezeýär.',
      'Ваза с узором сосудов, найденных в древней Нисе. На донце — клеймо мастера. Хороша и с цветами, и сама по себе.',
    ),
    attributes: [material('Gyzyl toýun', 'Красная глина'), fromTurkmenistan],
    occasions: ['wedding', 'housewarming', 'anniversary', 'independence'], recipients: ['mother', 'teacher', 'colleague', 'grandmother'],
    options: [option(both('25 sm', '25 см'), 210, 12, { picture: 'vase-small' }), option(both('40 sm', '40 см'), 360, 5, { picture: 'vase-large' })],
    daysAgo: 130, popularity: 67,
  },
  {
    key: 'nahar-toplumy', brand: 'nusay', categories: ['tableware'], pictures: ['dinner-set'],
    title: both('Saçak gap-gaç toplumy', 'Набор столовой посуды'),
    about: both(
      'Alty adamlyk tabaklar, çemçeler we wilkalar. Täze maşgalanyň ilkinji myhmanlary üçin ýeterlik.',
      'Тарелки, ложки и вилки на шесть персон. Хватит, чтобы принять первых гостей в новом доме.',
    ),
    attributes: [contents('18 tabak, 24 çemçe we wilka', '18 тарелок, 24 прибора'), material('Farfor, polat', 'Фарфор, сталь')],
    occasions: ['wedding', 'housewarming'], recipients: ['friend', 'sister', 'mother'],
    options: [only(720, 6, { was: 820 })], daysAgo: 76, popularity: 59,
  },
  {
    key: 'ysly-sem', brand: 'nurly-oy', categories: ['light', 'fragrance'], pictures: ['scene-candle', 'candle-lavender', 'candle-green'],
    title: both('Ysly şem', 'Ароматическая свеча'),
    about: both(
      'Soýa mumundan guýlan şem: tüsse bermeýär, 40 sagat töweregi ýanýar. Çüýşesine soň galam salyp goýup bolýar.',
      'Свеча из соевого воска: не коптит и горит около 40 часов. Стакан потом пригодится для карандашей.',
    ),
    attributes: [material('Soýa mumy, pagta pilik', 'Соевый воск, хлопковый фитиль'), volume('220 ml', '220 мл'), fromTurkmenistan],
    occasions: ['womens-day', 'housewarming', 'thanks', 'valentines'], recipients: ['sister', 'teacher', 'colleague', 'beloved', 'friend'],
    options: [option(both('Anar', 'Гранат'), 85, 34, { picture: 'scene-candle' }), option(both('Lawanda', 'Лаванда'), 85, 28, { picture: 'candle-lavender' }), option(both('Çaý agajy', 'Чайное дерево'), 85, 11, { picture: 'candle-green' })],
    daysAgo: 23, popularity: 78,
  },
  {
    key: 'sem-toplumy', brand: 'nurly-oy', categories: ['light', 'decor'], pictures: ['candle-pillars'],
    title: both('Dört şem, agaç mejimede', 'Четыре свечи на деревянном подносе'),
    about: both(
      'Dürli boýly dört şem altyn halkaly. Her biri 30 sagat töweregi ýanýar.',
      'Четыре свечи разной высоты с золотистыми кольцами. Каждая горит около 30 часов.',
    ),
    attributes: [material('Soýa mumy, agaç', 'Соевый воск, дерево'), contents('4 şem, mejime', '4 свечи, поднос')],
    occasions: ['housewarming', 'new-year', 'anniversary'], recipients: ['friend', 'sister', 'beloved', 'mother'],
    options: [only(175, 14)],
    daysAgo: 20, popularity: 61,
  },
  {
    key: 'stol-cyrasy', brand: 'nurly-oy', categories: ['light', 'decor'], pictures: ['table-lamp'],
    title: both('Stol çyrasy “Agşam”', 'Настольная лампа «Вечер»'),
    about: both(
      'Gök keramiki aýakly, ýumşak ýagty berýän stol çyrasy. Okamak we dynç almak üçin.',
      'Лампа на синей керамической ножке даёт мягкий свет. Для чтения и отдыха.',
    ),
    attributes: [height('42 sm', '42 см'), power('220 W, LED', '220 В, светодиод'), material('Keramika, mata', 'Керамика, ткань')],
    occasions: ['housewarming', 'anniversary'], recipients: ['grandmother', 'mother', 'father', 'friend'],
    options: [only(290, 9)],
    daysAgo: 46, popularity: 52,
  },
  {
    key: 'fanar', brand: 'nurly-oy', categories: ['light', 'decorations'], pictures: ['lantern'],
    title: both('Bürünç fanar, şemi bilen', 'Латунный фонарь со свечой'),
    about: both(
      'Oýma nagyşly bürünç fanar. Şemi çalşyp bolýar, howluda-da ýel öçürmeýär.',
      'Латунный фонарь с узором. Свечу можно менять, ветер во дворе её не погасит.',
    ),
    attributes: [material('Bürünç, çüýşe', 'Латунь, стекло'), height('34 sm', '34 см')],
    occasions: ['oraza', 'new-year', 'housewarming'], recipients: ['friend', 'mother', 'grandfather'],
    options: [only(220, 0)],
    daysAgo: 39, popularity: 54,
  },
  {
    key: 'haly-yassyk', brand: 'keteni', categories: ['decor'], pictures: ['cushion-red', 'cushion-blue'],
    title: both('Haly nagyşly ýassyk', 'Подушка с ковровым узором'),
    about: both(
      'Teke göli dokalan ýassyk, burçlary seçekli. Daşyny aýryp ýuwup bolýar.',
      'Подушка с текинским гёлем и кистями по углам. Чехол снимается и стирается.',
    ),
    attributes: [material('Ýüň, nah', 'Шерсть, хлопок'), size('45 × 45 sm', '45 × 45 см'), fromTurkmenistan],
    occasions: ['housewarming', 'wedding', 'independence'], recipients: ['mother', 'grandmother', 'friend', 'colleague'],
    options: [option(both('Gyzyl', 'Красная'), 165, 20, { picture: 'cushion-red' }), option(both('Gök', 'Синяя'), 165, 12, { picture: 'cushion-blue' })],
    daysAgo: 24, popularity: 70,
  },
  {
    key: 'palaw-lagany', brand: 'nusay', categories: ['tableware'], pictures: ['plov-dish'],
    title: both('Palaw üçin lagan', 'Ляган для плова'),
    about: both(
      'Uly maşgala saçagy üçin el bilen boýalan lagan. Diametri 42 santimetr, sekiz adamlyk palaw sygýar.',
      'Расписанное вручную блюдо для большого стола. Диаметр 42 сантиметра, помещается плов на восьмерых.',
    ),
    attributes: [material('Keramika, el bilen boýalan', 'Керамика, ручная роспись'), size('Diametri 42 sm', 'Диаметр 42 см'), fromUzbekistan],
    occasions: ['wedding', 'housewarming', 'gurban'], recipients: ['mother', 'friend', 'grandmother'],
    options: [only(260, 3)], daysAgo: 56, popularity: 41,
  },
];
