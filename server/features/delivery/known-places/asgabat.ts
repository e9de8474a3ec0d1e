import { inZone } from './place.ts';
import type { PlaceRow } from './place.ts';

const districts: readonly PlaceRow[] = [
  ['Bagtyýarlyk etraby', 'этрап Багтыярлык', 'Arçabil', 'Ruhabat', 'Арчабиль', 'Рухабат'],
  ['Berkararlyk etraby', 'этрап Беркарарлык', 'Azatlyk', 'Азатлык'],
  ['Büzmeýin etraby', 'этрап Бюзмеин', 'Abadan', 'Абадан', 'Безмеин'],
  ['Köpetdag etraby', 'этрап Копетдаг', 'Çandybil', 'Чандыбиль'],
];

const microdistricts: readonly PlaceRow[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 30].map(
    (n): PlaceRow => [`${n} mkr`, `${n} мкр`, `${n} mikroraýon`, `${n} микрорайон`],
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): PlaceRow => [`Parahat ${n}`, `Парахат ${n}`, `Мир ${n}`]),
  ['Howdan A', 'Ховдан А', 'Gowdan A', 'Гаудан А'],
  ['Howdan B', 'Ховдан Б', 'Gowdan B', 'Гаудан Б'],
  ['Howdan W', 'Ховдан В', 'Gowdan W', 'Гаудан В'],
  ['14-nji tapgyr', '14-я очередь', '14 tapgyr'],
  ['15-nji tapgyr', '15-я очередь', '15 tapgyr'],
];

const neighbourhoods: readonly PlaceRow[] = [
  ['Bagyr', 'Багир'],
  ['Bekrewe', 'Бекрова', 'Bikrowa', 'Бикрова'],
  ['Berzeňňi', 'Берзенги', 'Berzengi'],
  ['Büzmeýin şäherçesi', 'посёлок Бюзмеин', 'Abadan', 'Абадан', 'Безмеин'],
  ['Çoganly', 'Чоганлы', 'Choganly'],
  ['Garadamak', 'Карадамак', 'Karadamak'],
  ['Gökje', 'Гёкча', 'Gokdje'],
  ['Gurtly', 'Гуртлы', 'Куртлы'],
  ['Gypjak', 'Кипчак', 'Гыпджак'],
  ['Herrikgala', 'Херрикгала'],
  ['Hitrowka', 'Хитровка'],
  ['Köşi', 'Кеши', 'Keshi'],
  ['Olimpiýa şäherçesi', 'Олимпийский городок', 'Olimpiýa'],
  ['Täze zaman', 'Тязе заман', 'Taze zaman'],
  ['Ýalkym', 'Ялкым'],
];

/** Whoever gives often knows the city and the street of the other person, and not the quarter: the city stands for all of them. */
const wholeAsgabat: PlaceRow = [
  'Aşgabat (etrabyny bilemok)',
  'Ашхабад (район не знаю)',
  'Ashgabat',
  'Aşhabat',
  'Ашгабат',
];
const wholeArkadag: PlaceRow = ['Arkadag (etrabyny bilemok)', 'Аркадаг (район не знаю)'];

/** The capital: the whole city is one zone. */
export const asgabat = inZone('AG', 'Z1', [wholeAsgabat, ...districts, ...neighbourhoods, ...microdistricts]);

/** The new city beside it. */
export const arkadag = inZone('AR', 'Z2', [
  wholeArkadag,
  ['Kärizek etraby', 'этрап Каризек', 'Karizek'],
  ['Gorjaw etraby', 'этрап Горджав'],
]);
