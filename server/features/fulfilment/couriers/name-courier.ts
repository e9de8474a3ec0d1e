/** Whose purse it is when somebody is named: one courier has one balance, by account or by name. */
import {
  type Courier,
  findCourierNamed,
  readStaffName,
} from '#server/features/orders/staff/couriers.read.ts';
import type { HandOut } from '#server/features/orders/staff/order-money.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A typed name: the account that is called so, where exactly one courier is. */
export async function accountOfName(trx: Trx, typed: string): Promise<Courier> {
  const courier = typed.trim();
  const account = courier === '' ? undefined : await findCourierNamed(trx, courier);
  return account ?? { courierId: null, courier };
}

/**
 * Who hands money out, an account by what it is called now: of anybody who works here or did, because whoever took money may have
 * to give it back.
 * @throws Refusal `courier.not-found`
 */
export async function nameHandOut(trx: Trx, handOut: HandOut | undefined): Promise<HandOut | undefined> {
  if (handOut === undefined) return undefined;
  const { kind, courierId } = handOut;
  if (courierId === null) return { kind, ...(await accountOfName(trx, handOut.courier)) };
  const courier = await readStaffName(trx, courierId);
  if (courier === undefined) throw new Refusal('courier.not-found');
  return { kind, courierId, courier };
}
