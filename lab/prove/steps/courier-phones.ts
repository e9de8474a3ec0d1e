/** Phones of couriers in the simulated shop: the code of their page; a poor connection loses calls and answers. */
import { CallError } from '#contract/client.ts';
import { errorStatus } from '#contract/errors.ts';
import type { Outside } from '#backoffice/features/couriers/phone/phone.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { takeDeeds } from '#server/features/couriers/take-deeds.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { phoneWith } from '../../../tests/support/people/courier-phone.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';
import type { Chance } from '../chance.ts';

export type LifeCourier = { courierId: number; courier: string };
export type LifePhone = Outside & { owner: LifeCourier; isPoor: boolean };

export const byCourier = ({ courierId, courier }: LifeCourier): By => ({
  actor: { kind: 'staff', staffId: courierId, role: 'courier', sessionId: '', name: courier },
  ip: '',
  requestId: '',
});

const lostShare = 0.25;

/** As many phones as owners are given: a courier may have several. */
export function openPhones({ ctx }: TestShop, owners: readonly LifeCourier[], chance: Chance): LifePhone[] {
  return owners.map((owner) => {
    const loseSometimes = () => {
      if (phone.isPoor && chance.is(lostShare)) throw new CallError(0, undefined);
    };
    const send: Outside['send'] = async (body) => {
      loseSometimes();
      const answer = await takeDeeds(ctx, body, byCourier(owner)).catch(asCallFailed);
      loseSometimes();
      return answer;
    };
    // Hand-overs are proved by nothing here.
    const sendPart = () => Promise.reject(new Error('no photo was taken'));
    const phone = { ...phoneWith({ send, sendPart, now: ctx.now, newId: ctx.newId }), owner, isPoor: false };
    return phone;
  });
}

/** @throws CallError what the page would hear of a refusal */
function asCallFailed(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const { code, facts } = error;
  throw new CallError(errorStatus[code], { code, message: code, ...facts } as never);
}
