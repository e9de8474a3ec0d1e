import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/** Moves among the fields of a table (`data-cell="row,column"`); within a text the arrows move to its ends first. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const field = event.target;
  if (!step || !(field instanceof HTMLInputElement)) return;
  const [row = 0, column = 0] = (field.dataset['cell'] ?? '').split(',').map(Number);
  const { selectionStart: from, selectionEnd: to, value } = field;
  const isWhole = from === 0 && to === value.length;
  const isAtEnd = step[1] < 0 ? to === 0 : from === value.length;
  if (step[1] !== 0 && !isWhole && !isAtEnd) return;
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `[data-cell="${row + step[0]},${column + step[1]}"]`,
  );
  // Neither does a key leave the table, nor Enter send the form.
  event.preventDefault();
  next?.focus();
}
