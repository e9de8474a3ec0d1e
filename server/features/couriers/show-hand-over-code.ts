import { handOverCode, showsCode } from '#domain/deeds/hand-over-code.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { Context } from '#server/context.ts';
import { hasFeature } from '#server/features/content/features.read.ts';
import { findWholeOrder } from './couriers.read.ts';

/** The code of an order, made from the master key: it lies nowhere, and no courier's phone can find it out. */
export function codeOfOrder({ secrets }: Pick<Context, 'secrets'>, orderId: string): string {
  const number = Number.parseInt(secrets.mac('hand-over', orderId).slice(0, 8), 16) % 10_000;
  return handOverCode(String(number).padStart(4, '0'));
}

/** What a buyer passes on to whoever is at home; nothing when no courier will ask for it. */
export async function showHandOverCode(
  ctx: Pick<Context, 'db' | 'secrets' | 'config' | 'cache'>,
  order: { id: string; status: OrderStatus },
): Promise<{ handOverCode?: string }> {
  if (!showsCode(order.status) || !(await hasFeature(ctx, 'courier-page'))) return {};
  return { handOverCode: codeOfOrder(ctx, await findWholeOrder(ctx.db, order.id)) };
}
