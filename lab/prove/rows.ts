/** Rows of the table of `npm run prove` that run tests of `npm test` more often; worded for merchants. */
import { howOften } from '../../tests/support/shop/how-often.ts';

/** Figures that tests reported while they ran. */
export type Figures = Readonly<Record<string, number | string>>;

export type Row = {
  /** Its number in the list of promises. */
  bar: string;
  tried: string;
  /** The required figure. */
  asked: string;
  /** The measured result; called only when the tests passed. */
  measured(figures: Figures): string;
  /** Whether a measured figure is good enough, where it depends on the machine and tests cannot assert it. */
  holds?(figures: Figures): boolean;
  /** File, and the beginning of the test's title. */
  tests: readonly (readonly [file: string, title: string])[];
};

const races = 'server/features/checkout/order-races.test.ts';
const journey = (name: string) => `tests/journeys/payments/pay-${name}.test.ts`;
const always = (what: string) => () => what;

export const rows: readonly Row[] = [
  {
    bar: 'B1',
    tried: '200 buyers want the last 20 units, on two servers',
    asked: `${howOften('oversellRuns')} runs: 20 sold, 180 told so`,
    measured: (f) =>
      `${f['runs']} runs: 20 sold, 180 told so, ${f['turnedAway']} refused; books right at ${f['looks']} looks`,
    holds: ({ turnedAway }) => turnedAway === 0,
    tests: [[races, 'of 200 buyers of the last 20 units']],
  },
  {
    bar: 'B2',
    tried: 'Carts with the same goods in every order, at once',
    asked: '160 orders, none stuck',
    measured: always('160 orders, none stuck'),
    tests: [[races, 'carts with the same goods in any order']],
  },
  {
    bar: 'B3',
    tried: 'Two nodes send reminders at ten and are killed meanwhile',
    asked: `${howOften('reminderKills')} kills, one SMS each`,
    measured: (f) =>
      `${f['kills']} kills, ${f['underWay']} amid the work: ${f['sent']} customers, one SMS each`,
    tests: [['lab/prove/crash/reminders.test.ts', 'kill -9 of nodes that remind']],
  },
  {
    bar: 'B4',
    tried: 'One order sent 50 times at once, and after a restart',
    asked: 'one order, one answer',
    measured: always('one order, one answer'),
    tests: [[races, 'fifty requests with one key']],
  },
  {
    bar: 'B4',
    tried: 'Orders repeated while connections are cut and servers restart',
    asked: `${howOften('keySequences')} histories`,
    measured: (f) =>
      `${f['sequences']} histories, ${f['sent']} calls, ${f['unanswered']} unheard, ${f['restarts']} restarts: ${f['orders']} orders for ${f['keys']} keys`,
    tests: [['server/features/checkout/idempotency.test.ts', 'whatever a client retries']],
  },
  {
    bar: 'B5',
    tried: 'Random carts against a child’s model of the shop',
    asked: `${howOften('carts')} carts, no difference`,
    measured: ({ carts, refused }) => `${carts} carts (${refused} refused), no difference`,
    tests: [['server/features/checkout/order-model.test.ts', 'random carts']],
  },
  {
    bar: 'B6',
    tried: 'Hostile carts: odd amounts, own prices, foreign fields',
    asked: `${howOften('hostileCarts')} carts, no order`,
    measured: ({ carts }) => `${carts} carts refused, no order`,
    tests: [['server/features/checkout/hostile-carts.test.ts', 'hostile carts']],
  },
  {
    bar: 'B7',
    tried: 'Unpaid orders let their goods go, two servers at it',
    asked: `${howOften('unpaidHolds')} orders, once each, within 60 s`,
    measured: (f) => `${f['holds']} orders, once each, within ${f['slowest']} s, the bank asked before`,
    tests: [[journey('expiry'), 'holds that nobody paid end once']],
  },
  {
    bar: 'B8',
    tried: 'One customer hoards with unpaid orders',
    asked: '100 tries: three are held',
    measured: always('100 tries: three are held'),
    tests: [[races, 'a hundred tries of one customer']],
  },
  {
    bar: 'B9',
    tried: 'Nobody tells the shop that it was paid',
    asked: `${howOften('silentPayments')} orders known within 60 s`,
    measured: ({ orders, slowest }) => `${orders} orders, the last after ${slowest} s`,
    tests: [[journey('watch'), 'orders whose callbacks and customers never come back']],
  },
  {
    bar: 'B10',
    tried: 'Banks lose, delay, cut and spoil their answers',
    asked: `${howOften('bankScripts')} scripts, books equal the bank’s`,
    measured: (f) => `${f['scripts']} scripts, ${f['payments']} payments, books equal the bank’s`,
    tests: [[journey('faults'), 'whatever the bank does']],
  },
  {
    bar: 'B11',
    tried: 'A stranger says “it is paid”',
    asked: `${howOften('forgedCallbacks')} forged, none believed, within 500 ms`,
    measured: (f) => `${f['forgeries']} forged, none believed, 20 at once within ${f['slowest']} ms`,
    holds: ({ slowest }) => Number(slowest) <= 500,
    tests: [[journey('callback'), 'a forged callback is refused']],
  },
  {
    bar: 'B11',
    tried: 'The same money is reported 20 times, at once and late',
    asked: 'booked once, one question to the bank',
    measured: always('booked once, one question to the bank'),
    tests: [
      [journey('callback'), 'the same status twenty times over'],
      [journey('callback'), 'twenty that settle the same money'],
      [journey('callback'), 'a callback about an unknown order'],
      [journey('callback'), 'an impatient customer'],
    ],
  },
  {
    bar: 'B12',
    tried: 'Money comes after the order has ended',
    asked: `${howOften('latePayments')} orders, returned within 5 min, once`,
    measured: (f) =>
      `${f['placed']} found their goods, ${f['returned']} were returned once within ${f['slowest']} s`,
    tests: [
      [journey('late'), 'money after the end finds the goods'],
      [journey('late'), 'money after the goods are gone'],
    ],
  },
  {
    bar: 'B13',
    tried: '“Pay” pressed 20 times at once; its answer lost',
    asked: 'one page that can be paid',
    measured: always('one page that can be paid'),
    tests: [
      [journey('online'), 'twenty presses of "pay"'],
      [journey('twice'), 'the answer to a registration is lost'],
      [journey('twice'), 'twenty presses while the answer is lost'],
    ],
  },
  {
    bar: 'B13',
    tried: 'Two banks get paid for one order',
    asked: 'one kept, the other returned once',
    measured: always('one kept, the other returned once'),
    tests: [[journey('twice'), 'a first bank that cannot close its page']],
  },
  {
    bar: 'B14',
    tried: 'One refund asked for 20 times at once; its answer lost',
    asked: 'the bank hears of one',
    measured: always('the bank hears of one; people see the lost one at once'),
    tests: [
      [journey('refund'), 'twenty refunds of the whole sum'],
      [journey('refund'), 'twenty small refunds'],
      [journey('refund'), 'a refund whose answer is lost'],
      [journey('refund'), 'a refund that may never have arrived'],
    ],
  },
  {
    bar: 'B15',
    tried: 'Wrong entries are planted in the books',
    asked: '10 of 10 kinds found',
    measured: always('10 of 10 kinds found and named'),
    tests: [['server/ops/cli/books.test.ts', 'ten differences of ten kinds']],
  },
  {
    bar: 'B16',
    tried: 'Guessing the code of a customer, 200 at once',
    asked: 'five are looked at',
    measured: always('five are looked at'),
    tests: [['server/features/customers/sign-in/sign-in.test.ts', 'of two hundred attempts at once']],
  },
  {
    bar: 'B25',
    tried: 'The largest and most laborious requests, to every route',
    asked: 'none holds the server for 50 ms',
    measured: (f) => `${f['requests']} requests to ${f['routes']} routes: ${f['longest']} ms at most`,
    tests: [['lab/prove/event-loop.test.ts', 'no request of a megabyte']],
  },
  {
    bar: 'B47',
    tried: 'A courier’s phone: calls cut, doubled, late; clocks a day wrong',
    asked: `${howOften('networkScripts')} days, and ${howOften('courierDays')} of a real shop: each deed once`,
    measured: ({ scripts, deeds, days, booked }) =>
      `${scripts} days, ${deeds} deeds, each once and at its stop; ${days} and ${booked} of a real shop, money too`,
    tests: [
      ['backoffice/features/couriers/phone/network.test.ts', 'whatever the network does'],
      ['tests/journeys/office/courier-days.test.ts', 'over a poor connection to a real shop'],
    ],
  },
  {
    bar: 'B48',
    tried: 'What recipients and couriers get is searched for prices, numbers, names, cards, addresses',
    asked: `${howOften('secretGifts')} gifts, nothing found`,
    measured: ({ gifts, answers }) => `${gifts} gifts, ${answers} answers: nothing`,
    tests: [['server/ssr/gift-requests/secrecy.test.ts', 'no byte that a recipient or a courier gets']],
  },
];
