import type { ReactNode } from 'react';
import classes from './ChipGrid.module.css';
import { joinClasses } from './join-classes.ts';

type Props = {
  label: string;
  /** The first chip has a row of its own. */
  firstAlone?: boolean | undefined;
  children: ReactNode;
};

/** A grid of chips of similar length, on as many rows as needed. */
export function ChipGrid({ label, firstAlone, children }: Props) {
  return (
    <div
      className={joinClasses(classes['grid'], firstAlone && classes['first'])}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
