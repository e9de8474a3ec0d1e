import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { areCodesSpent } from '#domain/couriers/hand-over-code.ts';
import type { Courier } from './use-courier.ts';

/** `none` without the courier's page; `optional` where one press is enough; `photo` once no code counts any more. */
export type AskedProof = 'none' | 'optional' | 'code-or-photo' | 'photo';

export function wrongCodesAt({ id }: Pick<RoundStop, 'id'>, { state }: Pick<Courier, 'state'>): number {
  return state?.marks?.[id]?.wrongCodes ?? 0;
}

/** The proof asked for at a stop: what the server has said of it, and the wrong codes it has not heard of yet. */
export function proofAt(
  stop: Pick<RoundStop, 'id' | 'needsProof' | 'codesSpent'>,
  courier: Pick<Courier, 'state'>,
): AskedProof {
  // Without the switch no buyer has a code.
  if (courier.state?.round?.hasPage === false) return 'none';
  if (stop.codesSpent || areCodesSpent(wrongCodesAt(stop, courier))) return 'photo';
  return stop.needsProof ? 'code-or-photo' : 'optional';
}
