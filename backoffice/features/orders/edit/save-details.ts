import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { saveBeside } from '#backoffice/parts/conflict/save-beside.ts';
import { changesOf, type Drafts, draftsOf } from './changed-parts.ts';
import type { DeliveryDraft } from './order-drafts.ts';

type DetailsSave = {
  opened: OfficeOrder;
  typed: Drafts;
  /** what a draft began with that somebody else has changed as well */
  clash: { base: Drafts; seen: string } | undefined;
  /** A time is chosen whole, and shown in words. */
  sayTime: (time: DeliveryDraft) => string;
};

/** Saves the details of an order beside what somebody else has changed of them meanwhile. */
export async function saveDetails({ opened, typed, clash, sayTime }: DetailsSave): Promise<unknown> {
  const params = { id: opened.id };
  const fieldsOf = ({ delivery, gift: { wrap: _, ...gift }, ...rest }: Drafts) => ({
    ...rest,
    gift,
    delivery: sayTime(delivery),
  });
  let there = opened;
  const { reply } = await saveBeside({
    opened: fieldsOf(clash?.base ?? draftsOf(opened)),
    mine: fieldsOf(typed),
    seen: clash?.seen ?? opened.updatedAt,
    read: async () => {
      there = (await api('GET /api/office/orders/:id/', { params })).data;
      return { body: fieldsOf(draftsOf(there)), seen: there.updatedAt };
    },
    write: (fields, seen) => {
      const now = draftsOf(there);
      const { gift, delivery, ...rest } = fields as ReturnType<typeof fieldsOf>;
      const wanted = {
        ...{ ...rest, gift: { wrap: now.gift.wrap, ...gift } },
        delivery: delivery === sayTime(now.delivery) ? now.delivery : typed.delivery,
      };
      const body = { ...changesOf(there, wanted), ...(seen ? { seen } : {}) };
      return api('PUT /api/office/orders/:id/', { params, body });
    },
  });
  return reply;
}
