import type { ReactNode } from 'react';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import classes from './EmptyState.module.css';

type Props = {
  title: ReactNode;
  /** What is empty; without one the carpet's medallion. */
  icon?: ReactNode;
  children?: ReactNode;
  /** The next step, as a link or another element; every empty page offers one. */
  to?: { href: string; text: string } | undefined;
  action?: ReactNode;
  /** `h1` when the state is the whole page. */
  heading?: 'h1' | 'h2' | undefined;
};

export function EmptyState({ title, icon, children, to, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={classes['state']}>
      {icon ? (
        <span className={classes['icon']}>{icon}</span>
      ) : (
        <Drawing name="gol" className={classes['gol']} />
      )}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {to && (
        <div className={classes['action']}>
          <ButtonLink href={to.href}>{to.text}</ButtonLink>
        </div>
      )}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
