import type { MainInfo } from '#contract/content/shop.ts';
import type { Address } from '#contract/delivery/shop.ts';
import type { OrderForm } from './order-form.ts';

type AnswerBasis = Pick<MainInfo, 'deliveryMethods' | 'paymentMethods' | 'banks'> & {
  /** The customer's addresses; null while loading. */
  addresses: readonly Address[] | null;
  /** The chosen place, else the first of the home zone; null while unknown. */
  here: number | null;
};

/** Defaults for unanswered fields. None costs more than its alternatives. */
export function proposeAnswers(form: OrderForm, known: AnswerBasis): Partial<OrderForm> {
  const { deliveryMethods, paymentMethods, banks, addresses, here } = known;
  const patch = forgetGone(form, known);
  const now = { ...form, ...patch };
  if (now.where === '' && addresses) Object.assign(patch, proposePlace(now, addresses));
  if ({ ...now, ...patch }.where === 'new' && now.place === null && here !== null) patch.place = here;
  if (now.method === '' && deliveryMethods.includes('STANDARD')) patch.method = 'STANDARD';
  if (now.payment === '' && paymentMethods.includes('ONLINE')) patch.payment = 'ONLINE';
  const [bank] = banks;
  if (now.bank === '' && bank && banks.length === 1) patch.bank = bank.code;
  return patch;
}

/** Clears answers of the last order that are no longer available. */
function forgetGone(form: OrderForm, { paymentMethods, banks, addresses }: AnswerBasis): Partial<OrderForm> {
  const isSaved =
    !/^\d+$/.test(form.where) || !addresses || addresses.some(({ id }) => String(id) === form.where);
  return {
    ...(isSaved ? {} : { where: '', likeLast: 'no' }),
    ...(form.payment === '' || paymentMethods.includes(form.payment) ? {} : { payment: '' }),
    ...(form.bank === '' || banks.some(({ code }) => code === form.bank) ? {} : { bank: '' }),
  };
}

/**
 * For oneself the own address; for somebody else only the empty form, and only if there is no saved address to
 * choose.
 */
function proposePlace(form: OrderForm, addresses: readonly Address[]): Partial<OrderForm> {
  const own = addresses.filter(({ forOther }) => !forOther);
  if (form.forWhom === 'other') return own.length === addresses.length ? { where: 'new' } : {};
  const home = own.find(({ isDefault }) => isDefault) ?? own[0];
  if (home) return { where: String(home.id), ...(form.name ? {} : { name: home.fullname }) };
  return addresses.length === 0 ? { where: 'new' } : {};
}
