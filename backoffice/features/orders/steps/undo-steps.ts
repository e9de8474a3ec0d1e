import { useSyncExternalStore } from 'react';
import { undoSeconds } from '#domain/staff-moves.ts';
import type { StaffMove } from '#contract/fulfilment/office-order-shapes.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';

/** A status change just made for one or many orders, and until when it can be undone. */
export type UndoableStep = {
  ids: readonly string[];
  /** if it is a single order */
  number?: string;
  step: StaffMove;
  until: number;
};

const most = 3;
let steps: readonly UndoableStep[] = [];
const listeners = new Set<() => void>();

function change(next: readonly UndoableStep[]): void {
  steps = next;
  for (const listener of listeners) listener();
}

/** Offers to undo an order's last step only. @param since when the step was requested */
export function useOfferUndo(): (step: Omit<UndoableStep, 'until'>, since?: Date) => void {
  const { now } = useEnvironment();
  return (step, since = now()) => {
    const until = since.getTime() + undoSeconds * 1_000;
    change([...withoutUndo(steps, step.ids), { ...step, until }].slice(-most));
  };
}

/** Withdraws the offers for these orders. */
export function forgetUndo(ids: readonly string[]): void {
  change(withoutUndo(steps, ids));
}

/** What can still be undone after these orders have moved on. */
export function withoutUndo(all: readonly UndoableStep[], gone: readonly string[]): readonly UndoableStep[] {
  return all
    .map((one) => ({ ...one, ids: one.ids.filter((id) => !gone.includes(id)) }))
    .filter(({ ids }) => ids.length > 0);
}

/** The newest last. */
export function useUndoable(): readonly UndoableStep[] {
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return useSyncExternalStore(listen, () => steps);
}
