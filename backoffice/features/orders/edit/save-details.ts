import { api } from '#backoffice/api/api.ts';
import { changesOf, type Drafts, draftsOf } from './changed-parts.ts';
import type { DeliveryDraft } from './order-drafts.ts';
import { type OrderEdit, saveOrderBeside } from './save-order-beside.ts';

/** @param sayTime a time is chosen whole, and shown in words */
export function saveDetails(
  edit: OrderEdit<Drafts>,
  sayTime: (time: DeliveryDraft) => string,
): Promise<void> {
  const fieldsOf = ({ delivery, gift: { wrap: _, ...gift }, ...rest }: Drafts) => ({
    ...rest,
    gift,
    delivery: sayTime(delivery),
  });
  return saveOrderBeside(edit, {
    draftOf: draftsOf,
    fieldsOf,
    write: ({ gift, delivery, ...rest }, order, seen) => {
      const now = draftsOf(order);
      const wanted = {
        ...{ ...rest, gift: { wrap: now.gift.wrap, ...gift } },
        delivery: delivery === sayTime(now.delivery) ? now.delivery : edit.draft.value.delivery,
      };
      const body = { ...changesOf(order, wanted), ...seen };
      return api('PUT /api/office/orders/:id/', { params: { id: order.id }, body });
    },
  });
}
