import { X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
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
  /** Where it leads without scripts; with them it is a button all the same. */
  href?: string | undefined;
};

export function Chip({ onClick, isSelected, isDisabled, removeLabel, hasPopup, href, ...look }: ChipProps) {
  const removes = removeLabel !== undefined;
  const shared = {
    className: joinClasses(classes['chip'], (isSelected || removes) && classes['selected']),
    'aria-pressed': removes || hasPopup ? undefined : Boolean(isSelected),
    'aria-haspopup': hasPopup ? ('dialog' as const) : undefined,
    'aria-label': removeLabel,
  };
  const inside = (
    <>
      <Inside {...look} />
      {removes && <X aria-hidden="true" />}
    </>
  );
  return href !== undefined && !isDisabled ? (
    <a {...shared} role="button" href={href} {...pressInstead(onClick)}>
      {inside}
    </a>
  ) : (
    <button type="button" {...shared} disabled={isDisabled} onClick={onClick}>
      {inside}
    </button>
  );
}

/** A link that acts as a button: a click or the space bar does not follow it, unless it shall open elsewhere. */
function pressInstead(press: () => void) {
  return {
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      press();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
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
