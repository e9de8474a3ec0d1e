/** Resolves a named person to a cash account: one courier has one balance, by account or by name. */
import {
  type Courier,
  findCourierNamed,
  readStaffName,
} from '#server/features/orders/staff/couriers.read.ts';
import type { HandOut } from '#server/features/orders/staff/order-money.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** For a typed name: the courier account with that name, if exactly one has it. */
export async function accountOfName(trx: Trx, typed: string): Promise<Courier> {
  const courier = typed.trim();
  const account = courier === '' ? undefined : await findCourierNamed(trx, courier);
  return account ?? { courierId: null, courier };
}

/**
 * Who pays a refund on delivery, an account by its present name: any present or former member of staff, because whoever
 * took money may have to give it back.
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
