import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

/** Said by screen readers, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes['hidden']}>{children}</span>;
}
