import type { StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { readBoard } from '#server/features/orders/staff/read-board.ts';
import { findWithoutPhoto } from '#server/features/parcel-photos/core/show-photos.ts';

/** The board of a day, with what its packers still have to photograph. */
export async function showBoard(
  ctx: Pick<Context, 'db' | 'now' | 'config'>,
  day: string | undefined,
  role: StaffRole,
): ReturnType<typeof readBoard> {
  const board = await readBoard(ctx, day, role);
  const packed = board.orders.filter(({ status }) => status === 'preparing').map(({ id }) => id);
  const bare = packed.length > 0 ? await findWithoutPhoto(ctx, packed) : new Set<string>();
  const orders = board.orders.map((order) => (bare.has(order.id) ? { ...order, lacksPhoto: true } : order));
  return { ...board, orders };
}
