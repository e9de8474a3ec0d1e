import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { type Language, pickAll } from '#domain/print/texts.ts';
import { api } from '#backoffice/api/api.ts';
import type { DraftLine } from './named-option.ts';
import { type OrderEdit, saveOrderBeside } from './save-order-beside.ts';

export type Goods = { lines: readonly DraftLine[]; isFeeNew: boolean };

export const goodsOf = ({ items }: OfficeOrder): Goods => ({
  lines: items.map(({ product, option, title, optionTitle, price, priceNow = price, quantity }) => ({
    ...{ product, option, title, optionTitle, price: priceNow, quantity, free: null },
  })),
  isFeeNew: false,
});

/** Quantities by option: what is no longer there has none. */
const quantitiesOf = ({ lines }: Goods) =>
  Object.fromEntries(lines.map(({ option, quantity }) => [option, quantity]));

export function saveGoods(edit: OrderEdit<Goods>, language: Language): Promise<void> {
  const typed = edit.draft.value;
  const linesOf = (order: OfficeOrder) => {
    const all = [...goodsOf(order).lines, ...typed.lines, ...goodsOf(edit.opened).lines];
    return [...new Map(all.map((line) => [line.option, line])).values()];
  };
  return saveOrderBeside(edit, {
    draftOf: goodsOf,
    fieldsOf: quantitiesOf,
    write: (quantities, order, seen) => {
      const items = linesOf(order).flatMap(({ product, option }) => {
        const quantity = quantities[option] ?? 0;
        return quantity > 0 ? [{ product, option, quantity }] : [];
      });
      const fee = typed.isFeeNew ? ({ fee: 'zone' } as const) : {};
      const body = { items, seenTotal: order.totals.total, ...seen, ...fee };
      return api('PUT /api/office/orders/:id/goods/', { params: { id: order.id }, body });
    },
    nameField: (option, order) => {
      const line = linesOf(order).find((one) => String(one.option) === option);
      return line && pickAll([line.title, line.optionTitle], language);
    },
  });
}
