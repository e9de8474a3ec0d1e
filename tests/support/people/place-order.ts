/** Places an order like its route, with idempotency and semaphore, but without HTTP. */
import { checkout, type OrderInput } from '#contract/checkout/shop.ts';
import type { Context } from '#server/context.ts';
import { placeOrder as place } from '#server/features/checkout/place-order.ts';
import type { Buyer, PlacedOrder } from '#server/features/checkout/placing.ts';
import { repeatOf, replyText } from '#server/platform/idempotency/repeat.ts';
import { createCallRunner, type RunCall } from '#server/platform/idempotency/run-call.ts';

const route = 'POST /api/order/order-create/';
/** One call runner per node. */
const runners = new WeakMap<Context, RunCall<Context>>();

export async function placeOrder(
  ctx: Context,
  buyer: Buyer,
  input: OrderInput,
  key: string | undefined,
): Promise<PlacedOrder> {
  const run = runners.get(ctx) ?? createCallRunner<Context>();
  runners.set(ctx, run);
  const repeated = repeatOf(route, checkout[route], {
    ...{ idempotencyKey: key, body: input, files: {}, params: undefined, query: undefined },
    actor: { kind: 'customer', customerId: buyer.customerId, sessionId: '' },
  });
  const text = await run(ctx, { repeated, limit: checkout[route].limit }, async (inside) =>
    replyText(await place(inside, buyer, input)),
  );
  const { data, message } = JSON.parse(text) as PlacedOrder;
  return { data, message };
}
