import type { OrderForm } from './order-form.ts';

/** Fields whose change means that the draft is no longer a copy of the last order. */
const asked = ['forWhom', 'name', 'phone', 'otherName', 'otherPhone', 'where'] as const;

/**
 * Draft of the next order: same recipient, address and payment. Gift and time are not carried over, since each order
 * has its own. @param place the one chosen for the whole shop
 */
export function beginNext(form: OrderForm, place: number | null): Partial<OrderForm> {
  const { forWhom, name, phone, otherName, otherPhone, sender, where, payment, bank } = form;
  return {
    ...{ forWhom, name, phone, otherName, otherPhone, sender, where, payment, bank },
    place: where === 'asks' ? form.place : place,
    method: form.method === 'STANDARD' ? form.method : '',
    likeLast: 'yes',
  };
}

/** The same order for somebody else: recipient and address are asked again. */
export const forAnother: Partial<OrderForm> = {
  forWhom: 'other',
  otherName: '',
  otherPhone: '',
  where: '',
  likeLast: 'no',
};

/** Whether a change replaces the recipient or the address. */
export function asksAnew(patch: Partial<OrderForm>): boolean {
  return asked.some((field) => field in patch);
}
