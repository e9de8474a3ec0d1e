import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { type FormSave, saveBeside } from '#backoffice/parts/conflict/save-beside.ts';
import type { DraftOf } from '#backoffice/parts/drafts/use-draft.tsx';

/** What is typed of an order, and the order as it was when typing began. */
export type OrderEdit<Typed> = { opened: OfficeOrder; draft: Pick<DraftOf<Typed>, 'value' | 'clash'> };

type OrderPart<Typed, Fields> = {
  /** what the form shows of an order before anything is typed */
  draftOf: (order: OfficeOrder) => Typed;
  /** what is compared with the others' version, field by field */
  fieldsOf: (typed: Typed) => Fields;
  /** @param order as it is now */
  write: (fields: Fields, order: OfficeOrder, seen: { seen?: string }) => Promise<unknown>;
  nameField?: (path: string, order: OfficeOrder) => string | undefined;
};

/** Saves a part of an order beside what somebody else has changed of it meanwhile. */
export async function saveOrderBeside<Typed, Fields extends FormSave<unknown>['mine']>(
  { opened, draft: { value, clash } }: OrderEdit<Typed>,
  { draftOf, fieldsOf, write, nameField }: OrderPart<Typed, Fields>,
): Promise<void> {
  let there = opened;
  await saveBeside({
    opened: fieldsOf(clash?.base ?? draftOf(opened)),
    mine: fieldsOf(value),
    seen: clash?.seen ?? opened.updatedAt,
    read: async () => {
      there = (await api('GET /api/office/orders/:id/', { params: { id: opened.id } })).data;
      return { body: fieldsOf(draftOf(there)), seen: there.updatedAt };
    },
    write: (fields, seen) => write(fields as Fields, there, seen ? { seen } : {}),
    nameField: (path) => nameField?.(path, there),
  });
}
