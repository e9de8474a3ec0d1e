import type { ReactNode } from 'react';
import classes from './Dotted.module.css';
import { joinClasses } from './join-classes.ts';

type Props = {
  /** Empty ones are left out. */
  parts: readonly ReactNode[];
  className?: string | undefined;
};

/** "One · two · three" as a block whose lines neither begin nor end with a dot. */
export function Dotted({ parts, className }: Props) {
  return (
    <span className={joinClasses(classes['dotted'], className)}>
      {parts.filter(Boolean).map((part, at) => (
        <span key={at}>
          {at > 0 && <i> · </i>}
          {part}
        </span>
      ))}
    </span>
  );
}
