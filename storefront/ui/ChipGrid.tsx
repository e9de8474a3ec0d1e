import type { ReactNode } from 'react';
import classes from './ChipGrid.module.css';
import { joinClasses } from './join-classes.ts';

type Props = {
  /** Left out inside a fieldset, whose legend names the chips. */
  label?: string | undefined;
  /** The first chip has a row of its own. */
  firstAlone?: boolean | undefined;
  children: ReactNode;
};

/** A grid of chips of similar length, on as many rows as needed. */
export function ChipGrid({ label, firstAlone, children }: Props) {
  return (
    <div
      className={joinClasses(classes['grid'], firstAlone && classes['first'])}
      role={label && 'group'}
      aria-label={label}
    >
      {children}
    </div>
  );
}
