import { Type } from 'typebox';
import { PaidWay } from '#contract/orders/shop.ts';
import { LocalText, Money, nullable, Picture, strict } from '#contract/shared.ts';

/** Lines that a row shows. */
export const mostRowLines = 6;

/** What an order's row says of its goods and its money. */
export const rowGoods = {
  /** the first lines with their units that were not given back; the option of a product that has several */
  lines: Type.Array(
    strict({ quantity: Type.Integer(), title: LocalText, optionTitle: Type.Optional(LocalText) }),
    { maxItems: mostRowLines },
  ),
  /** in the list: the picture of the first line */
  picture: Type.Optional(nullable(Picture)),
  /** how many lines there are beyond these */
  moreLines: Type.Integer(),
  /** tenge that are to be taken on delivery */
  toCollect: Money,
  /** how it is to be paid, or was paid last */
  way: PaidWay,
  /** the wrap that was chosen */
  wrap: Type.Optional(LocalText),
  /** a card with words goes with it */
  hasCard: Type.Boolean(),
};
