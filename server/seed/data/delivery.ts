import type { SeedPeakDay, SeedSlot, SeedWrap, SeedZone } from '../seed-types.ts';
import { both } from './compose.ts';

const manat = 100;

/** Zones from near to far. Money is in tenge; `leadDays` are working days by standard delivery. */
export const zones: readonly SeedZone[] = [
  { id: 'Z1', title: both('Aşgabat', 'Ашхабад'), fee: 20 * manat, freeFrom: 500 * manat, minimum: 50 * manat, expressFee: 45 * manat, leadDays: 0 },
  { id: 'Z2', title: both('Arkadag we Ahalyň ýakyn etraplary', 'Аркадаг и ближние этрапы Ахала'), fee: 40 * manat, freeFrom: 800 * manat, minimum: 100 * manat, expressFee: null, leadDays: 1 },
  { id: 'Z3', title: both('Mary we Ahalyň uzak etraplary', 'Мары и дальние этрапы Ахала'), fee: 70 * manat, freeFrom: 1500 * manat, minimum: 150 * manat, expressFee: null, leadDays: 2 },
  { id: 'Z4', title: both('Balkan welaýaty', 'Балканский велаят'), fee: 80 * manat, freeFrom: 1800 * manat, minimum: 150 * manat, expressFee: null, leadDays: 3 },
  { id: 'Z5', title: both('Lebap we Daşoguz welaýatlary', 'Лебапский и Дашогузский велаяты'), fee: 90 * manat, freeFrom: 2000 * manat, minimum: 150 * manat, expressFee: null, leadDays: 3 },
];

const windows = [
  { starts: '10:00', ends: '13:00' },
  { starts: '13:00', ends: '16:00' },
  { starts: '16:00', ends: '19:00' },
  { starts: '19:00', ends: '21:00' },
];
/** On Sundays the shop opens later and the last courier goes home earlier. */
const sundayWindows = windows.slice(1, 3);

/** Windows of every day of the week (0 is Monday): two hours' notice, fifty orders each, near zones only. */
export const slots: readonly SeedSlot[] = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
  (weekday === 6 ? sundayWindows : windows).map((window) => ({
    weekday, ...window, capacity: 50, cutoffMinutes: 120, zones: weekday === 6 ? ['Z1'] : ['Z1', 'Z2'],
  })),
);

/** Days on which everybody gives at once: more couriers are hired, so each window takes more. */
export const peakDays: readonly SeedPeakDay[] = [
  { month: 2, day: 14, reason: both('Söýgüliler güni', 'День влюблённых'), capacityPercent: 150 },
  { month: 3, day: 8, reason: both('Zenanlar güni', 'Женский день'), capacityPercent: 200 },
  { month: 12, day: 31, reason: both('Täze ýyl', 'Новый год'), capacityPercent: 150 },
];

/** The one day of the year when nobody works. */
export const closedDay = { month: 1, day: 1, reason: both('Täze ýyl güni dynç alyş', 'Выходной, Новый год') };

/** Ways of wrapping a gift. */
export const wraps: readonly SeedWrap[] = [
  { title: both('Kraft kagyz we kendir ýüp', 'Крафт-бумага и шпагат'), price: 15 * manat, picture: 'wrap-kraft' },
  { title: both('Göl nagyşly guty', 'Коробка с узором «гёль»'), price: 35 * manat, picture: 'wrap-gol' },
  { title: both('Ak guty, gyzyl atlas lenta', 'Белая коробка, красная атласная лента'), price: 45 * manat, picture: 'wrap-white' },
  { title: both('Sowgat paketi', 'Подарочный пакет'), price: 10 * manat, picture: 'wrap-bag' },
];

/** What a handwritten greeting card beside the gift costs, in tenge. */
export const cardPrice = 10 * manat;
