import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { type Language, pickAll } from '#domain/print/texts.ts';
import { api } from '#backoffice/api/api.ts';
import { saveBeside } from '#backoffice/parts/conflict/save-beside.ts';
import type { DraftLine } from './named-option.ts';

export type Goods = { lines: readonly DraftLine[]; isFeeNew: boolean };

export const goodsOf = ({ items }: OfficeOrder): Goods => ({
  lines: items.map(({ product, option, title, optionTitle, price, priceNow = price, quantity }) => ({
    ...{ product, option, title, optionTitle, price: priceNow, quantity, free: null },
  })),
  isFeeNew: false,
});

type GoodsSave = {
  opened: OfficeOrder;
  typed: Goods;
  /** what a draft began with that somebody else has changed as well */
  clash: { base: Goods; seen: string } | undefined;
  language: Language;
};

/** Quantities by option: what is no longer there has none. */
const quantitiesOf = ({ lines }: Goods) =>
  Object.fromEntries(lines.map(({ option, quantity }) => [option, quantity]));

/** Saves the goods of an order beside what somebody else has changed of them meanwhile. */
export async function saveGoods({ opened, typed, clash, language }: GoodsSave): Promise<unknown> {
  const params = { id: opened.id };
  let there = opened;
  const linesOf = () => {
    const all = [...goodsOf(there).lines, ...typed.lines, ...goodsOf(opened).lines];
    return [...new Map(all.map((line) => [line.option, line])).values()];
  };
  const { reply } = await saveBeside({
    opened: quantitiesOf(clash?.base ?? goodsOf(opened)),
    mine: quantitiesOf(typed),
    seen: clash?.seen ?? opened.updatedAt,
    read: async () => {
      there = (await api('GET /api/office/orders/:id/', { params })).data;
      return { body: quantitiesOf(goodsOf(there)), seen: there.updatedAt };
    },
    write: (quantities, seen) => {
      const items = linesOf().flatMap(({ product, option }) => {
        const quantity = Number(quantities[option] ?? 0);
        return quantity > 0 ? [{ product, option, quantity }] : [];
      });
      const fee = typed.isFeeNew ? ({ fee: 'zone' } as const) : {};
      const body = { items, seenTotal: there.totals.total, ...(seen ? { seen } : {}), ...fee };
      return api('PUT /api/office/orders/:id/goods/', { params, body });
    },
    nameField: (option) => {
      const line = linesOf().find((one) => String(one.option) === option);
      return line && pickAll([line.title, line.optionTitle], language);
    },
  });
  return reply;
}
