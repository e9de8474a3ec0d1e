import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { age, fromChina, fromTurkey, fromTurkmenistan, keeping, material, size } from '../traits.ts';

const plush = material('Ýumşak plýuş, gipoallergen doldurgyç', 'Мягкий плюш, гипоаллергенный наполнитель');
const wash = keeping('30 °C suwda ýuwup bolýar', 'Можно стирать при 30 °C');
const fromOne = age('1 ýaşdan', 'от 1 года');

/** Soft toys. */
export const softToys: readonly SeedProduct[] = [
  {
    key: 'ayyjyk-mahirli', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['teddy-30', 'scene-teddy', 'teddy-120'],
    title: both('Ýumşak aýyjyk “Mähirli”', 'Плюшевый мишка «Ласковый»'),
    about: both(
      'Gujaklasyň gelip duran, boýny bantly goňur aýyjyk. Tüýi dökülmeýär, gözleri berk tikilen. Gülüň ýa-da şokoladyň ýanyna goşulsa, sowgat has-da ýürege ýakyn bolýar.',
      'Коричневый мишка с бантом, которого хочется обнять. Плюш не лезет, глазки пришиты крепко. Вместе с цветами или шоколадом подарок станет ещё теплее.',
    ),
    attributes: [plush, wash, fromOne, fromTurkey],
    occasions: ['birthday', 'valentines', 'newborn', 'womens-day'], recipients: ['girl', 'boy', 'beloved', 'sister', 'baby'],
    options: [option(both('30 sm', '30 см'), 120, 42, { picture: 'teddy-30' }), option(both('50 sm', '50 см'), 220, 25, { picture: 'scene-teddy' }), option(both('120 sm', '120 см'), 720, 2, { was: 790, picture: 'teddy-120' })],
    daysAgo: 240, popularity: 99,
  },
  {
    key: 'duyejik-kerwen', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['camel'],
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
    key: 'towsanjyk', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['rabbit-grey', 'rabbit-pink'],
    title: both('Ýumşak towşanjyk', 'Плюшевый зайчонок'),
    about: both(
      'Uzyn gulakly, ýeňil towşanjyk. Kiçijik elde saklamaga amatly, uklanyňda-da ýanyňdan aýrylmaz.',
      'Лёгкий зайчонок с длинными ушами. Помещается в маленькой руке и не расстаётся с хозяином даже во сне.',
    ),
    attributes: [plush, size('25 sm', '25 см'), wash, fromOne],
    occasions: ['newborn', 'birthday'], recipients: ['baby', 'girl', 'boy'],
    options: [option(both('Çal', 'Серый'), 95, 27, { picture: 'rabbit-grey' }), option(both('Gülgün', 'Розовый'), 95, 14, { picture: 'rabbit-pink' })],
    daysAgo: 125, popularity: 63,
  },
  {
    key: 'pilajyk', brand: 'mahirli-ayyjyk', categories: ['soft-toys', 'baby'], pictures: ['elephant'],
    title: both('Ýumşak pil “Fili”', 'Плюшевый слон «Фили»'),
    about: both(
      'Gulaklarynyň içi şagyrdaýar, hortumyny kiçijik barmaklar bilen tutmak amatly. Bäbegiň eşitmegini we duýgusyny ösdürýär.',
      'Уши шуршат, а хобот удобно хватать маленькими пальчиками. Развивает слух и осязание малыша.',
    ),
    attributes: [plush, size('32 sm', '32 см'), age('6 aýdan', 'от 6 месяцев'), wash],
    occasions: ['newborn', 'birthday'], recipients: ['baby', 'boy', 'girl'],
    options: [only(130, 1)], daysAgo: 64, popularity: 48,
  },
  {
    key: 'pingwin', brand: 'mahirli-ayyjyk', categories: ['soft-toys'], pictures: ['penguin'],
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
    key: 'juyjejik', brand: 'mahirli-ayyjyk', categories: ['soft-toys', 'baby'], pictures: ['chick'],
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
