/** Rows of the table of `npm run prove` that stand for one test each, in the words of a merchant. */
export type Row = { tried: string; often: string; held: string; file: string; test: string };

const races = 'server/shop/checkout/order-races.test.ts';
const runs = process.env['RACES'] ?? '30';

export const rows: readonly Row[] = [
  {
    tried: '200 buyers want the last 20 units, on two servers',
    often: `${runs} times`,
    held: '20 sold, 180 told “sold out”, every time',
    file: races,
    test: 'of 200 buyers of the last 20 units',
  },
  {
    tried: 'Carts with the same goods in every order, at once',
    often: '160 orders',
    held: 'all placed, none stuck',
    file: races,
    test: 'carts with the same goods in any order',
  },
  {
    tried: 'One order sent 50 times at once, and after a restart',
    often: '51 calls',
    held: 'one order, one answer',
    file: races,
    test: 'fifty requests with one key',
  },
  {
    tried: 'One customer hoards with unpaid orders',
    often: '100 tries',
    held: 'three are held, 97 refused',
    file: races,
    test: 'a hundred tries of one customer',
  },
  {
    tried: 'A delivery window with 50 places',
    often: '51 orders at once',
    held: '50 in, one politely refused',
    file: races,
    test: 'a delivery window takes as many orders',
  },
  {
    tried: 'Random carts against a child’s model of the shop',
    often: '300 carts',
    held: 'no difference',
    file: 'server/shop/checkout/order-model.test.ts',
    test: 'three hundred random carts',
  },
  {
    tried: '“Pay” pressed 20 times at once',
    often: '20 presses',
    held: 'one page at the bank',
    file: 'tests/journeys/pay-online.test.ts',
    test: 'twenty presses of "pay"',
  },
  {
    tried: 'Both of two banks get paid for one order',
    often: 'once',
    held: 'one kept, the other returned once',
    file: 'tests/journeys/pay-twice.test.ts',
    test: 'a first bank that cannot close its page',
  },
  {
    tried: 'Nobody tells the shop that it was paid',
    often: '50 orders',
    held: 'all known within a minute',
    file: 'tests/journeys/pay-watch.test.ts',
    test: 'fifty orders whose callbacks',
  },
  {
    tried: 'A stranger says “it is paid”',
    often: 'forged callbacks',
    held: 'refused, believed by nobody',
    file: 'tests/journeys/pay-callback.test.ts',
    test: 'a forged callback is refused',
  },
  {
    tried: 'The same money is reported 20 times at once',
    often: '20 reports',
    held: 'booked once',
    file: 'tests/journeys/pay-callback.test.ts',
    test: 'twenty that settle the same money',
  },
  {
    tried: 'Money comes after the goods are gone',
    often: '10 orders',
    held: 'returned once each, the buyer is told',
    file: 'tests/journeys/pay-late.test.ts',
    test: 'money after the goods are gone',
  },
  {
    tried: 'One refund asked for 20 times at once',
    often: '20 requests',
    held: 'the bank hears of one',
    file: 'tests/journeys/pay-refund.test.ts',
    test: 'twenty refunds of the whole sum',
  },
  {
    tried: 'Guessing the code of a customer',
    often: '200 guesses at once',
    held: 'five are looked at',
    file: 'server/shop/identity/sign-in.test.ts',
    test: 'of two hundred guesses at once',
  },
  {
    tried: 'Wrong entries are planted in the books',
    often: '10 of 10 kinds',
    held: 'all found and named',
    file: 'server/cli/books.test.ts',
    test: 'ten differences of ten kinds',
  },
];
