import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

/** Only for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes['hidden']}>{children}</span>;
}
