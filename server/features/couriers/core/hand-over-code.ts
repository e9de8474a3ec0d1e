import { areCodesSpent, handOverCode, showsCode } from '#domain/couriers/hand-over-code.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { Context } from '#server/context.ts';
import { hasFeature } from '#server/features/content/features.read.ts';
import { findWholeOrder } from './deeds.read.ts';

/** The hand-over code of an order, derived from the master key: it is stored nowhere, so no courier can find it out. */
export function codeOfOrder({ secrets }: Pick<Context, 'secrets'>, orderId: string): string {
  const number = Number.parseInt(secrets.mac('hand-over', orderId).slice(0, 8), 16) % 10_000;
  return handOverCode(String(number).padStart(4, '0'));
}

/** For the buyer, to pass on to whoever is at home; undefined when no courier will ask for it. */
export async function showHandOverCode(
  ctx: Pick<Context, 'db' | 'secrets' | 'config' | 'cache'>,
  order: { id: string; status: OrderStatus },
): Promise<{ handOverCode?: string }> {
  if (!showsCode(order.status) || !(await hasFeature(ctx, 'courier-page'))) return {};
  const whole = await findWholeOrder(ctx.db, order.id);
  return areCodesSpent(whole.wrongCodes) ? {} : { handOverCode: codeOfOrder(ctx, whole.id) };
}
