import type { officeOrderChanges } from '#contract/fulfilment/office-order-changes.ts';
import type { ReplyOf } from '#contract/route.ts';
import { readPhone } from '#domain/phone.ts';
import type { DbContext } from '#server/context.ts';
import { findByPhone } from '#server/features/customers/profile/customers.read.ts';
import { listAddresses } from '#server/features/delivery/addresses/list-addresses.ts';
import { readStaffOrders } from '#server/features/orders/staff/read-staff-orders.ts';
import type { StaffRole } from '#domain/staff.ts';

type Caller = ReplyOf<(typeof officeOrderChanges)['GET /api/office/callers/']>['data'];

const lastOrders = { number: 1, size: 3, offset: 0 };

/** The customer behind a caller's number, so that nobody has to dictate an address twice. Null for a new number. */
export async function findCaller(ctx: DbContext, typed: string, role: StaffRole): Promise<Caller> {
  const reading = readPhone(typed);
  const known = 'phone' in reading ? await findByPhone(ctx.db, reading.phone) : undefined;
  if (!known) return null;
  const { id, name, surname, lang, isBlocked } = known;
  const [addresses, orders] = await Promise.all([
    listAddresses(ctx.db, id),
    readStaffOrders(ctx.db, { customer: id, sort: '-createdAt' }, lastOrders, role),
  ]);
  return {
    ...{ id, name: `${name} ${surname}`.trim(), lang, isBlocked },
    addresses,
    orders: orders.data.map(({ id: order, number, createdAt, status, total }) => ({
      ...{ id: order, number, createdAt, status, total },
    })),
  };
}
