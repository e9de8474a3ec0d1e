import type { OrderForm } from './order-form.ts';

/** What an answer to it makes the order the customer's own again, and not the last one's. */
const asked = ['forWhom', 'name', 'phone', 'otherName', 'otherPhone', 'where'] as const;

/**
 * What the next order begins with: whom this one went to and where, and how it was paid. Of the gift and its time nothing:
 * each has its own. @param place the one chosen for the whole shop
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

/** The same order for somebody else: whom it goes to and where is asked anew. */
export const forAnother: Partial<OrderForm> = {
  forWhom: 'other',
  otherName: '',
  otherPhone: '',
  where: '',
  likeLast: 'no',
};

/** Whether a change says anew whom the order is for, or where it goes. */
export function asksAnew(patch: Partial<OrderForm>): boolean {
  return asked.some((field) => field in patch);
}
