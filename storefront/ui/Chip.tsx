import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './Chip.module.css';
import { joinClasses } from './join-classes.ts';

type Look = {
  children: ReactNode;
  icon?: ReactNode;
  /** A number in a muted colour after the text. */
  count?: number | undefined;
  /** A highlighted number: how many filters are active. */
  strong?: number | undefined;
};
type ChipProps = Look & {
  onClick: () => void;
  isSelected?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Removable: shows a cross; `removeLabel` is its accessible name. */
  removeLabel?: string | undefined;
  hasPopup?: boolean | undefined;
};

export function Chip({ onClick, isSelected, isDisabled, removeLabel, hasPopup, ...look }: ChipProps) {
  const removes = removeLabel !== undefined;
  return (
    <button
      type="button"
      className={joinClasses(classes['chip'], (isSelected || removes) && classes['selected'])}
      aria-pressed={removes || hasPopup ? undefined : Boolean(isSelected)}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      aria-label={removeLabel}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Inside {...look} />
      {removes && <X aria-hidden="true" />}
    </button>
  );
}

export function ChipLink({ href, ...look }: Look & { href: string }) {
  return (
    <Link href={href} className={classes['chip']}>
      <Inside {...look} />
    </Link>
  );
}

/** A row of chips that scrolls sideways from edge to edge; on wide screens it wraps. */
export function ChipRail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes['rail']} role="group" aria-label={label}>
      {children}
    </div>
  );
}

function Inside({ icon, children, count, strong }: Look) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={classes['count']}>{count}</span>}
      {strong ? <b className={classes['strong']}>{strong}</b> : null}
    </>
  );
}
