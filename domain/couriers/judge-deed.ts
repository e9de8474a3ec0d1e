/**
 * Decides what a deed does to its order as it is now: the deed takes precedence over the plan as long as the phone
 * could not know of a change.
 */
import type { OrderMove, OrderStatus } from '../order.ts';
import type { Deed, DeedProblem } from './deed.ts';

export type DeedOrder = {
  status: OrderStatus;
  /** Whether the stop is on this courier's round now. */
  isOwn: boolean;
  /** Whether it was on the round that the courier's phone had loaded. */
  wasShown: boolean;
  /** Whether it was brought back after the round that the courier's phone had loaded. */
  isBack: boolean;
  /** Amount due, tenge; 0 when the order is paid or paid by card. */
  toCollect: number;
};

export type DeedMove = Extract<OrderMove, 'send' | 'deliver' | 'bring-back'>;

export type Judgement = {
  /** Moves of the order, in this order; none when the deed is kept for staff. */
  moves: readonly DeedMove[];
  /** The order is assigned to this courier from now on, whoever it was planned for. */
  isClaimed: boolean;
  problem: DeedProblem | null;
};

const kept = (problem: DeedProblem): Judgement => ({ moves: [], isClaimed: false, problem });

type Way = Partial<Record<OrderStatus, readonly DeedMove[]>>;
/**
 * From which statuses each kind of deed moves an order. A parcel that was handed over had been sent, whether that deed
 * arrived or not.
 */
const ways: Record<Deed['kind'], Way> = {
  'taken-along': { ready: ['send'] },
  'handed-over': { ready: ['send', 'deliver'], 'on-the-way': ['deliver'] },
  'not-delivered': { 'on-the-way': ['bring-back'] },
};
/** The order already has the status that the deed leads to. */
const reached: Record<Deed['kind'], readonly OrderStatus[]> = {
  'taken-along': ['on-the-way', 'delivered'],
  'handed-over': ['delivered'],
  'not-delivered': [],
};

/**
 * What a deed does to its order. An order that was cancelled before the deed arrived stays cancelled, also when the
 * parcel had been handed over earlier: its money may be going back and its goods be sold again, so staff see the deed
 * with both times and decide.
 */
export function judgeDeed({ kind, facts }: Pick<Deed, 'kind' | 'facts'>, order: DeedOrder): Judgement {
  if (!order.wasShown && !order.isOwn) return kept('foreign-stop');
  // It was taken along before it came back: a second phone, or one whose deeds come late.
  const isLate = kind === 'taken-along' && order.isBack;
  if (isLate || reached[kind].includes(order.status)) return kept('done-before');
  const moves = ways[kind][order.status];
  // Only the courier who has the stop now can bring the parcel back; a hand-over counts from any courier.
  if (!moves || (kind === 'not-delivered' && !order.isOwn)) return kept('order-changed');
  const taken = kind === 'handed-over' ? (facts.taken?.sum ?? 0) : 0;
  const owed = kind === 'handed-over' ? order.toCollect : 0;
  if (owed > 0 && taken !== owed) return kept('sum-differs');
  return { moves, isClaimed: !order.isOwn, problem: taken === owed ? null : 'sum-differs' };
}

/**
 * Server time of a deed: the phone's time corrected by the offset of the phone's clock at the call, not before the
 * round was loaded and not after the deed arrived.
 */
export function doneAt(deed: Pick<Deed, 'at' | 'seen'>, arrived: { at: Date; offsetMs: number }): Date {
  const corrected = Date.parse(deed.at) + arrived.offsetMs;
  const latest = arrived.at.getTime();
  return new Date(Math.min(latest, Math.max(Date.parse(deed.seen), corrected)));
}
