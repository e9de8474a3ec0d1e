import type { ReactNode } from 'react';
import classes from './SkipLink.module.css';

/** Skip link for keyboard users: jumps past the preceding content; visible only while focused. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={classes['skip']} href={`#${to}`} data-print="no">
      {children}
    </a>
  );
}
