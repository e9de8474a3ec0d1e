import type { ReactNode } from 'react';
import classes from './DateRow.module.css';

/** Fields of day, month and year side by side; on phones the year is below. */
export function DateRow({ children }: { children: ReactNode }) {
  return <div className={classes['row']}>{children}</div>;
}
