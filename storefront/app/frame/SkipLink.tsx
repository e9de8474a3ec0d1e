import type { ReactNode } from 'react';
import classes from './SkipLink.module.css';

/** For who goes by keyboard: past what stands before; seen only while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={classes['skip']} href={`#${to}`}>
      {children}
    </a>
  );
}
