/** Appends a deed to the hash chain of its device, once. */
import { createHash } from 'node:crypto';
import { dayOf } from '#domain/delivery/calendar.ts';
import {
  type Deed,
  type DeedProblem,
  deedText,
  type DeedVerdict,
  mostDeedsOfDay,
  type SentDeed,
} from '#domain/couriers/deed.ts';
import type { Proof } from '#domain/couriers/hand-over-code.ts';
import { doneAt } from '#domain/couriers/judge-deed.ts';
import { type ChainEnd, placeInChain } from '#domain/couriers/outbox.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDeed, findSentBefore, insertDeed, lockDevice, moveChainEnd } from './deeds.repo.ts';

/** A call of a phone. */
export type Arrival = { device: string; staffId: number; sentAt: string; at: Date };
export type Verdict = { verdict: DeedVerdict; problem: DeedProblem | null };
type DeedCheck = {
  deed: SentDeed;
  prove: () => Promise<Proof | null>;
  judge: (proof: Proof | null) => Promise<Verdict>;
};
/** `isTooMuch`: the device has reached its daily limit. */
export type DeedReceipt = { next: number; verdict: Verdict | undefined; isTooMuch?: true };

/** @returns the sequence number expected next. @throws Refusal `record.conflict` for the device of another courier */
export async function openChain(trx: Trx, arrival: Arrival): Promise<ChainEnd> {
  const { device: id, staffId, at } = arrival;
  const end = await lockDevice(trx, { id, staffId, at, offsetMs: offsetOf(arrival) });
  if (!end) throw new Refusal('record.conflict');
  return end;
}

/**
 * Writes a deed with the result of `judge`. A known deed gets its former answer and has no further effect.
 * @returns no verdict when earlier deeds are missing, or the daily limit is reached
 * @throws Refusal `record.conflict`, and what `judge` throws
 */
export async function takeDeed(
  trx: Trx,
  arrival: Arrival,
  { deed: sent, prove, judge }: DeedCheck,
): Promise<DeedReceipt> {
  const { device } = arrival;
  const end = await openChain(trx, arrival);
  const deed: Deed = { previousHash: end.hash, ...sent };
  const known = await findDeed(trx, deed.id);
  if (known?.device === device) return { next: end.seq + 1, verdict: pick(known) };
  if (placeInChain(end, deed) === 'gap') return { next: end.seq + 1, verdict: undefined };
  if (await isDaySpent(trx, arrival, deed)) return { next: end.seq + 1, verdict: undefined, isTooMuch: true };
  const isOwn = known === undefined || known.staffId === arrival.staffId;
  const proof = known ? null : await prove();
  const verdict =
    known && isOwn ? pick(known) : isOwn && isWhole(end, arrival, deed) ? await judge(proof) : broken;
  if (!known) await insertDeed(trx, { ...rowOf(deed, arrival, verdict), proof });
  await moveChainEnd(trx, device, { seq: deed.seq, hash: deed.hash });
  return { next: deed.seq + 1, verdict };
}

/** Exact, because deeds of a device are numbered: looks at the one that many numbers before. */
async function isDaySpent(trx: Trx, { device, at }: Arrival, { seq }: Deed): Promise<boolean> {
  const before = await findSentBefore(trx, device, { seq, last: mostDeedsOfDay });
  return before !== undefined && dayOf(before) === dayOf(at);
}

const broken: Verdict = { verdict: 'kept', problem: 'chain-broken' };
const pick = ({ verdict, problem }: Verdict): Verdict => ({ verdict, problem });

/** The offset to add to the phone's clock to get ours. */
function offsetOf({ sentAt, at }: Arrival): number {
  return at.getTime() - Date.parse(sentAt);
}

function isWhole(end: ChainEnd, { device }: Arrival, deed: Deed): boolean {
  const hash = createHash('sha256').update(deedText(device, deed)).digest('hex');
  return deed.previousHash === end.hash && deed.hash === hash;
}

function rowOf(deed: Deed, arrival: Arrival, verdict: Verdict) {
  const { id, seq, order, kind, facts, seen, at, previousHash, hash } = deed;
  const offsetMs = offsetOf(arrival);
  return {
    ...{ id, seq, kind, hash, ...verdict },
    device_id: arrival.device,
    staff_id: arrival.staffId,
    order_id: order,
    taken_kind: facts.taken?.kind ?? null,
    taken_tenge: facts.taken?.sum ?? null,
    reason: facts.reason ?? null,
    wrong_codes: facts.wrongCodes ?? null,
    photo_hash: facts.photo ?? null,
    photo_count: facts.photos ?? null,
    photo_skipped: facts.skipped ?? null,
    round_at: new Date(seen),
    device_at: new Date(at),
    done_at: doneAt(deed, { at: arrival.at, offsetMs }),
    server_at: arrival.at,
    offset_ms: offsetMs,
    previous_hash: previousHash,
  };
}
