import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './IconButton.module.css';
import { joinClasses } from './join-classes.ts';

type Look = 'plain' | 'onPicture' | 'soft';
type Shape = {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  look?: Look | undefined;
  /** A badge with a number; hidden at 0. */
  count?: number | undefined;
};
type ButtonProps = Shape & Omit<ComponentProps<'button'>, 'children'>;
type LinkProps = Shape & { href: string; className?: string | undefined };

/** The visible number is part of the accessible name. */
const nameOf = (label: string, count: number | undefined) => (count ? `${label}: ${count}` : label);

export function IconButton({ label, icon, look, count, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={nameOf(label, count)}
      title={label}
      className={joinClasses(classes['button'], look && classes[look], className)}
    >
      {icon}
      <Count value={count} />
    </button>
  );
}

export function IconLink({ label, icon, look, count, className, href }: LinkProps) {
  return (
    <Link
      href={href}
      aria-label={nameOf(label, count)}
      title={label}
      className={joinClasses(classes['button'], look && classes[look], className)}
    >
      {icon}
      <Count value={count} />
    </Link>
  );
}

export function Count({ value, className }: { value: number | undefined; className?: string | undefined }) {
  if (!value) return null;
  return (
    <b className={joinClasses(classes['count'], className)} aria-hidden="true">
      {value > 99 ? '99+' : value}
    </b>
  );
}
