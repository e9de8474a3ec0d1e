/** What a delivered order is worth to the shop: agreed prices, less what was refunded of them. Tenge. */
import { shareOfUnits } from '#domain/promo/promo-code.ts';

export type IncomeLine = {
  position: number;
  quantity: number;
  total: number;
  /** The share of its promo code. */
  promo: number;
  /** Certificates are no income: their value is owed until it is spent. */
  isCertificate: boolean;
};
type LinesBack = ReadonlyMap<number, { units: number; tenge: number }>;
type DeliveredOrder = {
  lines: readonly IncomeLine[];
  wrap: number;
  delivery: number;
  promo: number;
  /** Refunded of lines, by position, and of the delivery fee. */
  back: { lines: LinesBack; delivery: number };
};

/** Gross: `promo` is the discount of the code on what is left of the line. */
export type LineIncome = { position: number; units: number; tenge: number; promo: number };
export type Income = { lines: LineIncome[]; goods: number; wrap: number; delivery: number; promo: number };

export const incomeParts = ['goods', 'wrap', 'delivery'] as const;
export type IncomePart = (typeof incomeParts)[number];

export const noIncome: Income = { lines: [], goods: 0, wrap: 0, delivery: 0, promo: 0 };

export function incomeOf(order: DeliveredOrder): Income {
  const lines = order.lines
    .filter(({ isCertificate }) => !isCertificate)
    .map((line) => ofLine(line, order.back.lines));
  const onLines = order.lines.reduce((sum, { promo }) => sum + promo, 0);
  const onDelivery = order.promo - onLines;
  const goods = lines.reduce((sum, { tenge }) => sum + tenge, 0);
  const promo = lines.reduce((sum, line) => sum + line.promo, onDelivery);
  return { lines, goods, wrap: order.wrap, delivery: order.delivery - order.back.delivery, promo };
}

function ofLine({ position, quantity, total, promo }: IncomeLine, back: LinesBack): LineIncome {
  const { units, tenge } = back.get(position) ?? { units: 0, tenge: 0 };
  const left = promo - shareOfUnits(promo, units, quantity);
  return { position, units: quantity - units, tenge: total - promo - tenge + left, promo: left };
}
