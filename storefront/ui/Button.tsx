import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './Button.module.css';
import { joinClasses } from './join-classes.ts';

export type ButtonLook = 'primary' | 'gold' | 'outline' | 'ghost' | 'quiet' | 'link' | 'danger';

type Shape = {
  look?: ButtonLook | undefined;
  small?: boolean | undefined;
  /** Full width of its container. */
  wide?: boolean | undefined;
  icon?: ReactNode;
};
type ButtonProps = Shape &
  ComponentProps<'button'> & {
    /** In progress: shows a spinner and ignores presses, but keeps the focus. */
    busy?: boolean | undefined;
  };
type LinkProps = Shape & {
  href: string;
  /** Of the history entry that is pushed. */
  state?: unknown;
  children: ReactNode;
  className?: string | undefined;
};

export function Button({
  look,
  small,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(classNames({ look, small, wide }), busy && classes['busy'], className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A link styled as a button: goes to another page of the shop. */
export function ButtonLink({ look, small, wide, icon, className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={joinClasses(classNames({ look, small, wide }), className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** The same styles for other elements: `<a href="tel:…">`, file labels. */
export function classNames({ look = 'primary', small, wide }: Shape): string {
  return joinClasses(classes['button'], classes[look], small && classes['small'], wide && classes['wide']);
}
