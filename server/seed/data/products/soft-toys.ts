import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, fromChina, fromTurkey, fromTurkmenistan, keeping, material, size } from '../traits.ts';

const plush = material('Ýumşak plýuş, gipoallergen doldurgyç', 'Мягкий плюш, гипоаллергенный наполнитель');
const wash = keeping('30 °C suwda ýuwup bolýar', 'Можно стирать при 30 °C');
const fromOne = age('1 ýaşdan', 'от 1 года');

/** Soft toys. */
export const softToys: readonly SeedProduct[] = [
  {
    key: 'ayyjyk-mahirli', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['teddy-bear', 'heart-with-ribbon', 'scene-teddy'],
    title: both('Ýumşak aýyjyk “Mähirli”', 'Плюшевый мишка «Ласковый»'),
    about: both(
      'Gujaklasyň gelip duran, boýny bantly goňur aýyjyk. Tüýi dökülmeýär, gözleri berk tikilen. Gülüň ýa-da şokoladyň ýanyna goşulsa, sowgat has-da ýürege ýakyn bolýar.',
      'Коричневый мишка с бантом, которого хочется обнять. Плюш не лезет, глазки пришиты крепко. Вместе с цветами или шоколадом подарок станет ещё теплее.',
    ),
    attributes: [plush, wash, fromOne, fromTurkey],
    occasions: ['birthday', 'valentines', 'newborn', 'womens-day'], recipients: ['girl', 'boy', 'beloved', 'sister', 'baby'],
    options: [option(both('30 sm', '30 см'), 120, 42), option(both('50 sm', '50 см'), 220, 25), option(both('80 sm', '80 см'), 390, 9), option(both('120 sm', '120 см'), 720, 2, { was: 790 })],
    daysAgo: 240, popularity: 99,
  },
  {
    key: 'duyejik-kerwen', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['toy-camel'],
    title: both('Ýumşak düýejik “Akmaýa”', 'Плюшевый верблюжонок «Акмая»'),
    about: both(
      'Türkmen ertekilerindäki ak maýany ýada salýan düýejik. Aşgabatdan gaýdýan myhmana hem ýadygärlik sowgat.',
      'Верблюжонок, похожий на белую верблюдицу из туркменских сказок. Хорош и как память для тех, кто уезжает из Ашхабада.',
    ),
    attributes: [plush, size('28 × 30 sm', '28 × 30 см'), wash, fromTurkmenistan],
    occasions: ['birthday', 'independence', 'newborn'], recipients: ['boy', 'girl', 'friend', 'colleague'],
    options: [only(145, 31)], daysAgo: 20, popularity: 80,
  },
  {
    key: 'towsanjyk', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['toy-rabbit'],
    title: both('Ýumşak towşanjyk', 'Плюшевый зайчонок'),
    about: both(
      'Uzyn gulakly, ýeňil towşanjyk. Kiçijik elde saklamaga amatly, uklanyňda-da ýanyňdan aýrylmaz.',
      'Лёгкий зайчонок с длинными ушами. Помещается в маленькой руке и не расстаётся с хозяином даже во сне.',
    ),
    attributes: [plush, size('25 sm', '25 см'), wash, fromOne],
    occasions: ['newborn', 'birthday'], recipients: ['baby', 'girl', 'boy'],
    options: [option(both('Çal', 'Серый'), 95, 27), option(both('Gülgün', 'Розовый'), 95, 14), option(both('Ak', 'Белый'), 95, 3)],
    daysAgo: 125, popularity: 63,
  },
  {
    key: 'pilajyk', brand: 'mahirli-ayyjyk', categories: ['soft-toys', 'baby'], pictures: ['toy-elephant'],
    title: both('Ýumşak pil “Fili”', 'Плюшевый слон «Фили»'),
    about: both(
      'Gulaklarynyň içi şagyrdaýar, hortumyny kiçijik barmaklar bilen tutmak amatly. Bäbegiň eşitmegini we duýgusyny ösdürýär.',
      'Уши шуршат, а хобот удобно хватать маленькими пальчиками. Развивает слух и осязание малыша.',
    ),
    attributes: [plush, size('32 sm', '32 см'), age('6 aýdan', 'от 6 месяцев'), wash],
    occasions: ['newborn', 'birthday'], recipients: ['baby', 'boy', 'girl'],
    options: [only(130, 20)], daysAgo: 64, popularity: 48,
  },
  {
    key: 'pingwin', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['toy-penguin'],
    title: both('Ýumşak pingwin', 'Плюшевый пингвин'),
    about: both(
      'Togalak garynly, ýumşajyk pingwin. Gyş baýramlarynyň iň şadyýan ýoldaşy.',
      'Пингвин с круглым мягким животиком. Самый весёлый спутник зимних праздников.',
    ),
    attributes: [plush, size('35 sm', '35 см'), wash, fromChina],
    occasions: ['new-year', 'birthday'], recipients: ['boy', 'girl', 'sister'],
    options: [only(140, 16)], daysAgo: 5, popularity: 66,
  },
  {
    key: 'kit-yassyk', brand: 'mahirli-ayyjyk', categories: ['soft-toys', 'decor'], pictures: ['toy-whale'],
    title: both('Oýunjak-ýassyk “Mawy kit”', 'Игрушка-подушка «Синий кит»'),
    about: both(
      'Gündiz oýnamaga, gije ýassyk ýerine ulanmaga amatly uly kit. Ýol ýöreýänlere-de gerek bolar: ulagda başyňyzy söýäp bilersiňiz.',
      'Днём с китом играют, ночью кладут под голову. Пригодится и в дороге: на нём удобно дремать в машине.',
    ),
    attributes: [plush, size('50 × 28 sm', '50 × 28 см'), wash],
    occasions: ['birthday', 'housewarming'], recipients: ['boy', 'girl', 'sister', 'friend'],
    options: [only(175, 12)], daysAgo: 92, popularity: 43,
  },
  {
    key: 'pysbaga', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['toy-turtle'],
    title: both('Ýumşak pyşbaga “Sabyrly”', 'Плюшевая черепаха «Терпеливая»'),
    about: both(
      'Garagum pyşbagasyna meňzeş, çanagy nagyşly oýunjak. Çanagynyň aşagynda kiçi jübi bar: dişi düşen çaga syryny gizläp biler.',
      'Похожа на каракумскую черепаху с узорным панцирем. Под панцирем — маленький карман: туда можно спрятать секрет или выпавший зубик.',
    ),
    attributes: [plush, size('30 sm', '30 см'), age('3 ýaşdan', 'от 3 лет')],
    occasions: ['birthday'], recipients: ['boy', 'girl'],
    options: [only(110, 1)], daysAgo: 175, popularity: 37,
  },
  {
    key: 'juyjejik', brand: 'mahirli-ayyjyk', categories: ['soft-toys', 'baby'], pictures: ['toy-chick'],
    title: both('Ýumşak jüýjejik', 'Плюшевый цыплёнок'),
    about: both(
      'Eliň aýasyna sygýan sary jüýjejik. Garnyna basanyňyzda jikgildeýär.',
      'Жёлтый цыплёнок, который помещается на ладони. Если нажать на животик, он пищит.',
    ),
    attributes: [plush, size('14 sm', '14 см'), fromOne],
    occasions: ['nowruz', 'birthday', 'newborn'], recipients: ['baby', 'girl', 'boy'],
    options: [only(55, 58)], daysAgo: 110, popularity: 39,
  },
];
