/** Receives the deeds of a phone that was offline, and answers with the present round. */
import type { TakenDeeds } from '#contract/couriers/office.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { addDays, dayOf, momentOf } from '#domain/delivery/calendar.ts';
import type { DeedProblem, SentDeed } from '#domain/couriers/deed.ts';
import type { Proof } from '#domain/couriers/hand-over-code.ts';
import { isOver } from '#domain/couriers/show-stops.ts';
import { orderNumber } from '#domain/order.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { readWithdrawn } from './core/deeds.read.ts';
import { noteShownStops } from './core/note-shown-stops.ts';
import { type Arrival, openChain, type DeedReceipt, takeDeed, type Verdict } from './core/take-deed.ts';
import { readStaffLanguage } from './core/couriers.read.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from '#server/features/fulfilment/move-as-staff.ts';
import { applyDeed } from './apply-deed.ts';
import { proveHandOver } from './prove-hand-over.ts';
import { showRound } from './show-round.ts';

type Call = { device: string; sentAt: string; deeds: readonly SentDeed[] };

/**
 * Each deed is a transaction of its own: accepted ones stay when the call is interrupted.
 * @throws Refusal `deed.gap` with the expected number, when deeds before the first one are missing; `record.conflict`
 * for a device of another courier; `limit.reached` at the device's daily limit
 */
export async function takeDeeds(ctx: StaffContext, call: Call, by: By): Promise<TakenDeeds> {
  const { device, sentAt } = call;
  const arrival = { device, sentAt, staffId: by.actor.staffId, at: ctx.now() };
  const { seq } = await inTransaction(ctx.db, (trx) => openChain(trx, arrival));
  let next = seq + 1;
  const deeds: TakenDeeds['deeds'] = [];
  for (const deed of call.deeds.toSorted((one, other) => one.seq - other.seq)) {
    const taken = await takeOne(ctx, arrival, { deed, by });
    next = taken.next;
    if (taken.isTooMuch && deeds.length === 0) throw tooMuch(ctx.now());
    if (!taken.verdict) break;
    deeds.push({ id: deed.id, ...taken.verdict });
  }
  if (call.deeds.length > 0 && deeds.length === 0) throw new Refusal('deed.gap', { data: { next } });
  return { deeds, next, ...(await showRoundNow(ctx, by)) };
}

function tooMuch(now: Date): Refusal {
  const tomorrow = momentOf(addDays(dayOf(now), 1), '00:00');
  const retryAfter = Math.ceil((tomorrow.getTime() - now.getTime()) / 1_000);
  return new Refusal('limit.reached', { retryAfter, data: { retryAfter } });
}

type One = { deed: SentDeed; by: By };

async function takeOne(ctx: StaffContext, arrival: Arrival, { deed, by }: One): Promise<DeedReceipt> {
  const take = (judge: (inside: StaffContext, proof: Proof | null) => Promise<Verdict>) =>
    asOneTransaction(ctx, (inside) =>
      inTransaction(inside.db, (trx) => {
        const prove = () => proveHandOver(ctx, trx, { deed, staffId: by.actor.staffId });
        return takeDeed(trx, arrival, { deed, prove, judge: (proof) => judge(inside, proof) });
      }),
    );
  try {
    return await take((inside, proof) => applyDeed(inside, { deed, proof }, by));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'record.conflict') throw error;
    // The order was changed meanwhile: the deed has moved nothing, and staff see it.
    const problem = problemOf[error.code] ?? 'order-changed';
    return take(async () => ({ verdict: 'kept', problem }));
  }
}

const problemOf: { [code in ErrorCode]?: DeedProblem } = {
  'order.not-found': 'foreign-stop',
  'order.attempts-spent': 'attempts-spent',
};

/** The round that the phone shows from now on; its time is recorded when it is sent. */
async function showRoundNow(ctx: StaffContext, { actor: { staffId, name } }: By) {
  const now = ctx.now();
  const round = await showRound(ctx, staffId);
  const orders = round.stops.flatMap(({ id, status }) => (isOver(status) ? [] : [id]));
  await inTransaction(ctx.db, (trx) => noteShownStops(trx, staffId, { orders, at: now }));
  const withdrawn = await readWithdrawn(ctx.db, staffId, momentOf(round.day, '00:00'));
  return {
    courier: { id: staffId, name, lang: await readStaffLanguage(ctx.db, staffId) },
    round: {
      ...round,
      now: now.toISOString(),
      withdrawn: withdrawn.map(({ number, status, at }) => ({
        number: orderNumber(number),
        status,
        at: at.toISOString(),
      })),
    },
  };
}
