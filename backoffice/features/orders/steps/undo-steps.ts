import { useSyncExternalStore } from 'react';
import { undoSeconds } from '#domain/staff-moves.ts';
import type { StaffMove } from '#contract/fulfilment/office-order-shapes.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';

/** A step that was just made here, and until when it can be undone. */
export type UndoableStep = { id: string; number: string; step: StaffMove; until: number };

const most = 3;
let steps: readonly UndoableStep[] = [];
const listeners = new Set<() => void>();

function change(next: readonly UndoableStep[]): void {
  steps = next;
  for (const listener of listeners) listener();
}

/** Of each order its last step: an earlier one is not undone past it. */
export function useOfferUndo(): (step: Omit<UndoableStep, 'until'>) => void {
  const { now } = useEnvironment();
  return (step) => {
    const others = steps.filter(({ id }) => id !== step.id);
    change([...others, { ...step, until: now().getTime() + undoSeconds * 1_000 }].slice(-most));
  };
}

export function forgetUndo(id: string): void {
  change(steps.filter((one) => one.id !== id));
}

export function useUndoable(): readonly UndoableStep[] {
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return useSyncExternalStore(listen, () => steps);
}
