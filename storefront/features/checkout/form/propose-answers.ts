import type { MainInfo } from '#contract/content/shop.ts';
import type { Address } from '#contract/delivery/shop.ts';
import type { OrderForm } from './order-form.ts';

type Known = Pick<MainInfo, 'deliveryMethods' | 'paymentMethods' | 'banks'> & {
  /** The customer's; null while they are on their way. */
  addresses: readonly Address[] | null;
};

/** Answers to what has none yet. Nothing here costs more than another answer would. */
export function proposeAnswers(form: OrderForm, known: Known): Partial<OrderForm> {
  const { deliveryMethods, paymentMethods, banks } = known;
  const patch: Partial<OrderForm> = {};
  // What was answered last time may be gone by now.
  if (isGone(form.where, known.addresses)) Object.assign(patch, { where: '', isLikeLast: false });
  if (form.bank !== '' && banks.every(({ code }) => code !== form.bank)) patch.bank = '';
  if (form.where === '' && known.addresses) Object.assign(patch, proposePlace(form, known.addresses));
  if (form.method === '' && deliveryMethods.includes('STANDARD')) patch.method = 'STANDARD';
  if (form.payment === '' && paymentMethods.includes('ONLINE')) patch.payment = 'ONLINE';
  const [bank] = banks;
  if (form.bank === '' && bank && banks.length === 1) patch.bank = bank.code;
  return patch;
}

/** A saved address that is not saved any more. */
function isGone(where: string, addresses: Known['addresses']): boolean {
  return /^\d+$/.test(where) && addresses !== null && addresses.every(({ id }) => String(id) !== where);
}

/** One's own address for oneself; for somebody else only the empty form, and that only where there is no choice. */
function proposePlace(form: OrderForm, addresses: readonly Address[]): Partial<OrderForm> {
  const own = addresses.filter(({ forOther }) => !forOther);
  if (form.forWhom === 'other') return own.length === addresses.length ? { where: 'new' } : {};
  const home = own.find(({ isDefault }) => isDefault) ?? own[0];
  if (home) return { where: String(home.id), ...(form.name ? {} : { name: home.fullname }) };
  return addresses.length === 0 ? { where: 'new' } : {};
}
