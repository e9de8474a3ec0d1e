/** Cards that exist only here. Each has one fate, so that anybody can see every way a payment goes. */
export type CardFate = 'pays' | 'declined' | 'no-funds' | 'expired' | 'wrong-code' | 'lost-return';

export type DemoCard = { number: string; fate: CardFate };

export const demoCards: readonly DemoCard[] = [
  { number: '9934000000000010', fate: 'pays' },
  { number: '9934000000000028', fate: 'declined' },
  { number: '9934000000000036', fate: 'no-funds' },
  { number: '9934000000000044', fate: 'expired' },
  { number: '9934000000000051', fate: 'wrong-code' },
  { number: '9934000000000069', fate: 'lost-return' },
];

/** What the demo's holder, date and three digits are filled with. */
export const demoDetails = { expiry: '12/30', holder: 'DEMO CUSTOMER', cvc: '123' };

/** The one code that the issuer "sends". */
export const demoCode = '123456';

export type CardEntry = { pan: string; expiry: string; holder: string; cvc: string };
export type CardField = 'pan' | 'expiry' | 'holder' | 'cvc';
export type CardProblem =
  | 'pan-wrong'
  | 'pan-unknown'
  | 'expiry-wrong'
  | 'expiry-past'
  | 'holder-wrong'
  | 'cvc-wrong';

/** Every wrong field with its problem. Unknown cards are refused: nobody should type a real one. */
export function checkCard(entry: CardEntry, at: number): Partial<Record<CardField, CardProblem>> {
  const problems: Partial<Record<CardField, CardProblem>> = {};
  const pan = digits(entry.pan);
  if (!/^\d{16,19}$/.test(pan) || !passesLuhn(pan)) problems.pan = 'pan-wrong';
  else if (findDemoCard(pan) === undefined) problems.pan = 'pan-unknown';
  const end = expiryEnd(entry.expiry);
  if (end === null) problems.expiry = 'expiry-wrong';
  else if (end <= at) problems.expiry = 'expiry-past';
  if (!/^[A-Za-z .'-]{2,26}$/.test(entry.holder.trim())) problems.holder = 'holder-wrong';
  if (!/^\d{3}$/.test(entry.cvc)) problems.cvc = 'cvc-wrong';
  return problems;
}

/** Spaces and hyphens are ignored. */
export function findDemoCard(pan: string): DemoCard | undefined {
  return demoCards.find((card) => card.number === digits(pan));
}

/** The first six and the last four digits, as the protocol has them. */
export function maskCard(card: DemoCard): string {
  return `${card.number.slice(0, 6)}**${card.number.slice(-4)}`;
}

function digits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** `MM/YY` or the protocol's `YYYYMM`; a card is good to the end of its month. */
function expiryEnd(text: string): number | null {
  const short = /^(\d{2})\/?(\d{2})$/.exec(text.replace(/\s/g, ''));
  const long = /^(20\d{2})(\d{2})$/.exec(text.trim());
  const month = Number(long?.[2] ?? short?.[1]);
  const year = long ? Number(long[1]) : 2000 + Number(short?.[2]);
  return month >= 1 && month <= 12 ? Date.UTC(year, month, 1) : null;
}

function passesLuhn(pan: string): boolean {
  const sum = [...pan].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
