import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Chips of one question as a toolbar: one Tab stop, arrow keys move between chips, Escape leaves. */
export function ToggleGroup({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // After every render, because the chips and their disabled state depend on the answers.
  useEffect(() => leaveOneStop(box.current));

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const chips = chipsIn(event.currentTarget);
    const at = chips.findIndex((chip) => chip === document.activeElement);
    const ends: Record<string, number> = { Home: 0, End: chips.length - 1 };
    const step = steps[event.key];
    const next = step === undefined ? ends[event.key] : (at + step + chips.length) % chips.length;
    if (event.key === 'Escape') chips[at]?.blur();
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    chips[next]?.focus();
  }

  return (
    <div
      ref={box}
      role="presentation"
      className={className}
      onKeyDown={move}
      onFocus={() => leaveOneStop(box.current)}
    >
      {children}
    </div>
  );
}

const chipsIn = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLElement>('button:not(:disabled), a[role=button]'),
];

/** Makes one chip tabbable: the focused one, else the answer, else the first. */
function leaveOneStop(box: HTMLElement | null): void {
  const chips = box ? chipsIn(box) : [];
  const isAnswer = (chip: HTMLElement) => chip.getAttribute('aria-pressed') === 'true';
  const stop = chips.find((chip) => chip === document.activeElement) ?? chips.find(isAnswer) ?? chips[0];
  for (const chip of chips) chip.tabIndex = chip === stop ? 0 : -1;
}
