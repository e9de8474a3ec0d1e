/** Judges a deed against its order as it is now: the deed wins over the plan as long as the phone could not know of a change. */
import type { OrderMove, OrderStatus } from '#domain/order.ts';
import type { Deed, DeedProblem } from './deed.ts';

export type DeedOrder = {
  status: OrderStatus;
  /** Whether the stop is on this courier's round now. */
  isOwn: boolean;
  /** Whether it was on the round that the courier saw. */
  wasShown: boolean;
  /** Tenge that are to be collected; 0 when the money is in or comes by card. */
  toCollect: number;
};

export type DeedMove = Extract<OrderMove, 'send' | 'deliver' | 'bring-back'>;

export type Judgement = {
  /** Steps of the order, in this order; none when the deed is kept for staff. */
  moves: readonly DeedMove[];
  /** The order is this courier's from now on, whoever the plan named. */
  isClaimed: boolean;
  problem: DeedProblem | null;
};

const kept = (problem: DeedProblem): Judgement => ({ moves: [], isClaimed: false, problem });

type Way = Partial<Record<OrderStatus, readonly DeedMove[]>>;
/** From where each kind of deed leads on; a parcel that was handed over had left, whether that deed came or not. */
const ways: Record<Deed['kind'], Way> = {
  'taken-along': { ready: ['send'] },
  'handed-over': { ready: ['send', 'deliver'], 'on-the-way': ['deliver'] },
  'not-delivered': { 'on-the-way': ['bring-back'] },
};
/** The order is where the deed would have brought it. */
const reached: Record<Deed['kind'], readonly OrderStatus[]> = {
  'taken-along': ['on-the-way', 'delivered'],
  'handed-over': ['delivered'],
  'not-delivered': [],
};

export function judgeDeed({ kind, facts }: Pick<Deed, 'kind' | 'facts'>, order: DeedOrder): Judgement {
  if (!order.wasShown && !order.isOwn) return kept('foreign-stop');
  if (reached[kind].includes(order.status)) return kept('done-before');
  const moves = ways[kind][order.status];
  // A stop that somebody else has is brought back by them alone; a parcel in the recipient's hands is there.
  if (!moves || (kind === 'not-delivered' && !order.isOwn)) return kept('order-changed');
  const taken = kind === 'handed-over' ? (facts.taken?.sum ?? 0) : 0;
  const owed = kind === 'handed-over' ? order.toCollect : 0;
  if (owed > 0 && taken !== owed) return kept('sum-differs');
  return { moves, isClaimed: !order.isOwn, problem: taken === owed ? null : 'sum-differs' };
}

/**
 * When a deed was done, by the server's clock: the phone's time put right by what the phone's clock lacked when it called, never before
 * the round that the courier saw, and never after the deed arrived.
 */
export function doneAt(deed: Pick<Deed, 'at' | 'seen'>, arrived: { at: Date; offsetMs: number }): Date {
  const corrected = Date.parse(deed.at) + arrived.offsetMs;
  const latest = arrived.at.getTime();
  return new Date(Math.min(latest, Math.max(Date.parse(deed.seen), corrected)));
}
