/** What staff do with certificates, and with orders that one paid a part of. */
import { refundOrder } from '#server/features/fulfilment/refund-order.ts';
import { voidCertificate } from '#server/features/certificates/change-certificate.ts';
import { refusalCode } from '../../tests/support/people/paying.ts';
import { pickPaid, type Step } from './pick.ts';
import { staffId } from './staff-id.ts';

const actor = { kind: 'staff' as const, staffId, role: 'owner', sessionId: '', name: 'Aman' };
export const byStaff = { actor, ip: '', requestId: '' };

/** Money first, the rest to certificates. */
const giveBack: Step = async ({ shop }, life) => {
  const { chance } = life;
  const known = pickPaid(life);
  if (!known) return 'nobody';
  const what = { amount: 1 + chance.upTo(3_000), reason: 'goodwill' as const, note: 'x' };
  const times = chance.oneOf([1, 1, 2]);
  const said = await Promise.all(
    Array.from({ length: times }, () => refusalCode(refundOrder(shop.ctx, known.id, what, byStaff))),
  );
  return said.join();
};

/** Also while orders spend from it, and again when they have given back to it. */
const end: Step = async ({ shop, certificates }, { chance }) => {
  if (chance.is(0.6)) return 'not now';
  const id = chance.oneOf(certificates);
  return refusalCode(voidCertificate(shop.ctx, { id, reason: 'x' }, byStaff));
};

export const certificateSteps: readonly [name: string, weight: number, step: Step][] = [
  ['staff give back to a certificate', 3, giveBack],
  ['staff end a certificate', 1, end],
];
