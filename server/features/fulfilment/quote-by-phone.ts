import type { Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { readPhone } from '#domain/phone.ts';
import type { Context, DbContext } from '#server/context.ts';
import { quoteOrder } from '#server/features/checkout/quote-order.ts';
import { findByPhone } from '#server/features/customers/profile/customers.read.ts';

/** No customer has this id: a new caller has no orders and has used no codes. */
const newCaller = 0;

/** The quote of a sale in the shop: a buyer who tells no telephone has used nobody knows which codes. */
export async function quoteAtCounter(
  ctx: DbContext & Pick<Context, 'config' | 'secrets'>,
  input: QuoteInput & { phone?: string | undefined },
): Promise<Quote> {
  const { phone, ...asked } = input;
  if (phone !== undefined) return quoteByPhone(ctx, { ...input, delivery: 'NONE' });
  return quoteOrder(ctx, { ...asked, delivery: 'NONE' }, { customerId: newCaller, isUnknown: true });
}

/**
 * The quote of an order by phone. Staff enter codes for others, so their attempts are not counted. @throws Refusal: any
 * of the route's
 */
export async function quoteByPhone(
  ctx: DbContext & Pick<Context, 'config' | 'secrets'>,
  { phone = '', ...input }: QuoteInput & { phone?: string | undefined },
): Promise<Quote> {
  const reading = readPhone(phone);
  const known = 'phone' in reading ? await findByPhone(ctx.db, reading.phone) : undefined;
  return quoteOrder(ctx, input, { customerId: known?.id ?? newCaller });
}
