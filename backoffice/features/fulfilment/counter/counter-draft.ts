import type { OfficeRoutes } from '#contract/index.ts';
import type { BodyOf } from '#contract/route.ts';
import { codesOf } from '#domain/certificates/certificate.ts';
import type { DeliveryPayment } from '#domain/payments/payment-methods.ts';
import {
  type DraftLine,
  namedOption,
  type NamedOption,
  type NamedProduct,
} from '#backoffice/features/orders/edit/named-option.ts';
import { trimmed } from '#backoffice/features/orders/edit/order-drafts.ts';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import type { QuoteTotal } from '../phone-order/phone-order-draft.ts';

/** A sale in the shop as it is typed. */
export type CounterDraft = {
  lines: readonly DraftLine[];
  payment: DeliveryPayment;
  /** manats as typed */
  given: string;
  phone: string;
  promo: string;
  certificates: readonly string[];
};

export const emptySale: CounterDraft = {
  lines: [],
  payment: 'CASH',
  given: '',
  phone: '',
  promo: '',
  certificates: [],
};

/** One unit more; none beyond what is there. */
export function withUnit(
  lines: readonly DraftLine[],
  product: NamedProduct,
  option: NamedOption,
): readonly DraftLine[] {
  const { free } = option;
  if (free <= 0) return lines;
  const fresh = namedOption(product, option);
  const isSame = (line: DraftLine) => line.option === fresh.option;
  if (!lines.some(isSame)) return [...lines, { ...fresh, quantity: 1 }];
  return lines.map((line) =>
    isSame(line) ? { ...fresh, quantity: Math.min(line.quantity + 1, free) } : line,
  );
}

/** No buyer gives so much more than is due: a scanner has written a barcode into the field. */
const mostChange = 100_000;

/** What was given beyond the total in tenge, negative when it is not enough; what was not given is exact. */
export function changeOf({ given, payment }: CounterDraft, total: number): number | 'wrong' | undefined {
  if (payment !== 'CASH') return undefined;
  const sum = readMoney(given);
  if (sum === null) return undefined;
  return sum === undefined || sum - total > mostChange ? 'wrong' : sum - total;
}

type QuoteBody = BodyOf<OfficeRoutes['POST /api/office/counter-sales/quote/']>;
type SaleBody = BodyOf<OfficeRoutes['POST /api/office/counter-sales/']>;

const itemsOf = ({ lines }: CounterDraft) =>
  lines.map(({ product, option, quantity }) => ({ product, option, quantity }));
const phoneOf = ({ phone }: CounterDraft) => (phone.trim().length < 8 ? {} : trimmed({ phone }));

/** Body of the quote; undefined while there are no lines. */
export function quoteBody(draft: CounterDraft): QuoteBody | undefined {
  if (draft.lines.length === 0) return undefined;
  const certificates = codesOf({ certificates: draft.certificates.map((code) => code.trim()) });
  const codes = { ...trimmed({ promo: draft.promo }), ...(certificates.length > 0 ? { certificates } : {}) };
  // Whether a code applies may depend on the buyer.
  return { items: itemsOf(draft), ...codes, ...(Object.keys(codes).length > 0 ? phoneOf(draft) : {}) };
}

/** Body of the sale; undefined while it cannot be sold. */
export function saleBody(draft: CounterDraft, counted: QuoteTotal | undefined): SaleBody | undefined {
  if (draft.lines.length === 0 || !counted) return undefined;
  const change = changeOf(draft, counted.total);
  const isShort = change === 'wrong' || (change !== undefined && change < 0);
  const isPhoneOpen = draft.phone.trim() !== '' && draft.phone.trim().length < 8;
  if (isShort || isPhoneOpen) return undefined;
  return {
    ...{ items: itemsOf(draft), payment: draft.payment, ...counted.codes, expectedTotal: counted.total },
    ...(change === undefined ? {} : { given: counted.total + change }),
    ...phoneOf(draft),
  };
}
